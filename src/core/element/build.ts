import { Built, createSlot } from './built';
import type { EnhanceContext } from './contract';

type Outer = Pick<EnhanceContext, 'host' | 'shadow' | 'policy' | 'signal' | 'shown'>;

/**
 * Shows nodes that a controller has made itself, and no others, where a body would be drawn; the
 * children go where the policy says. For what is too small to need React: a contract with a body has
 * that drawn instead.
 *
 * No part of the context, since most controllers build nothing, and their pages need no code of it.
 *
 * @param context the controller's
 */
export function build(
  { host, shadow, policy, signal, shown }: Outer,
  ...nodes: readonly Node[]
): void {
  if (signal.aborted) return;
  shown.built ??= new Built(host, shadow, policy);
  shown.built.show(nodes);
}

/** A node to put into what is built: the children that ask for the slot `name` are shown in it. */
export function builtSlot(
  { host, shadow }: Pick<EnhanceContext, 'host' | 'shadow'>,
  name = '',
): HTMLElement {
  return createSlot(host.ownerDocument, shadow, name);
}
