import { html } from 'hono/html';
import type { PlanLimits } from '../../../server/plans';
import type { Connection, Plan } from '../../../src/api/libraries/account';
import type { Html, PageContext } from '../../pages/page';
import { screen } from '../cms/views/screens';

/** The data of the page of plans. */
export interface Upgrade {
  /** The connected account. `unknown` when the library does not answer. */
  readonly account: Connection['account'] | 'unknown';
  readonly limits: PlanLimits;
  /** The path to which the person returns. */
  readonly returnTo: string;
  readonly problem?: 'expired' | 'unchosen' | 'unreached' | undefined;
}

const names: Readonly<Record<Plan, string>> = {
  none: 'No plan',
  trial: 'Trial',
  pro: 'Pro',
};

const problems: Readonly<Record<NonNullable<Upgrade['problem']>, string>> = {
  expired: 'This page has expired. Choose a plan again.',
  unchosen: 'Choose a plan.',
  unreached: 'The library did not answer, so the plan is unchanged. Try again later.',
};

/** The page with the plans and the form to choose one. */
export function upgradeView(context: PageContext, upgrade: Upgrade): Html {
  const { account, problem } = upgrade;
  return screen(
    context,
    'Library plans',
    'How many templates and kits the library stores for you.',
    html`${problem && html`<p class="site-note" role="alert">${problems[problem]}</p>`}
${isKnown(account) ? planForm(context, account, upgrade) : noAccount(upgrade)}`,
  );
}

type Account = NonNullable<Connection['account']>;

const isKnown = (account: Upgrade['account']): account is Account => typeof account === 'object';

function planForm({ config, url }: PageContext, account: Account, upgrade: Upgrade): Html {
  const { limits, returnTo } = upgrade;
  return html`<form method="post" action="${url.pathname}" class="library-plans">
<input type="hidden" name="_wpnonce" value="${String(config.restNonce)}">
<input type="hidden" name="return_to" value="${returnTo}">
<fieldset><legend>The plan of ${account.name} (${account.email})</legend>
${(['none', 'trial', 'pro'] as const).map((plan) => planChoice(plan, account, limits[plan]))}
</fieldset>
<fieldset><legend>Payment</legend>
<p class="site-note">This is a demonstration: nothing is paid, and what you type here is not sent.</p>
<p><label>Name on the card <input type="text" autocomplete="off"></label></p>
<p><label>Card number <input type="text" inputmode="numeric" autocomplete="off"></label></p>
</fieldset>
<p class="site-actions"><button class="site-button">Take this plan</button>
<a href="${returnTo}">Back without a change</a></p></form>`;
}

function planChoice(plan: Plan, account: Account, { items, bytes }: PlanLimits[Plan]): Html {
  const isTheirs = plan === account.plan;
  // A person without a plan comes from the upgrade screen, so the largest plan is preselected.
  const isChosen = plan === (account.plan === 'none' ? 'pro' : account.plan);
  const holds = items
    ? `${items.toLocaleString('en')} templates and kits, ${megabytes(bytes)} together`
    : 'Existing items can be viewed; none can be added';
  return html`<p><label><input type="radio" name="plan" value="${plan}"${isChosen && html` checked`}>
<strong>${names[plan]}</strong>${isTheirs && ' (yours)'}: ${holds}.</label></p>`;
}

function noAccount({ account, returnTo }: Upgrade): Html {
  const sentence =
    account === 'unknown'
      ? 'The library does not answer, so your plan is unknown. Try again later.'
      : 'No account is connected, so there is no plan to choose. Connect one first.';
  return html`<p class="site-note" role="status">${sentence}</p>
<p class="site-actions"><a class="site-button" href="${returnTo}">Go back</a></p>`;
}

const megabytes = (bytes: number): string =>
  `${Math.round(bytes / 1024 / 1024).toLocaleString('en')} MB`;
