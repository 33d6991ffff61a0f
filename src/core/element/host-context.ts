import { createContext, use, useCallback } from 'react';
import type { BuilderNode } from './builder-node';
import type { ChildrenPolicy, DetailsOf, EventContracts } from './contract';

/** What a body may ask of its element, beside what every HTML element offers. */
export interface Host extends HTMLElement {
  /** What becomes of the children of this very instance. */
  readonly childrenPolicy: ChildrenPolicy;
  /** The shadow root that the body is drawn into; null in light DOM, with its `closed` kind included. */
  readonly bodyShadow: ShadowRoot | null;
  /** The page builder's node around the element, if there is one. */
  readonly builderNode: BuilderNode | undefined;
  /**
   * Dispatches one of the contract's events, bubbling and composed.
   *
   * @param from a node inside the element to dispatch it on; default: the element
   * @returns false if the page has said no to a cancelable event
   */
  emit(name: string, detail: unknown, from?: EventTarget): boolean;
  /** Moves the original children into `slot`, where the body wraps them, and back. */
  fillSlot(slot: HTMLElement, name: string): () => void;
}

export const HostContext = createContext<Host | null>(null);

/** The element whose body this is. */
export function useHost(): Host {
  const host = use(HostContext);
  if (!host)
    throw new Error(
      'useHost() works only inside an nh- element, so draw this component in a body.',
    );
  return host;
}

/** Dispatches this element's events, typed by its contract. */
export type Emit<E extends EventContracts> = <N extends keyof E & string>(
  name: N,
  detail: DetailsOf<E>[N],
  from?: EventTarget,
) => boolean;

/** The way for a body to dispatch its element's events. */
export function useEmit<E extends EventContracts>(): Emit<E> {
  const host = useHost();
  return useCallback((name, detail, from) => host.emit(name, detail, from), [host]);
}
