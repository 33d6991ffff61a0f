import { KitError } from './kit-error';

/**
 * Limits the duration of `work`. Its signal aborts when the time is over.
 *
 * @throws KitError `timeout`
 */
export async function withTimeLimit<Result>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const signal = AbortSignal.timeout(milliseconds);
  try {
    return await work(signal);
  } catch (cause) {
    throw signal.aborted ? new KitError('timeout', {}, { cause }) : cause;
  }
}
