import { registry } from '../../../src/registry';

/** An element whose code comes, or does not, when a test says so. */
export interface LateElement {
  readonly tag: string;
  /** How often its code was asked for. */
  readonly asked: () => number;
  /** Lets the code come; `draw` is the body's first drawing. */
  arrive(draw?: (host: HTMLElement) => void): Promise<void>;
  /** Lets the code not come. */
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
  // In the page's registry before autoload reads it.
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
      const { error } = console;
      const told = new Promise<void>((resolve) => {
        console.error = () => resolve();
      });
      stayAway(new Error('404'));
      await told;
      console.error = error;
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

/** Tags that are fetched at once, by the selector of what printed markup in them holds. */
export const drawnTags = { 'nh-drawn-always': '', 'nh-drawn-without-form': 'form' } as const;

/** The tags whose bodies were asked for, in their order. */
export const bodiesAsked: string[] = [];

for (const [tag, printed] of Object.entries(drawnTags)) {
  const loadBody = async (): Promise<void> => {
    bodiesAsked.push(tag);
    throw new Error('A body that does not come is told by its element.');
  };
  Reflect.set(registry, tag, { loading: 'eager', load: async () => {}, loadBody, printed });
}

/** Fetched before a test needs it, so that a replay does not wait for the tests' own server. */
await import('../../../src/core/loading/successor');

/** True when the code of lightbox and action links has been asked for. */
export function linksAsked(): boolean {
  const fetched = performance.getEntriesByType('resource');
  return fetched.some(({ name }) => name.includes('/lightbox/links/links'));
}

/** What autoload exports, imported when the late elements are in its registry. */
export const { observe, fetchElement } = await import('../../../src/autoload');

/** An element that no other test has used. */
export function lateElement(): LateElement {
  const late = unused.pop();
  if (!late) throw new Error('All late elements are used.');
  return late;
}

/** Puts markup on the page, which is empty otherwise; returns the way to its nodes. */
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
    // Nobody submits or leaves the page of a test.
    event.preventDefault();
    count++;
  });
  return () => count;
}

/** Resolves when all that was going to happen at once has happened. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Resolves when the page has been painted, and its observers have been told what is in view. */
export function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
