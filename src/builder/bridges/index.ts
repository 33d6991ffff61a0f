import { siteConfig } from '../../core/config';
import type { BridgedPage } from './bridged-page';
import { bridgeEvents } from './events';
import { frontend } from './frontend';

/**
 * Defines the replacement of the builder's global object and dispatches the native event
 * `{builder}/frontend/init` on the window (docs/compatibility/page-builder-markup.md#hooks).
 *
 * @param printed configuration that the builder has printed for its own script, if any
 */
export function bridge(printed: unknown, page: BridgedPage): void {
  const { builder } = siteConfig();
  const { signal } = page;
  if (signal.aborted) return;
  const name = `${builder}Frontend`;
  const value = frontend(printed, page);
  // Writable, so that the builder's own script can replace it if it loads after all.
  Object.defineProperty(window, name, { value, configurable: true, writable: true });
  bridgeEvents(signal);
  window.dispatchEvent(new CustomEvent(`${builder}/frontend/init`));
}
