/** Runs in the page: draws many elements of the library, updates them, and removes them. */
import { timed } from './timed';

/** A tag to print many times, and the test for a live one. */
export interface Sample {
  readonly markup: string;
  /** The new value of `settings`. */
  readonly settings: string;
  /** The effect of a live element: it shows a text, or reports a click. */
  readonly shows?: string;
  readonly tells?: string;
}

type Living = HTMLElement & { readonly updateComplete: Promise<void> };

let elements: readonly Living[] = [];

/** Milliseconds to the painted frame. */
function draw({ markup }: Sample, count: number): Promise<number> {
  const printed = document.createRange().createContextualFragment(markup.repeat(count));
  elements = [...printed.children] as Living[];
  return timed(() => {
    document.body.append(printed);
    return complete();
  });
}

/** Milliseconds to the painted frame. */
function update({ settings }: Sample): Promise<number> {
  return timed(() => {
    for (const element of elements) element.setAttribute('settings', settings);
    return complete();
  });
}

/** @throws Error if the elements are not live: idle elements must not be counted */
async function remove({ shows, tells }: Sample): Promise<void> {
  const last = elements.at(-1);
  const lives = last && (tells ? isTold(last, tells) : last.textContent.trim() === shows);
  if (!lives) throw new Error(`It is not alive: ${last?.outerHTML}`);
  for (const element of elements) element.remove();
  await complete();
  elements = [];
}

function complete(): Promise<unknown> {
  return Promise.all(elements.map(({ updateComplete }) => updateComplete));
}

/** Clicks the element's link; the page cancels the navigation. */
function isTold(element: Living, event: string): boolean {
  let told = false;
  const hears = (heard: Event): void => {
    told = true;
    heard.preventDefault();
  };
  element.addEventListener(event, hears, { once: true });
  element.addEventListener('click', (click) => click.preventDefault(), { once: true });
  element.querySelector('a')?.click();
  return told;
}

Object.assign(globalThis, { draw, update, remove });
