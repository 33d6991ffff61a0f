import type { Controller, EnhanceContext } from '../../../core/element';
import unseenStyles from '../../../core/parts/unseen.css?inline';
import { iconButtonStyles } from '../icon-button';
import { Search } from './search';
import stylesheet from './search-overlay.css?inline';
import type { events, SearchOverlayProps } from './search-overlay.element';

export const styles: string = iconButtonStyles + stylesheet + unseenStyles;

/** Enhances the theme's icon and box, or draws both. */
export function enhance(
  context: EnhanceContext<SearchOverlayProps, typeof events>,
): Controller<SearchOverlayProps> {
  return new Search(context);
}
