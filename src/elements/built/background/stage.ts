import type { EnhanceContext } from '../../../core/element';
import { build } from '../../../core/element/build';
import { builderNodeOf } from '../../../core/element/builder-node';
import { BODY_MARK } from '../../../core/element/children';

/** Where a background is shown, until its signal ends. */
export interface Stage {
  /** The builder's node, else our tag. */
  readonly node: HTMLElement;
  readonly signal: AbortSignal;
  /** Shows these nodes behind the content, and no others. */
  show(...nodes: HTMLElement[]): void;
}

/**
 * Where the background of a host belongs: right in the builder's node, whose styles name it as its child;
 * in our tag where that has no node of the builder's.
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

/** The builder's node that a host is, is around or is in; our tag where there is none. */
export function layoutNode(host: HTMLElement, type: string): HTMLElement {
  return (builderNodeOf(host, type)?.node as HTMLElement | undefined) ?? host;
}

function putFirst(node: HTMLElement, shown: readonly HTMLElement[], signal: AbortSignal): void {
  // Of a copy of a living node.
  for (const old of node.querySelectorAll(`:scope > [${BODY_MARK}].nh-behind`)) old.remove();
  for (const one of shown) {
    // Known as ours, it is nobody's content.
    one.setAttribute(BODY_MARK, '');
    one.classList.add('nh-behind');
  }
  node.prepend(...shown);
  const take = (): void => {
    for (const one of shown) one.remove();
  };
  signal.addEventListener('abort', take, { once: true });
}
