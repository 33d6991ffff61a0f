import type { SavedSettings } from '../element';
import { shapeDrawings } from '../shapes/shape-drawings';
import { type PrintedElement, printed } from './printed';

/** The whole area of a drawing: with it, the rule `evenodd` fills what a shape leaves free. */
const AREA = 'M0 0H1000V100H0z';

/** Prints the shape dividers of a container or section. They are decoration. */
export function shapeDividers(settings: SavedSettings): readonly PrintedElement[] {
  return (['top', 'bottom'] as const).flatMap((edge) => {
    const name = settings[`shape_divider_${edge}`];
    const layers =
      typeof name === 'string' && Object.hasOwn(shapeDrawings, name) ? shapeDrawings[name] : [];
    if (!layers?.length) return [];
    const isInverted = settings[`shape_divider_${edge}_negative`] === 'yes';
    const paths = layers.map(({ d, opacity }) =>
      isInverted
        ? printed('path', { d: AREA + d, opacity, 'fill-rule': 'evenodd' })
        : printed('path', { d, opacity }),
    );
    const drawing = printed('svg', { viewBox: '0 0 1000 100', preserveAspectRatio: 'none' }, paths);
    return [printed('div', { class: `nh-shape-${edge}`, 'aria-hidden': 'true' }, [drawing])];
  });
}
