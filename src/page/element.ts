/** The kinds of elements that the page builder has had in all versions. */
export const elementTypes = ['section', 'column', 'container', 'widget'] as const;

/** The settings of an element or of a page, as they are saved. */
export type SavedSettings = Readonly<Record<string, unknown>>;

/**
 * An element of a page with its children, as the page builder saves it: a container or a widget.
 *
 * An element may have further keys that belong to other software. Such keys are kept, but not typed.
 */
export interface BuilderElement {
  /** Letters, digits, `_` and `-`, at most 64; unique within its document. The builder uses 7 hexadecimal digits. */
  readonly id: string;
  /** A kind of `elementTypes`, or one of other software. */
  readonly elType: string;
  /** True for a section inside a column and for its columns. Only pages made before containers have them. */
  readonly isInner?: boolean;
  /** The kind of a widget, such as `heading`. Other elements have none. */
  readonly widgetType?: string;
  readonly settings: SavedSettings;
  readonly elements: readonly BuilderElement[];
}

/** Sibling elements. */
export type Elements = readonly BuilderElement[];

/** The maximum number of levels of elements: JSON of templates has at most 100 levels, two for each element. */
export const MOST_LEVELS = 50;
