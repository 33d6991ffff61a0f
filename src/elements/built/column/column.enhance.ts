import type { Controller, EnhanceContext } from '../../../core/element';
import { enhanceBackground } from '../background/background';
import type { ColumnProps, events } from './column.element';

export { styles } from '../background/background';

/** Shows what is behind the content of a column (facts, page-builder-markup 2 and 3). */
export function enhance(
  context: EnhanceContext<ColumnProps, typeof events>,
): Controller<ColumnProps> {
  return enhanceBackground(context, 'column');
}
