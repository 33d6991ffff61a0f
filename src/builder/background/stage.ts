import type { EnhanceContext } from '../../core/element';
import { build } from '../../core/element/build';
import { builderNodeOf } from '../../core/element/builder-node';
import { BODY_MARK } from '../../core/element/children';

/** The box in which a background is shown until its signal aborts. */
export interface Stage {
  /** The builder's node, or our tag if there is none. */
  readonly node: HTMLElement;
  readonly signal: AbortSignal;
  /** Shows these nodes behind the content, in place of earlier ones. */
  show(...nodes: HTMLElement[]): void;
}

/**
 * Returns the stage of a host. The background must be a child of the builder's node, because its styles use
 * a child selector; without a builder node, it is placed in our tag.
 */
export function stageOf(context: EnhanceContext, type: string, signal: AbortSignal): Stage {
  const { host } = context;
  const show = (...nodes: Node[]): void => build(context, ...nodes);
  const node = layoutNode(host, type);
  if (node === host && host.localName.startsWith('nh-')) {
    signal.addEventListener('abort', () => show(), { once: true });
    return { node: host, signal, show };
  }
  return { node, signal, show: (...nodes) => putFirst(node, nodes, signal) };
}

/** Returns the builder's node of a host: the host itself, a node inside it, or a node around it. Without such
 * a node, returns the host. */
export function layoutNode(host: HTMLElement, type: string): HTMLElement {
  return (builderNodeOf(host, type)?.node as HTMLElement | undefined) ?? host;
}

function putFirst(node: HTMLElement, shown: readonly HTMLElement[], signal: AbortSignal): void {
  // A copy of an active node contains a copy of its background.
  for (const old of node.querySelectorAll(`:scope > [${BODY_MARK}].nh-behind`)) old.remove();
  for (const one of shown) {
    // Marks the node as ours, so that it is not treated as content.
    one.setAttribute(BODY_MARK, '');
    one.classList.add('nh-behind');
  }
  node.prepend(...shown);
  const remove = (): void => {
    for (const one of shown) one.remove();
  };
  signal.addEventListener('abort', remove, { once: true });
}
