import { html } from 'hono/html';
import type { PlanLimits } from '../../../library-service/service';
import type { Connection, Plan } from '../../../src/elements/kits/libraries/wire/account';
import type { Html, PageContext } from '../../pages/page';
import { screen } from '../cms/views/screens';

/** What the page of the plans is printed with. */
export interface Upgrade {
  /** The account that is connected; `unknown` where the library does not answer. */
  readonly account: Connection['account'] | 'unknown';
  readonly limits: PlanLimits;
  /** The path that the person comes back to. */
  readonly returnTo: string;
  readonly problem?: 'expired' | 'unchosen' | 'unreached' | undefined;
}

const names: Readonly<Record<Plan, string>> = {
  none: 'No plan',
  trial: 'Trial',
  pro: 'Pro',
};

const problems: Readonly<Record<NonNullable<Upgrade['problem']>, string>> = {
  expired: 'This page was open for too long. Choose once more.',
  unchosen: 'Choose a plan.',
  unreached: 'The library did not answer, so the plan is as it was. Try again in a while.',
};

/** The plans, and the form by which one is chosen. */
export function upgradeView(context: PageContext, upgrade: Upgrade): Html {
  const { account, problem } = upgrade;
  return screen(
    context,
    'Plans of the library',
    'How much of your templates and kits the library keeps.',
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
  // Whoever comes from the screen that asks to upgrade finds the way up chosen.
  const isChosen = plan === (account.plan === 'none' ? 'pro' : account.plan);
  const holds = items
    ? `${items.toLocaleString('en')} templates and kits, ${megabytes(bytes)} together`
    : 'What is there can be looked at; nothing can be added';
  return html`<p><label><input type="radio" name="plan" value="${plan}"${isChosen && html` checked`}>
<strong>${names[plan]}</strong>${isTheirs && ' (yours)'}: ${holds}.</label></p>`;
}

function noAccount({ account, returnTo }: Upgrade): Html {
  const sentence =
    account === 'unknown'
      ? 'The library does not answer at the moment, so your plan is unknown. Try again in a while.'
      : 'No account is connected, so there is no plan to choose. Connect one first.';
  return html`<p class="site-note" role="status">${sentence}</p>
<p class="site-actions"><a class="site-button" href="${returnTo}">Go back</a></p>`;
}

const megabytes = (bytes: number): string =>
  `${Math.round(bytes / 1024 / 1024).toLocaleString('en')} MB`;
