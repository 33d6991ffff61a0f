/** Fields of the site configuration that are read before its code is loaded. Not validated. */
export interface EarlyConfig {
  readonly isStatic?: unknown;
  readonly adopt?: unknown;
  readonly bridges?: unknown;
  readonly features?: unknown;
  readonly mode?: unknown;
  readonly builder?: unknown;
  readonly tracking?: { readonly beacon?: string; readonly dataLayer?: boolean | string } | null;
  readonly pageSettings?: { readonly scroll_snap?: unknown };
  readonly kit?: { readonly global_image_lightbox?: unknown };
}

let read: EarlyConfig = {};

/** Script element from which `read` was parsed. Parsed again if it was replaced, or incomplete before. */
let printed: Element | null = null;

/** Returns the page's printed configuration, parsed once, without the code of the configuration module. */
export function pageConfig(): EarlyConfig {
  const script = document.getElementById('nh-config');
  if (script === printed) return read;
  try {
    read = Object(JSON.parse(script?.textContent ?? ''));
    printed = script;
  } catch {
    // Invalid JSON is reported later, by the elements.
    read = {};
  }
  return read;
}
