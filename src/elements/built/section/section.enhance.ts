import { enhanceBackground } from '../../../builder/background/background';
import { layoutNode } from '../../../builder/background/stage';
import { followLayoutEditor } from '../../../builder/layout/layout-editing';
import type { Controller, EnhanceContext } from '../../../core/element';
import type { events, SectionProps } from './section.element';

export { styles } from '../../../builder/background/background';

/**
 * Shows the background of a section and applies the editor's changes
 * (docs/compatibility/page-builder-markup.md#settings and docs/compatibility/page-builder-markup.md#layout).
 */
export function enhance(
  context: EnhanceContext<SectionProps, typeof events>,
): Controller<SectionProps> {
  const { host, props, signal } = context;
  const node = layoutNode(host, 'section');
  const background = enhanceBackground(context, 'section');
  const edited = followLayoutEditor(node, props.settings, signal);
  return {
    update(now) {
      background.update?.(now);
      edited(now.settings);
    },
  };
}
