import { expect } from 'chai';
import type { TestSite } from '../demo/site';
import type { Address } from './door';
import { Page } from './page';
import type { EngineName, MouseStep, NamedKey, Tab } from './tab';

/** A key with a name, alone or with Shift. */
type KeyPress = NamedKey | `Shift+${NamedKey}`;

/** A visitor of the demo site at a separate address, with a mouse and a keyboard. */
export class Visitor extends Page {
  readonly engine: EngineName;
  readonly site: TestSite;

  constructor(engine: EngineName, tab: Tab, address: Address, site: TestSite) {
    super(tab, address);
    this.engine = engine;
    this.site = site;
  }

  /** A word that no other visitor has: the same message twice would be spam. */
  get word(): string {
    return new URL(this.address.origin).hostname.split('.')[0] ?? '';
  }

  /** Opens a page, and waits until all its elements of a tag live. */
  async meet(path: string, ...tags: string[]): Promise<void> {
    await this.goto(path);
    for (const tag of tags) await this.alive(tag);
  }

  /** Waits until all elements of a tag are live and have rendered once. */
  async alive(tag: string): Promise<void> {
    await this.until(async (name) => {
      const elements = [...document.querySelectorAll(name)];
      if (!elements.every((element) => element.matches(':defined'))) return false;
      await Promise.all(elements.map((element) => Reflect.get(element, 'updateComplete')));
      return elements.length > 0;
    }, tag);
  }

  /** Waits until something matches. */
  async finds(selector: string): Promise<void> {
    await this.until((wanted) => document.querySelector(wanted) !== null, selector);
  }

  /** Waits until nothing matches. */
  async misses(selector: string): Promise<void> {
    await this.until((unwanted) => document.querySelector(unwanted) === null, selector);
  }

  /** Waits until the first match is visible. */
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

  /** Waits until the text of the first match contains a text. */
  async reads(selector: string, text: string): Promise<void> {
    await this.until(
      (wanted, part) => document.querySelector(wanted)?.textContent.includes(part),
      selector,
      text,
    );
  }

  /** Waits until the focused element matches. */
  async focuses(selector: string): Promise<void> {
    await this.until((wanted) => document.activeElement?.matches(wanted), selector);
  }

  /** Clicks the middle of the first match, when it has stopped moving and nothing covers it. */
  async click(selector: string): Promise<void> {
    const at = await this.#placeOf(selector);
    await this.tab.mouse([{ move: at }, { button: 'down' }, { button: 'up' }]);
  }

  /**
   * Follows a link by the keyboard: text that was just typed may still scroll the page, and in Firefox a
   * click would miss the link.
   */
  async follow(selector: string): Promise<void> {
    await this.focus(selector);
    await this.press('Enter');
  }

  /** Clicks a point of the window. */
  async clickAt(x: number, y: number): Promise<void> {
    await this.tab.mouse([{ move: [x, y] }, { button: 'down' }, { button: 'up' }]);
  }

  /** Gives the window another width. */
  async resize(width: number): Promise<void> {
    await this.tab.resize(width, 900);
  }

  /** Moves the mouse over the first match. */
  async hover(selector: string): Promise<void> {
    await this.tab.mouse([{ move: await this.#placeOf(selector) }]);
  }

  /** Drags the first match by a number of pixels. */
  async drag(selector: string, right: number, down: number): Promise<void> {
    const [x, y] = await this.#placeOf(selector);
    const way: MouseStep[] = [0.5, 1].map((part) => ({
      move: [x + part * right, y + part * down],
    }));
    await this.tab.mouse([{ move: [x, y] }, { button: 'down' }, ...way, { button: 'up' }]);
  }

  /** Focuses the first match. */
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
      await this.tab.keys([
        ...modifiers.map((modifier) => ({ key: modifier, is: 'down' as const })),
        { key, is: 'down' },
        { key, is: 'up' },
        ...modifiers.map((modifier) => ({ key: modifier, is: 'up' as const })),
      ]);
    }
  }

  /** Presses Tab until the focused element matches. */
  async tabTo(selector: string): Promise<void> {
    for (let step = 0; step < 80; step++) {
      await this.press('Tab');
      const isThere = (wanted: string) => document.activeElement?.matches(wanted) === true;
      if (await this.evaluate(isThere, selector)) return;
    }
    throw new Error(`No Tab leads to ${selector}.`);
  }

  /** Types into the focused element. */
  async type(text: string): Promise<void> {
    await this.tab.type(text);
  }

  /** Appends text to a control by typing. */
  async fill(selector: string, text: string): Promise<void> {
    await this.focus(selector);
    await this.type(text);
  }

  /** Replaces the text of a control by typing, and moves to the next control. */
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
    await this.tab.attach(selector, path);
  }

  /** The text of the first match. */
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

  /** An attribute of the first match. */
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

  /** The warnings and errors of pages, their frames and the server. */
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
    expect((await this.complaints()).join('\n'), 'complaints').to.equal('');
  }

  /** The middle of the first match in the viewport, when a click would hit it there. */
  #placeOf(selector: string): Promise<readonly [x: number, y: number]> {
    return this.answer(async (wanted) => {
      const target = document.querySelector(wanted);
      if (!target?.checkVisibility({ visibilityProperty: true })) return undefined;
      const place = () => {
        // The middle of a link on two lines may be outside the link.
        const { x = 0, y = 0, width = 0, height = 0 } = target.getClientRects()[0] ?? {};
        return [x + width / 2, y + height / 2] as const;
      };
      target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const [x, y] = place();
      await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
      const at = place();
      const isStill = x === at[0] && y === at[1];
      return isStill && target.contains(document.elementFromPoint(...at)) ? at : undefined;
    }, selector);
  }
}
