import { configure } from '../../../core/config';
import { mapsConfig } from '../config';

/** The running fetch; shared, since the server may reject several requests at once. */
let renewal: Promise<void> | undefined;

/**
 * Replaces a nonce that the server has rejected because the nonce has expired or the session has ended.
 *
 * @param address address that returns the nonce, or a page with the nonce in its configuration
 * @param used the rejected nonce
 * @param timeout milliseconds
 * @returns whether there is a new nonce
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
    // Without a response the change stays rejected, and its row shows that.
  }
}

/** The nonce in a response: the whole text, or the nonce in a page's configuration. */
export function nonceIn(text: string): string | undefined {
  const whole = text.trim();
  // Shorter texts are rejections of the CMS: `0`, `-1`.
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
