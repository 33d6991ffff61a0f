import { useState } from 'react';
import { useHost } from '../../../core/element/react';
import { type LinkedView, linkedView } from './deep-link';
import { restorable } from './grid';
import { everything } from './list/filter';

/** What a visitor begins with, or comes back to. */
export interface Start extends LinkedView {
  /** Which portfolio of its page this is, from 1. */
  readonly place: number;
  /** The name under which the visitor's place in the list is kept. */
  readonly memory: string;
  /** How many items the visitor had before they left. */
  readonly initialCount: number | undefined;
}

/** How this portfolio begins; asked once, when it comes into the page. */
export function useStart(isLinked: boolean): Start {
  const host = useHost();
  const [start] = useState(() => startOf(host, isLinked));
  return start;
}

function startOf(host: HTMLElement, isLinked: boolean): Start {
  const page = host.getRootNode() as Document | ShadowRoot;
  const place = [...page.querySelectorAll(host.localName)].indexOf(host) + 1;
  const address = host.ownerDocument.defaultView?.location.href;
  const memory = `portfolio ${place}`;
  return {
    ...(isLinked && address ? linkedView(address, place) : nothing),
    place,
    memory,
    initialCount: restorable(memory)?.count,
  };
}

const nothing: LinkedView = { filter: everything, search: '' };
