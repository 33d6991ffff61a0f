import { library } from './library';
import { pageConfig } from './page-config';

/** The name that the code of links is fetched by; no element of ours can have it. */
export const LINKS = 'a';

let selector: string | undefined;

/** What opens the lightbox or runs an action and has no code yet, as a selector. */
export function earlyLinks(): string {
  const name = CSS.escape(builderName());
  selector ??= `[data-${name}-open-lightbox=yes],[data-${name}-lightbox],a[href*="${name}-action"]`;
  return selector;
}

/** True where links need their code whatever they look like: by the kit's switch, or the page's hash. */
export function needsLinkCode(): boolean {
  return (
    isOn(pageConfig().kit?.global_image_lightbox) ||
    location.hash.includes(`${builderName()}-action`)
  );
}

/** As `isOn` of the configuration, whose code is to come later than this. */
export function isOn(value: unknown): boolean {
  return /^(true|1|yes|on)$/i.test(String(value));
}

/** Fetches the code of links. */
export async function fetchLinks(): Promise<void> {
  (await library.loadLinks()).listenToLinks();
  // From now on no link is early.
  selector = ':not(*)';
}

function builderName(): string {
  return String(pageConfig().builder ?? 'elementor');
}
