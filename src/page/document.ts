import type { Elements, SavedSettings } from './element';

/** The version of the format that this release writes. */
export const DOCUMENT_FORMAT = 1;

/**
 * A page as data. As JSON it is also a valid body of a template: keys and values have the page builder's names.
 */
export interface PageDocument {
  /** The version of the format. */
  readonly format: typeof DOCUMENT_FORMAT;
  readonly content: Elements;
  /** The page's own settings as they are saved; `pageSettings` reads them. */
  readonly page_settings: SavedSettings;
}
