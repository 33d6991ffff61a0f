/**
 * All that is known of the insides of r2wc 2.1.1 and React 19.3. `test/core/element/react-root.test.ts`
 * fails when one of them changes.
 */
import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';

const R2WC_CONTEXT = Symbol.for('r2wc.context');
const R2WC_PROPS = Symbol.for('r2wc.props');

/** What r2wc's class gives to ours. */
export interface ReactElementBase extends HTMLElement {
  container: HTMLElement | ShadowRoot;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/** The class that r2wc makes of `body`; it draws into `container` and gets no props from us. */
export function reactElement(
  body: ComponentType<{ container: Node }>,
  shadow: 'open' | 'closed' | undefined,
): new () => ReactElementBase {
  const options = shadow ? { shadow, props: [] } : { props: [] };
  return r2wc(body, options) as unknown as new () => ReactElementBase;
}

/** Has r2wc draw into `container` instead of the element, whose children then survive. */
export function drawInto(element: ReactElementBase, container: HTMLElement): void {
  element.container = container;
  const props = Reflect.get(element, R2WC_PROPS) as { container: Node };
  props.container = container;
}

/** Creates the React root through `connect`, with few listeners and without React's own error log. */
export function mountQuietly(element: ReactElementBase, connect: () => void): void {
  const { container } = element;
  filterListeners(container);
  try {
    connect();
  } finally {
    Reflect.deleteProperty(container, 'addEventListener');
  }
  silenceCaughtErrors(element);
}

/**
 * The event types that bodies may use as React props (`onClick`, `onChange` …).
 *
 * React attaches 142 listeners to each root, 28.6 KiB of heap per element; these 13 types cost 26.
 * `change` also needs click, focusin, focusout, input, keydown and keyup. A body that uses another
 * type fails `test/core/element/event-types.node.test.ts`: add the type here.
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

/** Lets `target`, a node of our own, take only the event types that bodies use. */
export function filterListeners(target: EventTarget): void {
  // An own property shadows the method for React alone; if React stops calling it, nothing is lost.
  target.addEventListener = function (this: EventTarget, type: string, ...rest: unknown[]) {
    if (!BODY_EVENT_TYPES.has(type)) return;
    Reflect.apply(EventTarget.prototype.addEventListener, this, [type, ...rest]);
  };
}

// The boundary reports with the element; React's report of the same error would be a second one.
function silenceCaughtErrors(element: ReactElementBase): void {
  const context = Reflect.get(element, R2WC_CONTEXT) as { root?: object } | undefined;
  const fiberRoot = context?.root && Reflect.get(context.root, '_internalRoot');
  if (fiberRoot && 'onCaughtError' in fiberRoot) fiberRoot.onCaughtError = () => {};
}
