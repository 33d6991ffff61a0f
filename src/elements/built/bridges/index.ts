import { siteConfig } from '../../../core/config';
import type { BridgedPage } from './bridged-page';
import { bridgeEvents } from './events';
import { frontend } from './frontend';

/**
 * Puts an object where sites' scripts look for the builder's own, and tells them that it is there, by the
 * native event `{builder}/frontend/init` on the window (facts, page-builder-markup 10).
 *
 * @param printed what the builder has printed for its own script, if it has
 */
export function bridge(printed: unknown, page: BridgedPage): void {
  const { builder } = siteConfig();
  const { signal } = page;
  if (signal.aborted) return;
  const name = `${builder}Frontend`;
  const value = frontend(printed, page);
  // The builder's own script, if it comes after all, takes its place.
  Object.defineProperty(window, name, { value, configurable: true, writable: true });
  bridgeEvents(signal);
  window.dispatchEvent(new Event(`${builder}/frontend/init`));
}
