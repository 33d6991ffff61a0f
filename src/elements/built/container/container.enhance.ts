import type { Controller, EnhanceContext } from '../../../core/element';
import { enhanceBackground } from '../background/background';
import { layoutNode } from '../background/stage';
import { followLayoutEditing } from '../layout/edited';
import type { ContainerProps, events } from './container.element';

export { styles } from '../background/background';

/** Shows what is behind the content of a container, and follows its editor (facts, page-builder-markup 2 and 3). */
export function enhance(
  context: EnhanceContext<ContainerProps, typeof events>,
): Controller<ContainerProps> {
  const { host, props, signal } = context;
  const node = layoutNode(host, 'container');
  // It is near the viewport, or it would not live yet.
  node.classList.add('e-lazyloaded');
  const background = enhanceBackground(context, 'container');
  const edited = followLayoutEditing(node, props.settings, signal);
  return {
    update(now) {
      background.update?.(now);
      edited(now.settings);
    },
  };
}
