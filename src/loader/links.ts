import { loadableCode } from './loadable-code';
import { pageConfig } from './page-config';

/** Name under which the code for links is loaded. No element of ours can have this name. */
export const LINKS = 'a';

let selector: string | undefined;

/** Returns the selector of lightbox and action links whose code is not loaded yet. */
export function earlyLinks(): string {
  const name = CSS.escape(builderName());
  selector ??= `[data-${name}-open-lightbox=yes],[data-${name}-lightbox],a[href*="${name}-action"]`;
  return selector;
}

/** Whether the code for links is needed at once: because of a kit setting, or an action in the page's hash. */
export function needsLinkCode(): boolean {
  return (
    isOn(pageConfig().kit?.global_image_lightbox) ||
    location.hash.includes(`${builderName()}-action`)
  );
}

/** Same as `isOn` of the configuration module, which is not loaded yet. */
export function isOn(value: unknown): boolean {
  return /^(true|1|yes|on)$/i.test(String(value));
}

/** Loads and starts the code for links. */
export async function fetchLinks(): Promise<void> {
  (await loadableCode.loadLinks()).listenToLinks();
  // From now on, no link is held.
  selector = ':not(*)';
}

function builderName(): string {
  return String(pageConfig().builder ?? 'elementor');
}
