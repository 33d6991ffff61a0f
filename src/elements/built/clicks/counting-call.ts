import { printedConfig } from '../builder-config/printed-config';
import { builtConfig } from '../config';

/** What a call that counts clicks is made of. */
interface CountingCall {
  readonly address: string;
  readonly action: string;
  readonly nonce: string;
}

/**
 * The call that counts clicks, as the site is configured now; undefined without a nonce, which the CMS
 * would turn away.
 *
 * The nonce is the configuration's, or else the one that the builder has printed for its own script,
 * with that one's address (facts, page-builder-markup 9).
 */
export function countingCall(): CountingCall | undefined {
  const { ajaxUrl, builder, clickNonce } = builtConfig();
  const action = `${builder}_send_clicks`;
  if (clickNonce) return { address: ajaxUrl, action, nonce: clickNonce };
  const { nonces, urls } = Object(printedConfig(builder));
  const nonce: unknown = Object(nonces).floatingButtonsClickTracking;
  const address: unknown = Object(urls).ajaxurl;
  if (typeof nonce !== 'string' || nonce === '') return undefined;
  return { address: typeof address === 'string' ? address : ajaxUrl, action, nonce };
}
