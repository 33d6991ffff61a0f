/** The fields of the site's configuration that matter before its own code is here; unchecked. */
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

/** Where that was read from; another one, or one that was still being printed, is read anew. */
let printed: Element | null = null;

/** The page's printed configuration, read without the configuration's code, and once. */
export function pageConfig(): EarlyConfig {
  const script = document.getElementById('nh-config');
  if (script === printed) return read;
  try {
    read = Object(JSON.parse(script?.textContent ?? ''));
    printed = script;
  } catch {
    // Unreadable, which the elements themselves will tell.
    read = {};
  }
  return read;
}
