import { enhanceBackground } from '../../../builder/background/background';
import { layoutNode } from '../../../builder/background/stage';
import { followLayoutEditor } from '../../../builder/layout/layout-editing';
import type { Controller, EnhanceContext } from '../../../core/element';
import type { ContainerProps, events } from './container.element';

export { styles } from '../../../builder/background/background';

/**
 * Shows the background of a container and applies the editor's changes
 * (docs/compatibility/page-builder-markup.md#settings and docs/compatibility/page-builder-markup.md#layout).
 */
export function enhance(
  context: EnhanceContext<ContainerProps, typeof events>,
): Controller<ContainerProps> {
  const { host, props, signal } = context;
  const node = layoutNode(host, 'container');
  // The container is near the viewport, or it would not be active yet.
  node.classList.add('e-lazyloaded');
  const background = enhanceBackground(context, 'container');
  const edited = followLayoutEditor(node, props.settings, signal);
  return {
    update(now) {
      background.update?.(now);
      edited(now.settings);
    },
  };
}
