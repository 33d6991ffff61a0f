import type { Address } from './door';
import { expression, type Json, pollingOf, resultOf } from './in-page';
import type { Tab } from './tab';

/** A state is waited for so long, in milliseconds: the computer may be busy with other things. */
const PATIENCE = 60_000;

/** A page is asked to try for so long at a time, in milliseconds: one that is left never answers. */
const SLICE = 1000;

/** A wait is told of after so long, in milliseconds. */
const LONG = 10_000;

/** A browser that answers nothing for so long, in milliseconds, is taken for hung. */
const HUNG_AFTER = 20_000;

/** Stands for an answer that did not come. */
const silent = Symbol('silent');

/** The browser answers nothing any more, which tells nothing about the page. */
export class HungBrowser extends Error {}

/** A tab at an address of the demo site: navigation, queries and waiting. */
export class Page {
  readonly address: Address;
  protected readonly tab: Tab;
  /** Called once for each wait of more than 10 seconds, with what is waited for. */
  onLongWait: (what: string) => void = () => {};
  #waitsFor: string | undefined;

  constructor(tab: Tab, address: Address) {
    this.tab = tab;
    this.address = address;
  }

  /** What the page is waited for at present. */
  get waitsFor(): string | undefined {
    return this.#waitsFor;
  }

  /** Opens a page of the site; resolves when it has loaded. */
  async goto(path: string): Promise<void> {
    await this.tab.goto(this.address.origin + path);
  }

  /** Opens a page of which something will not come; resolves when its document has been read. */
  async begin(path: string): Promise<void> {
    await this.tab.begin(this.address.origin + path);
  }

  /** Calls a function in the page; it sees nothing but its arguments, and returns JSON. */
  async evaluate<A extends readonly Json[], R>(
    act: (...given: A) => R | Promise<R>,
    ...given: A
  ): Promise<R> {
    return resultOf(await this.tab.run(expression(act, given))) as R;
  }

  /** Waits until a function says yes, tried in the page again and again, on whatever page is there. */
  async until<A extends readonly Json[]>(
    isSo: (...given: A) => unknown,
    ...given: A
  ): Promise<void> {
    // An element that a function finds is a yes too, but cannot leave the page.
    await this.#wait(`async (...given) => Boolean(await (${isSo})(...given))`, given);
  }

  /** Waits until a function has an answer other than undefined, and returns it. */
  async answer<A extends readonly Json[], R>(
    ask: (...given: A) => Promise<R | undefined>,
    ...given: A
  ): Promise<R> {
    return (await this.#wait(String(ask), given)) as R;
  }

  async #wait(ask: string, given: readonly Json[]): Promise<unknown> {
    this.#waitsFor = `${ask}, given ${JSON.stringify(given)}`;
    const long = setTimeout(() => this.onLongWait(this.#waitsFor ?? ''), LONG);
    try {
      return await this.#polled(ask, given);
    } finally {
      clearTimeout(long);
      this.#waitsFor = undefined;
    }
  }

  async #polled(ask: string, given: readonly Json[]): Promise<unknown> {
    const polled = expression(pollingOf(ask, SLICE), given);
    let answered = Date.now();
    for (const deadline = Date.now() + PATIENCE; Date.now() < deadline; ) {
      const said = await this.#attempt(polled);
      const answer = typeof said === 'string' && resultOf(said);
      if (answer) return answer;
      if (said !== silent) answered = Date.now();
      else if (Date.now() - answered > HUNG_AFTER)
        throw new HungBrowser(`The browser has hung while it was asked for ${ask}.`);
    }
    const at = await this.#attempt('location.href');
    if (typeof at === 'string') throw new Error(`Waited in vain at ${at} for ${this.#waitsFor}`);
    throw new HungBrowser(`The browser could not even say where it is, asked for ${ask}.`);
  }

  /**
   * Evaluates an expression. A page that is being left answers by an error, which gives undefined, or not
   * at all, which gives `silent`.
   */
  async #attempt(tried: string): Promise<unknown> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const silence = new Promise<typeof silent>((resolve) => {
      timer = setTimeout(() => resolve(silent), 3 * SLICE);
    });
    const answer = this.tab.run(tried).catch(() => undefined);
    return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
  }

  /** Waits until the page at a path, with its query, has loaded. */
  async arrives(path: string): Promise<void> {
    await this.until(
      (wanted) =>
        location.pathname + location.search === wanted && document.readyState === 'complete',
      path,
    );
  }

  /** Runs an action that opens a new document, and waits until that has loaded. */
  async anew(act: () => Promise<void>): Promise<void> {
    await this.evaluate(() => void Object.assign(window, { isLeft: true }));
    await act();
    await this.until(() => !('isLeft' in window) && document.readyState === 'complete');
  }

  /** Goes back in the history, without waiting. */
  async back(): Promise<void> {
    await this.evaluate(() => void setTimeout(() => history.back()));
  }

  /** Goes forward in the history, without waiting. */
  async forward(): Promise<void> {
    await this.evaluate(() => void setTimeout(() => history.forward()));
  }

  /** Loads the page again. */
  async reload(): Promise<void> {
    await this.anew(() => this.evaluate(() => void setTimeout(() => location.reload())));
  }
}
