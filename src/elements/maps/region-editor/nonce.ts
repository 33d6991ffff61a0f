import { configure } from '../../../core/config';
import { mapsConfig } from '../config';

/** The fetch that is under way: several calls may be turned away at once. */
let renewal: Promise<void> | undefined;

/**
 * Sees to it that calls bring another nonce than the one that was turned away: it belongs to a log-in
 * that has ended, or is too old.
 *
 * @param address answers with the nonce, or with a page that has it in its configuration
 * @param used the nonce that was turned away
 * @param timeout milliseconds
 * @returns whether there is another one now
 */
export async function renewNonce(
  address: string,
  used: string | undefined,
  timeout: number,
): Promise<boolean> {
  if (mapsConfig().nonce === used) {
    renewal ??= fetchNonce(address, timeout).finally(() => {
      renewal = undefined;
    });
    await renewal;
  }
  return mapsConfig().nonce !== used;
}

async function fetchNonce(address: string, timeout: number): Promise<void> {
  try {
    const signal = AbortSignal.timeout(timeout);
    const response = await fetch(address, {
      credentials: 'same-origin',
      cache: 'no-store',
      signal,
    });
    const nonce = response.ok ? nonceIn(await response.text()) : undefined;
    if (nonce !== undefined) configure({ nonce });
  } catch {
    // Without an answer the change stays refused, and says so.
  }
}

/** The nonce of an answer: the whole of it, or what a page prints in its configuration. */
export function nonceIn(text: string): string | undefined {
  const whole = text.trim();
  // Less is one of the CMS's ways to refuse: `0`, `-1`.
  if (/^[\w-]{4,100}$/.test(whole)) return whole;
  try {
    const { nonce } = Object(JSON.parse(printedConfig(text))) as { readonly nonce?: unknown };
    return typeof nonce === 'string' && nonce !== '' ? nonce : undefined;
  } catch {
    return undefined;
  }
}

function printedConfig(page: string): string {
  const { index } = /\bid=["']?nh-config\b/.exec(page) ?? { index: page.length };
  const start = page.indexOf('>', index) + 1;
  return page.slice(start, page.indexOf('</script', start));
}
