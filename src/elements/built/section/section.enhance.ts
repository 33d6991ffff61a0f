import type { Controller, EnhanceContext } from '../../../core/element';
import { enhanceBackground } from '../background/background';
import type { events, SectionProps } from './section.element';

export { styles } from '../background/background';

/** Shows what is behind the content of a section (facts, page-builder-markup 2 and 3). */
export function enhance(
  context: EnhanceContext<SectionProps, typeof events>,
): Controller<SectionProps> {
  return enhanceBackground(context, 'section');
}
