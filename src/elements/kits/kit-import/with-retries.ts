import type { ApiError, ApiResult } from '../../../api/client';
import type { Network } from './network';

/** The number of attempts while the browser is online; they take a little over a minute. */
const MAX_TRIES = 6;

/** Interval in milliseconds to check whether the browser is online, in case it fires no event. */
const OFFLINE_CHECK = 30_000;

interface RetryOptions {
  readonly network: Network;
  readonly signal: AbortSignal;
  /** Called when waiting for the network begins and ends. */
  readonly onPause: (isPaused: boolean) => void;
}

/**
 * Sends a request until the server responds: again after 1 s, 2 s, 4 s … if the server cannot be reached or
 * is too busy, and while the browser is offline. Other errors are returned.
 *
 * @throws the reason of `signal`
 */
export async function withRetries<T>(
  call: () => Promise<ApiResult<T>>,
  { network, signal, onPause }: RetryOptions,
): Promise<ApiResult<T>> {
  for (let tries = 1; ; tries++) {
    const answer = await call();
    if (!answer.error || !isTemporary(answer.error)) return answer;
    if (network.isOnline()) {
      if (tries >= MAX_TRIES) return answer;
      await network.wait(backOff(tries), signal);
      continue;
    }
    onPause(true);
    while (!network.isOnline()) await network.wait(OFFLINE_CHECK, signal);
    onPause(false);
    tries = 0;
  }
}

/** The delay in milliseconds before the next attempt, by the number of failures. */
export function backOff(failures: number): number {
  return Math.min(1000 * 2 ** (failures - 1), 60_000);
}

/** Whether an error may disappear by itself. */
function isTemporary({ code, reason, status = 0 }: ApiError): boolean {
  return reason === 'offline' || (code === 'general' && [429, 502, 503].includes(status));
}
