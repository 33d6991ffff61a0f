import { type Context, Hono } from 'hono';
import { formTexts } from '../../../server/form-texts';
import { LibraryRefusal } from '../../../server/library-refusal';
import { defaultPlans } from '../../../server/plans';
import { connection, type Plan, plans } from '../../../src/api/libraries/account';
import { cloudRoutes } from '../../../src/api/routes';
import type { PageContext } from '../../pages/page';
import { destination } from '../account/account';
import { administratorPage } from '../cms/administrator-page';
import { sessionOf } from '../outbox/sessions';
import { isRestNonce } from '../rest-nonce';
import type { Site } from '../site';
import { callService, jsonOf } from './service-call';
import { type Upgrade, upgradeView } from './upgrade-view';

/** The path of the page on which a plan is chosen. */
export const upgradePath = '/library/upgrade';

/** The page on which an administrator chooses a plan and then returns. */
export function upgradeRoutes(site: Site): Hono {
  const app = new Hono();
  app.get(upgradePath, (context) =>
    administratorPage(site, context, (page) =>
      shown(site, context, page, { returnTo: returnPath(context.req.query('return_to')) }),
    ),
  );
  app.post(upgradePath, (context) =>
    administratorPage(site, context, async (page) => {
      const { plan, return_to, _wpnonce } = await formTexts(context);
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
  const account = await fetchAccount(site, nameOf(page));
  return context.html(upgradeView(page, { ...given, account, limits: defaultPlans }), status);
}

/** The person's account at the library. `unknown` when the library does not answer. */
async function fetchAccount(site: Site, person: string): Promise<Upgrade['account']> {
  try {
    const response = await callService(site, person, cloudRoutes.readConnection);
    if (!response.ok) return 'unknown';
    return (await jsonOf(response, connection)).account;
  } catch (error) {
    return handleLibraryRefusal(error, (code) =>
      code === 'library-not-connected' ? undefined : 'unknown',
    );
  }
}

async function choose(site: Site, person: string, plan: Plan): Promise<Upgrade['problem']> {
  try {
    const body = JSON.stringify({ plan });
    const response = await callService(site, person, cloudRoutes.changePlan, { body });
    return response.ok ? undefined : 'unreached';
  } catch (error) {
    return handleLibraryRefusal(error, () => 'unreached' as const);
  }
}

function handleLibraryRefusal<T>(error: unknown, answer: (code: LibraryRefusal['code']) => T): T {
  if (error instanceof LibraryRefusal) return answer(error.code);
  throw error;
}

const nameOf = ({ account }: PageContext): string => account?.name ?? '';

const returnPath = (asked: unknown): string => (asked ? destination(asked) : '/kit-library');
