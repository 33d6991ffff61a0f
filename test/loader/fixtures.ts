import { registry } from '../../src/registry';
import { consoleDuring } from '../page-objects/captured-console';

/** An element whose code loads or fails under control of the test. */
export interface LateElement {
  readonly tag: string;
  /** Number of requests for its code. */
  readonly asked: () => number;
  /** Lets the code load; `draw` is the first rendering of the body. */
  arrive(draw?: (host: HTMLElement) => void): Promise<void>;
  /** Lets the code fail to load. */
  fail(): Promise<void>;
}

const unused: LateElement[] = Array.from({ length: 40 }, (_, number) =>
  register(`nh-late-${number}`),
);

function register(tag: string): LateElement {
  let asked = 0;
  let come = (): void => {};
  let stayAway = (_: Error): void => {};
  const coming = new Promise<void>((resolve, reject) => {
    come = resolve;
    stayAway = reject;
  });
  coming.catch(() => {});
  // Added to the registry before autoload reads it.
  Reflect.set(registry, tag, {
    loading: 'interaction',
    load: () => {
      asked++;
      return coming;
    },
  });
  return {
    tag,
    asked: () => asked,
    async arrive(draw = () => {}) {
      customElements.define(tag, lateClass(draw));
      come();
      await settled();
    },
    async fail() {
      await consoleDuring('error', (firstLine) => {
        stayAway(new Error('404'));
        return firstLine;
      });
    },
  };
}

function lateClass(draw: (host: HTMLElement) => void): CustomElementConstructor {
  return class extends HTMLElement {
    updateComplete: Promise<void> | undefined;

    connectedCallback(): void {
      this.updateComplete ??= Promise.resolve().then(() => draw(this));
    }
  };
}

/** Tags that are loaded at once, by the selector of their printed markup. */
export const drawnTags = { 'nh-drawn-always': '', 'nh-drawn-without-form': 'form' } as const;

/** Tags whose bodies were requested, in order. */
export const bodiesAsked: string[] = [];

for (const [tag, printed] of Object.entries(drawnTags)) {
  const loadBody = async (): Promise<void> => {
    bodiesAsked.push(tag);
    throw new Error('A body that does not come is told by its element.');
  };
  Reflect.set(registry, tag, { loading: 'eager', load: async () => {}, loadBody, printed });
}

/** Preloaded, so that replays and the target of the address do not wait for the test server. */
await import('../../src/loader/successor');
await import('../../src/loader/target');

/** Whether the code for lightbox and action links was requested. */
export function linksAsked(): boolean {
  const fetched = performance.getEntriesByType('resource');
  return fetched.some(({ name }) => name.includes('/lightbox/links/links'));
}

/** Exports of autoload, imported after the late elements were added to its registry. */
export const { observe, fetchElement } = await import('../../src/autoload');

/** An element that no other test has used. */
export function lateElement(): LateElement {
  const late = unused.pop();
  if (!late) throw new Error('All late elements are used.');
  return late;
}

/** Replaces the content of the page. Returns a function that queries it. */
export function show(markup: string): <T extends HTMLElement = HTMLElement>(selector: string) => T {
  document.body.innerHTML = markup;
  return (selector) => {
    const found = document.querySelector(selector);
    if (!found) throw new Error(`${selector} is not on the page.`);
    return found as never;
  };
}

/** Counts the clicks that arrive at a node. */
export function clicksOn(node: EventTarget): () => number {
  return countOn(node, 'click');
}

/** Counts the submits that arrive at a form. */
export function submitsOn(form: EventTarget): () => number {
  return countOn(form, 'submit');
}

function countOn(node: EventTarget, type: string): () => number {
  let count = 0;
  node.addEventListener(type, (event) => {
    // Prevents form submits and navigation in tests.
    event.preventDefault();
    count++;
  });
  return () => count;
}

/** Resolves when pending tasks have been processed. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Resolves after the next paint, when intersection observers have run. */
export function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
