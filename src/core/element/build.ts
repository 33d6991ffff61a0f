import { Built, createSlot } from './built';
import type { EnhanceContext } from './contract';

type Outer = Pick<EnhanceContext, 'host' | 'shadow' | 'policy' | 'signal' | 'shown'>;

/**
 * Shows nodes that a controller has created itself, and only those, where a body would be rendered. The
 * children are placed according to the policy. Use it for content that is too small to need React; an
 * element with a body calls `draw` instead.
 *
 * A separate function instead of a method of the context: most controllers build nothing, so their pages do
 * not load this code.
 *
 * @param context the controller's context
 */
export function build(
  { host, shadow, policy, signal, shown }: Outer,
  ...nodes: readonly Node[]
): void {
  if (signal.aborted) return;
  shown.built ??= new Built(host, shadow, policy);
  shown.built.show(nodes);
}

/**
 * Creates a slot for the nodes passed to `build`; the children assigned to the slot `name` are shown in it.
 */
export function builtSlot(
  { host, shadow }: Pick<EnhanceContext, 'host' | 'shadow'>,
  name = '',
): HTMLElement {
  return createSlot(host.ownerDocument, shadow, name);
}
