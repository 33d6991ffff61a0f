import { defaultConfig } from '../../core/config';
import { printedConfig } from '../builder-config/printed-config';
import { builtConfig } from '../config';

/** A request that counts clicks. */
interface ClickRequest {
  readonly address: string;
  readonly action: string;
  readonly nonce: string;
}

/**
 * Returns the request that counts clicks, for the current configuration. Undefined without a nonce, since
 * the CMS would reject the request.
 *
 * The nonce that the builder has printed for its own script takes precedence over the configured one: it is
 * printed with the page and therefore newer (docs/compatibility/page-builder-markup.md#configuration).
 */
export function clickRequest(): ClickRequest | undefined {
  const { ajaxUrl, builder, clickNonce } = builtConfig();
  const { nonces, urls } = Object(printedConfig(builder));
  const printed = text(Object(nonces).floatingButtonsClickTracking);
  const nonce = printed ?? clickNonce;
  if (!nonce) return undefined;
  // A configured address takes precedence; otherwise a printed nonce is sent to the address printed with it.
  const isConfigured = ajaxUrl !== defaultConfig.ajaxUrl;
  const address = (!isConfigured && printed && text(Object(urls).ajaxurl)) || ajaxUrl;
  return { address, action: `${builder}_send_clicks`, nonce };
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
