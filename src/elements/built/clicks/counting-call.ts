import { defaultConfig } from '../../../core/config';
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
 * The nonce is the one that the builder has printed for its own script, or else the configuration's: what
 * is printed with the page is the fresher of the two (facts, page-builder-markup 9).
 */
export function countingCall(): CountingCall | undefined {
  const { ajaxUrl, builder, clickNonce } = builtConfig();
  const { nonces, urls } = Object(printedConfig(builder));
  const printed = text(Object(nonces).floatingButtonsClickTracking);
  const nonce = printed ?? clickNonce;
  if (!nonce) return undefined;
  // An address that the site names is its word; without one the printed nonce goes where it is printed for.
  const isNamed = ajaxUrl !== defaultConfig.ajaxUrl;
  const address = (!isNamed && printed && text(Object(urls).ajaxurl)) || ajaxUrl;
  return { address, action: `${builder}_send_clicks`, nonce };
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
