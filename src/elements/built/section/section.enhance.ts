import type { Controller, EnhanceContext } from '../../../core/element';
import { enhanceBackground } from '../background/background';
import { layoutNode } from '../background/stage';
import { followLayoutEditing } from '../layout/edited';
import type { events, SectionProps } from './section.element';

export { styles } from '../background/background';

/** Shows what is behind the content of a section, and follows its editor (facts, page-builder-markup 2 and 3). */
export function enhance(
  context: EnhanceContext<SectionProps, typeof events>,
): Controller<SectionProps> {
  const { host, props, signal } = context;
  const node = layoutNode(host, 'section');
  const background = enhanceBackground(context, 'section');
  const edited = followLayoutEditing(node, props.settings, signal);
  return {
    update(now) {
      background.update?.(now);
      edited(now.settings);
    },
  };
}
