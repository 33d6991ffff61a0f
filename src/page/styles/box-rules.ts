import type { StyleRules } from './style-rule';
import { corners, shadow, sides } from './writers';

/**
 * Returns the rules of the box of an element.
 *
 * @param prefix of the keys: `_` for widgets
 */
export function boxRules(prefix: '' | '_'): StyleRules {
  return {
    [`${prefix}margin`]: { write: sides('margin') },
    [`${prefix}padding`]: { write: sides('padding') },
    [`${prefix}border_radius`]: { write: corners },
    [`${prefix}border_radius_hover`]: { state: 'hover', write: corners },
    [`${prefix}box_shadow_box_shadow`]: { write: shadow('box-shadow') },
  };
}
