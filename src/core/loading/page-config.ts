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

/** The page's printed configuration, read without the configuration's code. */
export function pageConfig(): EarlyConfig {
  try {
    return Object(JSON.parse(document.getElementById('nh-config')?.textContent ?? ''));
  } catch {
    // None, or unreadable, which the elements themselves will tell.
    return {};
  }
}
