import type { Category } from '../../core/element/category';
import type { SavedSettings } from '../../page';

/** An example of a block or an element as elements of a page, without ids. */
export interface Pattern {
  /** The page builder's name of the widget, and a name of the example: `heading/a-title`. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly category?: Category;
  /** The feature flag of the page builder that enables it. */
  readonly feature?: string;
  readonly content: readonly PatternNode[];
}

/** An element of a pattern. */
export interface PatternNode {
  readonly elType: string;
  readonly widgetType?: string;
  readonly settings: SavedSettings;
  readonly elements: readonly PatternNode[];
}
