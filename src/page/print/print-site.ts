import type { Breakpoints } from '../../core/breakpoints/device';
import type { KitGlobals } from '../styles';
import type { DataAnswer, DataNeed } from './site-data';

/** An answer of the site to a need of `dataNeeds`. */
export type SiteAnswer = {
  readonly [K in DataNeed['kind']]: {
    readonly need: Extract<DataNeed, { kind: K }>;
    readonly answer: DataAnswer[K];
  };
}[DataNeed['kind']];

/** The library's files of each tag: `preload.json` of its build. */
export type PreloadLists = Readonly<
  Record<string, { readonly printed?: readonly string[]; readonly bare?: readonly string[] }>
>;

/** What a printed page depends on besides its document. Every part has a default. */
export interface PrintSite {
  /** `edit` adds the editor's attributes, placeholders and the names of unknown widgets. Default: `public`. */
  readonly mode?: 'public' | 'edit';
  /** The language of the page, for dates: `en-GB`. Default: `en`. */
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
  /** Returns false for a picture that the site does not show, such as one of another host. Default: all are shown. */
  readonly allowsPicture?: (address: string) => boolean;
}
