import type { SavedSettings } from '../../page';
import type { WidgetMarkup } from './widget-markup';

/** How the settings of a widget are read from its markup. */
export interface WidgetReader {
  /** The name of the widget in the document, if it differs from the page builder's. */
  readonly widgetType?: string;
  /**
   * Returns the settings that the markup shows, besides those of `data-settings` and of the classes of the box. Undefined if
   * the markup has another form.
   *
   * @param settings those of `data-settings`
   */
  read(markup: WidgetMarkup, settings: SavedSettings): SavedSettings | undefined;
  /** A selector of parts that are drawn by the widget itself, or that the settings describe in other words. */
  readonly drawn?: string;
}
