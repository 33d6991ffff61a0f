import { configure } from '../../core/config';
import { kitsConfig } from '../config';

const TIMEOUT = 10_000;

/** The pending request for a new nonce: several calls may be refused at the same time. */
let renewal: Promise<void> | undefined;

/**
 * Renews a nonce that the server refused: it has expired, or the person has logged in again in another tab.
 *
 * @returns the current nonce; equal to `used` if there is no new one
 * @throws the reason of `signal`
 */
export async function renewedNonce(
  used: string | undefined,
  signal?: AbortSignal,
): Promise<string | undefined> {
  if (kitsConfig().restNonce === used) {
    renewal ??= fetchNonce().finally(() => {
      renewal = undefined;
    });
    await renewal;
    signal?.throwIfAborted();
  }
  return kitsConfig().restNonce;
}

async function fetchNonce(): Promise<void> {
  const { ajaxUrl } = kitsConfig();
  try {
    const response = await fetch(
      `${ajaxUrl}${ajaxUrl.includes('?') ? '&' : '?'}action=rest-nonce`,
      {
        credentials: 'same-origin',
        cache: 'no-store',
        signal: AbortSignal.timeout(TIMEOUT),
      },
    );
    const text = (await response.text()).trim();
    // Shorter texts are refusals of the CMS: `0`, `-1`.
    if (response.ok && /^[\w-]{4,100}$/.test(text)) configure({ restNonce: text });
  } catch {
    // The refused call then reports that the person is logged out.
  }
}
