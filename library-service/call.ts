import type { Handlers } from '../server/routes';
import type { serviceRoutes } from '../src/api/routes';
import type { Account } from './accounts/accounts';

/** The context variables of every API request. */
export type Env = { Variables: { account: Account } };

/** The handlers of some of the service's routes. */
export type ServiceHandlers<Name extends keyof typeof serviceRoutes> = Handlers<
  Pick<typeof serviceRoutes, Name>,
  Env
>;
