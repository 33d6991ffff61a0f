import type { Field } from '../declaration';
import { LENGTH_UNITS } from '../length';
import { allowed, bounds } from '../warnings';

/** Describes the values that a field accepts, page styles included: pass it to `problemWords`. */
export function allowedStyles(field: Field): string {
  switch (field.kind) {
    case 'sides':
    case 'corners':
      return `a CSS length${field.kind === 'sides' ? bounds(field) : ''} (${(field.units ?? LENGTH_UNITS).join(', ')}), or an object of "top", "right", "bottom", "left" and "unit"`;
    case 'gaps':
      return `a CSS length (${(field.units ?? LENGTH_UNITS).join(', ')}), or an object of "row", "column" and "unit"`;
    case 'shadow':
      return 'an object of "horizontal", "vertical", "blur", "spread" and "color"';
    case 'global':
      return 'a reference such as "globals/colors?id=primary"';
    case 'typography':
    case 'gradient':
      return 'nothing: each part has its own key, such as "typography_font_size"';
    default:
      return allowed(field);
  }
}
