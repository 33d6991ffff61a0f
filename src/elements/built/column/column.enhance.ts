import { enhanceBackground } from '../../../builder/background/background';
import type { Controller, EnhanceContext } from '../../../core/element';
import type { ColumnProps, events } from './column.element';

export { styles } from '../../../builder/background/background';

/**
 * Shows the background of a column (docs/compatibility/page-builder-markup.md#settings and
 * docs/compatibility/page-builder-markup.md#layout).
 */
export function enhance(
  context: EnhanceContext<ColumnProps, typeof events>,
): Controller<ColumnProps> {
  return enhanceBackground(context, 'column');
}
