import type { KitAnswer, KitError } from '../rest';
import type { Network } from './network';

/** Tries that find no server while the browser says that it is online: a little over a minute. */
const MAX_TRIES = 6;

/** Milliseconds until the browser is asked again whether it is online, should it not tell. */
const OFFLINE_CHECK = 30_000;

interface Persistence {
  readonly network: Network;
  readonly signal: AbortSignal;
  /** Told when it begins to wait for the network, and when it goes on. */
  readonly onPause: (isPaused: boolean) => void;
}

/**
 * Makes a call until it is answered: again after 1 s, 2 s, 4 s … where the server cannot be reached or is
 * too busy, and for as long as the browser is offline. Any other failure is the answer.
 *
 * @throws the reason of `signal`
 */
export async function persistently<T>(
  call: () => Promise<KitAnswer<T>>,
  { network, signal, onPause }: Persistence,
): Promise<KitAnswer<T>> {
  for (let tries = 1; ; tries++) {
    const answer = await call();
    if (!answer.error || !isPassing(answer.error)) return answer;
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

/** Milliseconds before a call is made again that has failed so many times. */
export function backOff(failures: number): number {
  return Math.min(1000 * 2 ** (failures - 1), 60_000);
}

/** Whether a failure may be gone a moment later, with nothing done about it. */
function isPassing({ code, reason, status = 0 }: KitError): boolean {
  return reason === 'offline' || (code === 'general' && [429, 502, 503].includes(status));
}
