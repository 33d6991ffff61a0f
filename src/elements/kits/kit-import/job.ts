import type { KitAnswer } from '../rest';
import type { CallOptions } from './calls';
import type { ImportAction } from './machine';

/** What a job of the import works with. */
export interface Job {
  /** How its calls are made; their signal ends the job. */
  readonly call: CallOptions & { readonly signal: AbortSignal };
  /** Makes a call until it is answered. */
  readonly persistently: <T>(call: () => Promise<KitAnswer<T>>) => Promise<KitAnswer<T>>;
  /** Tells what has happened. */
  readonly dispatch: (action: ImportAction) => void;
}
