import { KitError } from './kit-error';

/**
 * Gives a piece of work no more than some milliseconds; its signal tells it when they are over.
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
