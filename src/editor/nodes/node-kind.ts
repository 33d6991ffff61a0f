import type { Category } from '../../core/element/category';
import type { Fields } from '../../core/settings';
import type { SavedSettings } from '../../page';

/** A kind of node that the editor can insert: a layout element, a block, or an element of the library. */
export interface NodeKind {
  /** Its name in Puck's data: the page builder's name of the widget, or `container`, `section`, `column`. */
  readonly name: string;
  readonly elType: 'widget' | 'container' | 'section' | 'column';
  /** The name in the widget panel. */
  readonly title: string;
  /** The kind in one sentence. */
  readonly summary: string;
  readonly category: Category;
  /** The feature flag of the page builder that enables it. Absent: always enabled. */
  readonly feature?: string;
  /** All its settings: its own, those of any node of its type, and those of motion. */
  readonly fields: Fields;
  /**
   * The nodes that it contains: any nodes in one `slot`, or a container for each of its `panels`. Absent: none.
   */
  readonly children?: 'slot' | 'panels';
  /** The settings of a new node: those of its first example. */
  readonly settings: SavedSettings;
}
