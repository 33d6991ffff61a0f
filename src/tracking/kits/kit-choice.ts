/** The parts of a kit. */
export const kitParts = ['content', 'templates', 'settings', 'plugins'] as const;

/** A part of a kit. */
export type KitPart = (typeof kitParts)[number];

/**
 * The selection in a section: all or nothing, as a boolean or a state; or the ids of single documents.
 */
export type KitSelection = boolean | { readonly enabled: boolean } | readonly string[];

/** A value for each section of some parts. */
type BySection<Value> = { readonly [Part in KitPart]?: Readonly<Record<string, Value>> };

/**
 * The selection of an export or import: the detail of `nh-kit-export-start` and `nh-kit-import-start`, as
 * far as tracking reads it. Only counts and yes-or-no answers are tracked: no title, document name or
 * description leaves the page.
 */
export interface KitChoice {
  /** The selected parts. */
  readonly includes: readonly KitPart[];
  /**
   * The customised selection, by part and section; a section that is absent is included completely.
   */
  readonly customization: BySection<KitSelection>;
  /**
   * The number of available documents, by part and section: of the site for an export, of the kit for an
   * import. `pages`, `posts` and `customPostTypes` of `content` are tracked.
   */
  readonly counts: BySection<number>;
  /** The kit's description; only its presence is tracked. */
  readonly description?: string;
  /** The target of an export, or the source of an import. */
  readonly source: 'file' | 'cloud';
}
