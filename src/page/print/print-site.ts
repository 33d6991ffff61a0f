import type { Breakpoints } from '../../core/breakpoints/device';
import type { BuilderElement } from '../element';
import type { KitGlobals } from '../styles';
import type { Printed } from './printed';
import type { DataAnswer, DataNeed } from './site-data';

/** An answer of the site to a need of `dataNeeds`. */
export type SiteAnswer<Kind extends DataNeed['kind'] = DataNeed['kind']> = {
  readonly [K in Kind]: {
    readonly need: Extract<DataNeed, { kind: K }>;
    readonly answer: DataAnswer[K];
  };
}[Kind];

/**
 * The library's files of each tag (`printed` or `bare`), and those of languages by their codes: `preload.json` of its
 * build.
 */
export type PreloadLists = Readonly<
  Record<string, Readonly<Record<string, readonly string[] | undefined>>>
>;

/** What a printed page depends on besides its document. Every part has a default. */
export interface PrintSite {
  /** `edit` adds the editor's attributes, placeholders and the names of unknown widgets. Default: `public`. */
  readonly mode?: 'public' | 'edit';
  /**
   * The language of the page, for dates, `preload`, and the marks of English texts: `en-GB`. Default: `en`.
   */
  readonly language?: string;
  /** The active devices below and above desktop. Default: mobile up to 767 and tablet up to 1024 CSS pixels. */
  readonly breakpoints?: Breakpoints;
  /** The colours, fonts and sizes of the kit. Default: none. */
  readonly globals?: KitGlobals;
  /** The answers to `dataNeeds(document)`. Blocks without an answer print nothing, or a placeholder in the editor. */
  readonly answers?: readonly SiteAnswer[];
  /** `preload.json` of the library's build, for `preload`. */
  readonly preload?: PreloadLists;
  /** The prefix of the page builder's classes. Default: `elementor`. */
  readonly builder?: string;
  /** The prefix of the form plugin's classes and hidden inputs. Default: `wpcf7`. */
  readonly formPrefix?: string;
  /** Returns false for a picture that the site does not show, such as one of another host. Default: all are shown. */
  readonly allowsPicture?: (address: string) => boolean;
  /**
   * Prints the children of a layout element, instead of the printer: an editor draws them itself. Default: the printed
   * children.
   */
  readonly printChildren?: (element: BuilderElement) => readonly Printed[];
}
