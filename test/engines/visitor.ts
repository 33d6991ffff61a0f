import { expect } from 'chai';
import type { TestSite } from '../demo/site';
import type { Address } from './door';
import type { EngineName, MouseStep, NamedKey, Tab } from './tab';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A key with a name, alone or with Shift. */
type KeyPress = NamedKey | `Shift+${NamedKey}`;

/** A state is waited for so long, in milliseconds: the computer may be busy with other things. */
const PATIENCE = 15_000;

/** A page is asked to try for so long at a time, in milliseconds: one that is left never answers. */
const SLICE = 1000;

/** Somebody who visits the demo site at an address of their own, with a mouse and a keyboard. */
export class Visitor {
  readonly engine: EngineName;
  readonly address: Address;
  readonly site: TestSite;
  readonly #tab: Tab;

  constructor(engine: EngineName, tab: Tab, address: Address, site: TestSite) {
    this.engine = engine;
    this.#tab = tab;
    this.address = address;
    this.site = site;
  }

  /** A word that no other visitor has: the same message twice would be spam. */
  get word(): string {
    return new URL(this.address.origin).hostname.replace('.localhost', '');
  }

  /** Opens a page of the site; resolves when it has loaded. */
  async goto(path: string): Promise<void> {
    await this.#tab.goto(this.address.origin + path);
  }

  /** Opens a page, and waits until all its elements of a tag live. */
  async meet(path: string, ...tags: string[]): Promise<void> {
    await this.goto(path);
    for (const tag of tags) await this.alive(tag);
  }

  /** Waits until all elements of a tag have their code and have done what they do first. */
  async alive(tag: string): Promise<void> {
    await this.until(async (name) => {
      const elements = [...document.querySelectorAll(name)];
      if (!elements.every((element) => element.matches(':defined'))) return false;
      await Promise.all(elements.map((element) => Reflect.get(element, 'updateComplete')));
      return elements.length > 0;
    }, tag);
  }

  /** Calls a function in the page; it sees nothing but its arguments, and returns JSON. */
  async evaluate<A extends readonly Json[], R>(
    act: (...given: A) => R | Promise<R>,
    ...given: A
  ): Promise<R> {
    return resultOf(await this.#tab.run(expression(act, given))) as R;
  }

  /** Waits until a function says yes, tried in the page again and again, on whatever page is there. */
  async until<A extends readonly Json[]>(
    isSo: (...given: A) => unknown,
    ...given: A
  ): Promise<void> {
    const polled = expression(pollingOf(isSo), given);
    for (const deadline = Date.now() + PATIENCE; Date.now() < deadline; ) {
      const answer = await this.#attempt(polled);
      if (typeof answer === 'string' && resultOf(answer) === true) return;
    }
    const at = (await this.#attempt('location.href')) ?? 'a page that does not answer';
    throw new Error(`Never so at ${at}: ${isSo}, given ${JSON.stringify(given)}`);
  }

  /** Evaluates an expression; a page that is being left answers by an error, or not at all. */
  async #attempt(tried: string): Promise<unknown> {
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<undefined>((resolve) => {
      timer = setTimeout(resolve, 3 * SLICE);
    });
    const answer = this.#tab.run(tried).catch(() => undefined);
    return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
  }

  /** Waits until something matches. */
  async finds(selector: string): Promise<void> {
    await this.until((wanted) => document.querySelector(wanted) !== null, selector);
  }

  /** Waits until nothing matches. */
  async misses(selector: string): Promise<void> {
    await this.until((unwanted) => document.querySelector(unwanted) === null, selector);
  }

  /** Waits until what matches first can be seen. */
  async sees(selector: string): Promise<void> {
    await this.until(
      (wanted) => document.querySelector(wanted)?.checkVisibility({ visibilityProperty: true }),
      selector,
    );
  }

  /** Waits until nothing that matches can be seen. */
  async seesNo(selector: string): Promise<void> {
    await this.until(
      (unwanted) =>
        ![...document.querySelectorAll(unwanted)].some((one) =>
          one.checkVisibility({ visibilityProperty: true }),
        ),
      selector,
    );
  }

  /** Waits until the text of what matches first contains a text. */
  async reads(selector: string, text: string): Promise<void> {
    await this.until(
      (wanted, part) => document.querySelector(wanted)?.textContent.includes(part),
      selector,
      text,
    );
  }

  /** Waits until what has the focus matches. */
  async focuses(selector: string): Promise<void> {
    await this.until((wanted) => document.activeElement?.matches(wanted), selector);
  }

  /** Waits until the page at a path, with its query, has loaded. */
  async arrives(path: string): Promise<void> {
    await this.until(
      (wanted) =>
        location.pathname + location.search === wanted && document.readyState === 'complete',
      path,
    );
  }

  /** Does what leads to a new document, and waits until that has loaded. */
  async anew(act: () => Promise<void>): Promise<void> {
    await this.evaluate(() => void Object.assign(window, { isLeft: true }));
    await act();
    await this.until(() => !('isLeft' in window) && document.readyState === 'complete');
  }

  /** Clicks the middle of what matches first, once it stands still and nothing is over it. */
  async click(selector: string): Promise<void> {
    const at = await this.#placeOf(selector);
    await this.#tab.mouse([{ move: at }, { button: 'down' }, { button: 'up' }]);
  }

  /** Clicks a point of the window. */
  async clickAt(x: number, y: number): Promise<void> {
    await this.#tab.mouse([{ move: [x, y] }, { button: 'down' }, { button: 'up' }]);
  }

  /** Moves the mouse over what matches first. */
  async hover(selector: string): Promise<void> {
    await this.#tab.mouse([{ move: await this.#placeOf(selector) }]);
  }

  /** Drags what matches first by so many pixels. */
  async drag(selector: string, right: number, down: number): Promise<void> {
    const [x, y] = await this.#placeOf(selector);
    const way: MouseStep[] = [0.5, 1].map((part) => ({
      move: [x + part * right, y + part * down],
    }));
    await this.#tab.mouse([{ move: [x, y] }, { button: 'down' }, ...way, { button: 'up' }]);
  }

  /** Gives the focus to what matches first. */
  async focus(selector: string): Promise<void> {
    await this.finds(selector);
    await this.evaluate(
      (wanted) => document.querySelector<HTMLElement | SVGElement>(wanted)?.focus(),
      selector,
    );
  }

  /** Presses keys, one after the other. */
  async press(...presses: readonly KeyPress[]): Promise<void> {
    for (const press of presses) {
      const [key, ...modifiers] = press.split('+').reverse() as [NamedKey, ...NamedKey[]];
      await this.#tab.keys([
        ...modifiers.map((modifier) => ({ key: modifier, is: 'down' as const })),
        { key, is: 'down' },
        { key, is: 'up' },
        ...modifiers.map((modifier) => ({ key: modifier, is: 'up' as const })),
      ]);
    }
  }

  /** Goes on by Tab until what has the focus matches. */
  async tabTo(selector: string): Promise<void> {
    for (let step = 0; step < 80; step++) {
      await this.press('Tab');
      const isThere = (wanted: string) => document.activeElement?.matches(wanted) === true;
      if (await this.evaluate(isThere, selector)) return;
    }
    throw new Error(`No Tab leads to ${selector}.`);
  }

  /** Types into what has the focus. */
  async type(text: string): Promise<void> {
    await this.#tab.type(text);
  }

  /** Types into a control, after what is in it. */
  async fill(selector: string, text: string): Promise<void> {
    await this.focus(selector);
    await this.type(text);
  }

  /** Types a text in the place of what is in a control, and goes on to the next. */
  async replace(selector: string, text: string): Promise<void> {
    await this.focus(selector);
    await this.evaluate(() => (document.activeElement as HTMLInputElement).select());
    await this.type(text);
    await this.press('Tab');
  }

  /** Chooses a value of a list, as a visitor's choice tells the page of it. */
  async choose(selector: string, value: string): Promise<void> {
    await this.finds(selector);
    await this.evaluate(
      (wanted, chosen) => {
        const list = document.querySelector(wanted) as HTMLSelectElement;
        list.value = chosen;
        for (const type of ['input', 'change'])
          list.dispatchEvent(new Event(type, { bubbles: true }));
      },
      selector,
      value,
    );
  }

  /** Chooses a file of this computer. */
  async attach(selector: string, path: string): Promise<void> {
    await this.#tab.attach(selector, path);
  }

  /** Goes back in the history; say then what is waited for. */
  async back(): Promise<void> {
    await this.evaluate(() => void setTimeout(() => history.back()));
  }

  /** Goes forward in the history; say then what is waited for. */
  async forward(): Promise<void> {
    await this.evaluate(() => void setTimeout(() => history.forward()));
  }

  /** Loads the page again. */
  async reload(): Promise<void> {
    await this.anew(() => this.evaluate(() => void setTimeout(() => location.reload())));
  }

  /** The text of what matches first. */
  async text(selector: string): Promise<string> {
    await this.finds(selector);
    return this.evaluate((at) => document.querySelector(at)?.textContent.trim() ?? '', selector);
  }

  /** The value of a control. */
  async value(selector: string): Promise<string> {
    await this.finds(selector);
    return this.evaluate(
      (at) => (document.querySelector(at) as HTMLInputElement | null)?.value ?? '',
      selector,
    );
  }

  /** An attribute of what matches first. */
  async attribute(selector: string, name: string): Promise<string | null> {
    await this.finds(selector);
    return this.evaluate(
      (at, key) => document.querySelector(at)?.getAttribute(key) ?? null,
      selector,
      name,
    );
  }

  /** How many match. */
  async count(selector: string): Promise<number> {
    return this.evaluate((all) => document.querySelectorAll(all).length, selector);
  }

  /** How many pixels the page is wider than the window, less its scroll bar. */
  async overflow(): Promise<number> {
    return this.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  }

  /** What pages, their frames and the server have complained about. */
  async complaints(): Promise<readonly string[]> {
    const noted = await this.evaluate(
      () => JSON.parse(sessionStorage.getItem('complaints') ?? '[]') as string[],
    );
    return [...noted, ...this.address.failures];
  }

  /** Takes note that all complaints until now were to be expected. */
  async forgive(): Promise<void> {
    await this.evaluate(() => sessionStorage.removeItem('complaints'));
    this.address.failures.length = 0;
  }

  /** Nothing has been complained about. */
  async expectSilence(): Promise<void> {
    expect(await this.complaints()).to.deep.equal([]);
  }

  /** The middle of what matches first, in the window, when it can be met there by a click. */
  async #placeOf(selector: string): Promise<[number, number]> {
    await this.until(async (wanted) => {
      const target = document.querySelector(wanted);
      if (!target?.checkVisibility({ visibilityProperty: true })) return false;
      const place = () => {
        // Of a link that goes over two lines the middle may be beside it.
        const { x = 0, y = 0, width = 0, height = 0 } = target.getClientRects()[0] ?? {};
        return [x + width / 2, y + height / 2] as const;
      };
      target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const [x, y] = place();
      await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
      const [laterX, laterY] = place();
      const met = document.elementFromPoint(x, y);
      return x === laterX && y === laterY && target.contains(met);
    }, selector);
    return this.evaluate((wanted) => {
      const box = document.querySelector(wanted)?.getClientRects()[0] as DOMRect;
      return [box.x + box.width / 2, box.y + box.height / 2];
    }, selector);
  }
}

/** The source of a function that tries another for a while; a page that goes takes it with it. */
function pollingOf(isSo: (...given: never) => unknown): string {
  return `async (...given) => {
    const isSo = ${isSo};
    for (const end = performance.now() + ${SLICE}; performance.now() < end; ) {
      if (await isSo(...given)) return true;
      await new Promise((next) => setTimeout(next, 20));
    }
    return false;
  }`;
}

/** An expression that calls a function in the page and says as JSON what came of it. */
function expression(act: string | ((...given: never) => unknown), given: readonly Json[]): string {
  // tsx names functions by a helper that the page does not have.
  return `(async () => {
    const __name = (named) => named;
    try {
      return JSON.stringify({ value: await (${act})(...${JSON.stringify(given)}) });
    } catch (error) {
      return JSON.stringify({ error: String(error) });
    }
  })()`;
}

function resultOf(answer: unknown): unknown {
  const { value, error } = JSON.parse(String(answer)) as { value?: unknown; error?: string };
  if (error !== undefined) throw new Error(`In the page: ${error}`);
  return value;
}
