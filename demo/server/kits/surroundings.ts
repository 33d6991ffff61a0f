import type { KitErrorCode } from '../../../src/api/kits/errors';
import type { KitLibrary } from './kit-library';

/** The environment of the kit routes. */
export interface KitSurroundings {
  /** The connected cloud library, if there is one. */
  readonly library?: KitLibrary | undefined;
  /** The origins from which kits and their pictures may be fetched, besides the site's own: `https://kits.example`. */
  readonly origins?: readonly string[] | undefined;
  /** Whether accounts may install plugins. Default: true. */
  readonly mayInstallPlugins?: boolean | undefined;
  /** Whether an imported document may keep HTML with scripts and frames. Default: false, it is filtered. */
  readonly mayPostUnfilteredHtml?: boolean | undefined;
  /** Whether pictures may be fetched from an IP address. Default: from public ones. Tests have their own server. */
  reaches?(address: string): boolean;
  /**
   * Returns the error that a test simulates for a request such as `POST /exports/…/runners/archive`. It is called
   * before the request is handled. No request can set it.
   */
  fault?(call: string): KitErrorCode | undefined;
}
