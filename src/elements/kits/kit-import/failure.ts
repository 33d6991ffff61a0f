import type { KitAnswer, KitError } from '../rest';

/** A job that has ended with an error of the kit tools. */
export class KitFailure extends Error {
  override readonly name = 'KitFailure';

  constructor(readonly error: KitError) {
    super(error.message);
  }
}

/**
 * What a call was answered with.
 *
 * @throws KitFailure where it has failed
 */
export function required<T>({ value, error }: KitAnswer<T>): T {
  if (error) throw new KitFailure(error);
  // An answer without an error has a value, be it `undefined`.
  return value as T;
}

/** The server has answered what cannot be: going on would be for ever. */
export function brokenPromise(message: string): KitFailure {
  return new KitFailure({ code: 'general', reason: 'unreadable', message });
}
