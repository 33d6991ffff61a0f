/**
 * This file and `drawn-nodes.ts` contain all code that relies on internals of r2wc 2.1.1 and React 19.3.
 * `test/core/element/react-root.test.ts` fails when one of them changes.
 */
import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import { isDrawn } from './drawn-nodes';
import { HostRoot } from './host-root';

const R2WC_CONTEXT = Symbol.for('r2wc.context');
const R2WC_PROPS = Symbol.for('r2wc.props');

/** The members that r2wc's callbacks expect on their element. */
interface R2wcElement {
  container: Node;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

let prototype: R2wcElement | undefined;

/**
 * Created once, since the container determines which body is rendered; not in Node, which has no elements.
 */
function r2wcPrototype(): R2wcElement {
  prototype ??= r2wc(HostRoot as ComponentType<object>, { props: [] })
    .prototype as unknown as R2wcElement;
  return prototype;
}

/**
 * A React root, driven by r2wc's own callbacks on an object created from its prototype. No element is
 * created for r2wc: an unconnected helper element per root cost 28 % (measured).
 */
export class ReactRoot {
  readonly #element: R2wcElement = Object.create(r2wcPrototype());

  /** @param container the node that the body is rendered into; it is the only prop */
  constructor(container: Node) {
    this.#element.container = container;
    Reflect.set(this.#element, R2WC_PROPS, { container });
  }

  /** Creates the root and renders, with few listeners and without React's own error log. */
  mount(): void {
    const { container } = this.#element;
    filterListeners(container);
    try {
      this.#element.connectedCallback();
    } finally {
      Reflect.deleteProperty(container, 'addEventListener');
    }
    silenceCaughtErrors(this.#element);
  }

  unmount(): void {
    this.#element.disconnectedCallback();
  }

  draws(node: Node): boolean | undefined {
    return isDrawn(node, this.#element.container);
  }
}

/**
 * The event types that bodies may use as React props (`onClick`, `onChange` …).
 *
 * React attaches 142 listeners to each root, 28.6 KiB of heap per element; these 13 types need 26. `change`
 * also needs click, focusin, focusout, input, keydown and keyup. A body that uses another type fails
 * `test/core/element/event-types.node.test.ts`: add the type here.
 */
export const BODY_EVENT_TYPES: ReadonlySet<string> = new Set([
  'change',
  'click',
  'focusin',
  'focusout',
  'input',
  'keydown',
  'keyup',
  'pointerdown',
  'pointermove',
  'pointerout',
  'pointerover',
  'pointerup',
  'submit',
]);

/**
 * Limits the listeners that React attaches to `target`, one of our own nodes, to the event types that
 * bodies use.
 */
export function filterListeners(target: EventTarget): void {
  // An own property shadows the method for React alone; if React stops calling it, the filter has no
  // effect.
  target.addEventListener = function (this: EventTarget, type: string, ...rest: unknown[]) {
    if (!BODY_EVENT_TYPES.has(type)) return;
    Reflect.apply(EventTarget.prototype.addEventListener, this, [type, ...rest]);
  };
}

// The error boundary reports errors with the element; React's report of the same error would be a
// duplicate.
function silenceCaughtErrors(element: R2wcElement): void {
  const context = Reflect.get(element, R2WC_CONTEXT) as { root?: object } | undefined;
  const fiberRoot = context?.root && Reflect.get(context.root, '_internalRoot');
  if (fiberRoot && 'onCaughtError' in fiberRoot) fiberRoot.onCaughtError = () => {};
}
