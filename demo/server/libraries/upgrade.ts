import { type Context, Hono } from 'hono';
import { Refusal } from '../../../library-service/refusal';
import { defaultPlans } from '../../../library-service/service';
import {
  type Connection,
  type Plan,
  plans,
} from '../../../src/elements/kits/libraries/wire/account';
import type { PageContext } from '../../pages/page';
import { destination } from '../account/account';
import { administratorPage } from '../cms/administrator-page';
import { sessionOf } from '../outbox/sessions';
import { isRestNonce } from '../rest-nonce';
import type { Site } from '../site';
import { callService } from './service-call';
import { type Upgrade, upgradeView } from './upgrade-view';

/** Where an account's plan is chosen. */
export const upgradePath = '/library/upgrade';

/** The page on which an administrator chooses a plan, and comes back to where they were. */
export function upgradeRoutes(site: Site): Hono {
  const app = new Hono();
  app.get(upgradePath, (context) =>
    administratorPage(site, context, (page) =>
      shown(site, context, page, { returnTo: returnPath(context.req.query('return_to')) }),
    ),
  );
  app.post(upgradePath, (context) =>
    administratorPage(site, context, async (page) => {
      const { plan, return_to, _wpnonce } = await context.req.parseBody();
      const returnTo = returnPath(return_to);
      const session = sessionOf(site, context);
      if (!session || !isRestNonce(site, session, String(_wpnonce))) {
        return shown(site, context, page, { returnTo, problem: 'expired' }, 403);
      }
      const chosen = plans.find((one) => one === plan);
      if (!chosen) return shown(site, context, page, { returnTo, problem: 'unchosen' }, 400);
      const problem = await choose(site, nameOf(page), chosen);
      return problem
        ? shown(site, context, page, { returnTo, problem }, 502)
        : context.redirect(returnTo, 303);
    }),
  );
  return app;
}

async function shown(
  site: Site,
  context: Context,
  page: PageContext,
  given: Pick<Upgrade, 'returnTo' | 'problem'>,
  status: 200 | 400 | 403 | 502 = 200,
): Promise<Response> {
  const account = await accountFor(site, nameOf(page));
  return context.html(upgradeView(page, { ...given, account, limits: defaultPlans }), status);
}

/** The person's account at the library; `unknown` where it does not answer. */
async function accountFor(site: Site, person: string): Promise<Upgrade['account']> {
  try {
    const response = await callService(site, person, '/account');
    if (!response.ok) return 'unknown';
    return ((await response.json()) as Connection).account;
  } catch (error) {
    return unlessLibrary(error, (code) =>
      code === 'library-not-connected' ? undefined : 'unknown',
    );
  }
}

async function choose(site: Site, person: string, plan: Plan): Promise<Upgrade['problem']> {
  try {
    const body = JSON.stringify({ plan });
    const response = await callService(site, person, '/account/plan', { method: 'PUT', body });
    return response.ok ? undefined : 'unreached';
  } catch (error) {
    return unlessLibrary(error, () => 'unreached' as const);
  }
}

function unlessLibrary<T>(error: unknown, answer: (code: Refusal['code']) => T): T {
  if (error instanceof Refusal) return answer(error.code);
  throw error;
}

const nameOf = ({ account }: PageContext): string => account?.name ?? '';

const returnPath = (asked: unknown): string => (asked ? destination(asked) : '/kit-library');
