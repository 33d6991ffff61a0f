import type { Example } from '../../core/element/example';
import type { Fields, ValuesOf } from '../../core/settings';
import type { Printed } from '../print/printed';
import type { DataAnswer, DataNeed } from '../print/site-data';
import type { StyleRules } from '../styles/style-rule';
import type { Category } from './category';

/** The means that a block has while it is printed. */
export interface PrintContext {
  /** How the page is printed; in `edit`, blocks without content print a placeholder. */
  readonly mode: 'public' | 'edit';
  /** The language of the page, for dates: `en-GB`. */
  readonly language: string;
  /** Returns the site's answer; undefined if the site has none. */
  answer<K extends DataNeed['kind']>(
    need: Extract<DataNeed, { kind: K }>,
  ): DataAnswer[K] | undefined;
  /** Parses HTML from an untrusted source and keeps the allowed elements and attributes. */
  sanitised(html: string): readonly Printed[];
  /** Parses HTML that the site's own software has printed: as `sanitised`, and keeps forms with their names and ids. */
  siteMarkup(html: string): readonly Printed[];
  /** The prefix of the form plugin's classes and hidden inputs: `wpcf7`. */
  readonly formPrefix: string;
  /** Returns an address that is safe for a link; undefined for others, such as `javascript:`. */
  linkAddress(address: string): string | undefined;
  /** Returns an address that is safe for a picture; undefined for others. */
  pictureAddress(address: string): string | undefined;
}

/** A widget without behaviour and without a custom element: its settings and its HTML. Data and pure functions only. */
export interface Block<S extends Fields = Fields> {
  /** The page builder's name of the widget: `heading`. */
  readonly widgetType: string;
  /** The name in the widget panel: `Heading`. */
  readonly title: string;
  /** The block in one sentence. */
  readonly summary: string;
  /** The release that introduced it. */
  readonly since: string;
  readonly category: Category;
  /** The feature flag of the page builder that enables it. Absent: always enabled. */
  readonly feature?: string;
  /** Its settings, by the page builder's names, without those of every widget. */
  readonly settings: S;
  /** The settings that become CSS. */
  readonly styles?: StyleRules;
  /** Returns the site's data that it shows. */
  needs?(settings: ValuesOf<S>): readonly DataNeed[];
  /** Prints its content. The printer puts it into the box of the widget, with the node's class and attributes. */
  print(settings: ValuesOf<S>, context: PrintContext): readonly Printed[];
  /** At least two: the plain one, and the variation most asked for. */
  readonly examples: readonly Example[];
}

/** Checks a block's types and returns it unchanged. */
export function defineBlock<const S extends Fields>(block: Block<S>): Block<S> {
  return block;
}
