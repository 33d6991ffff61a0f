import { configure } from '../../../core/config';
import { kitsConfig } from '../config';

const TIMEOUT = 10_000;

/** The fetch that is under way: several calls may be turned away at once. */
let renewal: Promise<void> | undefined;

/**
 * The nonce after one was turned away: it was too old, or the person has logged in again in another tab.
 *
 * @returns the same one where there is no other
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
    // Shorter texts are the CMS's ways to refuse: `0`, `-1`.
    if (response.ok && /^[\w-]{4,100}$/.test(text)) configure({ restNonce: text });
  } catch {
    // The call stays refused, and says so.
  }
}
