import { configure } from '../../src/core/config';
import { SiteServer } from '../server-doubles/site-templates';
import { type Live, live as liveAnywhere, serve } from './cloud-tab';
import { rendered } from './until';

export { cleared } from './cloud-tab';

/** A template library on the page at its Site tab, with the hands to work it. */
export interface LiveSite extends Live {
  /** The item at that place of the list. */
  item(place: number): HTMLElement;
  /** The titles of those that are chosen, as far as they are drawn. */
  chosen(): string[];
  click(place: number, keys?: MouseEventInit): Promise<void>;
  /** Presses a key where the focus is, with others held. */
  keys(key: string, held?: KeyboardEventInit): Promise<void>;
  search(text: string): Promise<void>;
  /** Chooses an entry of the open menu, or an option of a select. */
  pick(label: string): Promise<void>;
  /** The events of that name, as the page has heard them. */
  heardOf(name: string): unknown[];
}

/** The double of the server, with so many templates on the site: one for each test. */
export function newSite(count = 5): SiteServer {
  configure({ restRoot: '/wp-json' });
  return serve(new SiteServer(count));
}

/** Brings a library alive on the page, at its Site tab. */
export async function live(settings: object = {}): Promise<LiveSite> {
  const library = await liveAnywhere({ tab: 'site', ...settings });
  const { host, find, heard } = library;
  const item = (place: number): HTMLElement => find(`[data-index="${place}"]`);
  return {
    ...library,
    item,
    chosen: () =>
      [...host.querySelectorAll('[aria-selected="true"] [part~="item-title"]')].map(
        ({ textContent }) => textContent,
      ),
    async click(place, keys = {}) {
      const one = item(place);
      one.focus();
      one.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1, ...keys }));
      await rendered();
    },
    async keys(key, held = {}) {
      const event = new KeyboardEvent('keydown', {
        key,
        bubbles: true,
        cancelable: true,
        ...held,
      });
      document.activeElement?.dispatchEvent(event);
      await rendered();
    },
    async search(text) {
      const input = find<HTMLInputElement>('input[type="search"]');
      input.focus();
      input.select();
      document.execCommand(text ? 'insertText' : 'delete', false, text);
      await rendered();
    },
    async pick(value) {
      const select = find<HTMLSelectElement>('select');
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
      await rendered();
    },
    heardOf: (name) => heard.filter(([one]) => one === name).map(([, detail]) => detail),
  };
}
