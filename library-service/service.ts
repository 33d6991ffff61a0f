import type { Clock } from '../server/clock';
import type { Database } from '../server/database';
import type { PasswordTries } from '../server/password-tries';
import type { PlanLimits } from '../server/plans';

/** The shared objects of one running service. */
export interface Service {
  readonly dataDir: string;
  readonly database: Database;
  readonly clock: Clock;
  /** The limits of each plan. */
  readonly plans: PlanLimits;
  /** The number of trusted reverse proxies in front of the service. */
  readonly proxies: number;
  readonly passwordTries: PasswordTries;
}
