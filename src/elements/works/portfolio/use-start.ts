import { useState } from 'react';
import { useHost } from '../../../core/element/react';
import { type LinkedView, linkedView } from './deep-link';
import { savedPosition } from './grid';
import { everything } from './list/filter';

/** The initial state of a portfolio, for new and returning visitors. */
export interface Start extends LinkedView {
  /** Number of the portfolio on its page, from 1. */
  readonly ordinal: number;
  /** The name under which the visitor's scroll position is saved. */
  readonly memory: string;
  /** Number of items that were loaded when the visitor left. */
  readonly initialCount: number | undefined;
}

/** The initial state of this portfolio, computed once per mount. */
export function useStart(isLinked: boolean): Start {
  const host = useHost();
  const [start] = useState(() => startOf(host, isLinked));
  return start;
}

function startOf(host: HTMLElement, isLinked: boolean): Start {
  const page = host.getRootNode() as Document | ShadowRoot;
  const ordinal = [...page.querySelectorAll(host.localName)].indexOf(host) + 1;
  const address = host.ownerDocument.defaultView?.location.href;
  const memory = `portfolio ${ordinal}`;
  return {
    ...(isLinked && address ? linkedView(address, ordinal) : nothing),
    ordinal,
    memory,
    initialCount: savedPosition(memory)?.count,
  };
}

const nothing: LinkedView = { filter: everything, search: '' };
