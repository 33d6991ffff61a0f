import type { KitErrorCode } from '../../../src/elements/kits/wire/import';
import type { KitLibrary } from './library';

/** What the kits' calls find around them. */
export interface KitSurroundings {
  /** The cloud library that the site is connected to, if it is. */
  readonly library?: KitLibrary | undefined;
  /** Origins beside the site's own that kits may be fetched from, such as `https://kits.example`. */
  readonly origins?: readonly string[] | undefined;
  /** Whether accounts may install plugins; default true. */
  readonly mayInstallPlugins?: boolean | undefined;
  /**
   * A fault that the surroundings of a test have, asked before each call does anything: `GET /contents`,
   * `POST /exports/…/runners/archive`. No request can set one.
   */
  fault?(call: string): KitErrorCode | undefined;
}
