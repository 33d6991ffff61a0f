import type { Clock } from '../server/clock';
import type { PasswordTries } from '../server/password-tries';
import type { PlanLimits } from '../server/plans';
import type { Blobs } from './blobs/blobs';
import type { Storage } from './storage/storage';

/** The shared objects of one running service. */
export interface Service extends Storage {
  readonly dataDir: string;
  /** The files of the kits. */
  readonly blobs: Blobs;
  readonly clock: Clock;
  /** The limits of each plan. */
  readonly plans: PlanLimits;
  /** The number of trusted reverse proxies in front of the service. */
  readonly proxies: number;
  readonly passwordTries: PasswordTries;
}
