import { KitError } from './kit-error';

/**
 * Limits the duration of `work`. Its signal aborts when the time is over.
 *
 * @param work gets a function that starts the time anew, for work that makes progress
 * @throws KitError `timeout`
 */
export async function withTimeLimit<Result>(
  milliseconds: number,
  work: (signal: AbortSignal, restart: () => void) => Promise<Result>,
): Promise<Result> {
  const late = new AbortController();
  const begin = () => setTimeout(() => late.abort(), milliseconds);
  let timer = begin();
  const restart = () => {
    clearTimeout(timer);
    timer = begin();
  };
  try {
    return await work(late.signal, restart);
  } catch (cause) {
    throw late.signal.aborted ? new KitError('timeout', {}, { cause }) : cause;
  } finally {
    clearTimeout(timer);
  }
}
