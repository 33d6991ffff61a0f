/** What a kit is made of. */
export const kitParts = ['content', 'templates', 'settings', 'plugins'] as const;

/** One of them. */
export type KitPart = (typeof kitParts)[number];

/** What of a section goes along: all or nothing, by a switch or by its state, or the names of single documents. */
export type KitSelection = boolean | { readonly enabled: boolean } | readonly string[];

/** Something for each section of some parts. */
type BySection<Value> = { readonly [Part in KitPart]?: Readonly<Record<string, Value>> };

/**
 * What a person has chosen to export or import: the detail of `nh-kit-export-start` and
 * `nh-kit-import-start`, as far as tracking reads it. Only counts and answers are made of it: no title,
 * no name of a document and no description leaves the page.
 */
export interface KitChoice {
  /** The parts that go along. */
  readonly includes: readonly KitPart[];
  /** What was customised, by part and section; a section that is missing goes along whole. */
  readonly customization: BySection<KitSelection>;
  /**
   * How many documents there were to choose from, by part and section: of the site for an export, of the
   * kit for an import. Of `content`, `pages`, `posts` and `customPostTypes` are counted.
   */
  readonly counts: BySection<number>;
  /** The kit's description; only whether there is one is tracked. */
  readonly description?: string;
  /** Where an exported kit goes to, or an imported one comes from. */
  readonly source: 'file' | 'cloud';
}
