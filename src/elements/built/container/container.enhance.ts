import type { Controller, EnhanceContext } from '../../../core/element';
import { enhanceBackground } from '../background/background';
import { layoutNode } from '../background/stage';
import type { ContainerProps, events } from './container.element';

export { styles } from '../background/background';

/** Shows what is behind the content of a container (facts, page-builder-markup 2 and 3). */
export function enhance(
  context: EnhanceContext<ContainerProps, typeof events>,
): Controller<ContainerProps> {
  // It is near the viewport, or it would not live yet.
  layoutNode(context.host, 'container').classList.add('e-lazyloaded');
  return enhanceBackground(context, 'container');
}
