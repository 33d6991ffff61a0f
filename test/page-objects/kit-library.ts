import '../../src/define/kit-library';
import { configure } from '../../src/core/config';
import { LibraryServer } from '../server-doubles/kit-library';
import { ownStorage } from './own-storage';
import { rendered, until } from './until';

ownStorage();

/** The page object of a kit library. */
export interface Live {
  readonly host: HTMLElement;
  /** The dispatched events: names and details. */
  readonly heard: [name: string, detail: unknown][];
  /** Returns the name of the current screen. */
  screen(): string | undefined;
  find<T extends HTMLElement = HTMLElement>(selector: string): T;
  text(selector: string): string;
  /** Returns the names of the listed kits. */
  titles(): string[];
  /** Returns the button or link with a visible label. */
  button(label: string): HTMLElement;
  press(label: string): Promise<void>;
  search(text: string): Promise<void>;
  /** Chooses a file for the upload. */
  choose(file: File): Promise<void>;
}

const names = [
  'nh-kit-page-view',
  'nh-kit-cloud-upgrade',
  'nh-kit-library-search',
  'nh-kit-library-sort',
  'nh-kit-library-apply',
  'nh-kit-library-delete',
  'nh-library-connect',
  'nh-library-connected',
  'nh-library-quota',
];

/** True for an event of a click that may follow a link. */
const followsLink = (name: string): boolean =>
  name === 'nh-kit-cloud-upgrade' || name === 'nh-kit-library-apply';

let server: LibraryServer | undefined;
let listening: AbortController | undefined;

/** The server double of the current test. */
export function newServer(): LibraryServer {
  configure({ restRoot: '/wp-json', restNonce: 'nonce-1' });
  server = new LibraryServer();
  return server;
}

/** Renders a kit library. */
export async function live(settings: object = {}): Promise<Live> {
  const host = document.createElement('nh-kit-library');
  const heard: Live['heard'] = [];
  listening?.abort();
  listening = new AbortController();
  for (const name of names) {
    const hear = (event: Event): void => {
      heard.push([name, (event as CustomEvent<unknown>).detail]);
      // Links would leave the test page.
      if (followsLink(name)) document.addEventListener('click', stay, { once: true });
    };
    document.addEventListener(name, hear, { signal: listening.signal });
  }
  host.setAttribute('settings', JSON.stringify(settings));
  document.body.append(host);
  await host.updateComplete;
  await rendered();
  const find = <T extends HTMLElement>(selector: string): T => {
    const found = host.querySelector<T>(selector);
    if (!found) throw new Error(`Nothing is drawn by ${selector}.`);
    return found;
  };
  const named = (label: string): HTMLElement | undefined => {
    const buttons = [...host.querySelectorAll<HTMLElement>('button, a')].filter(
      (one) => (one.getAttribute('aria-label') ?? one.textContent) === label,
    );
    // An open dialog covers the rest of the page.
    return buttons.find((one) => one.closest('dialog')) ?? buttons[0];
  };
  const button = (label: string): HTMLElement => {
    const found = named(label);
    if (!found) throw new Error(`No button "${label}".`);
    return found;
  };
  return {
    host,
    heard,
    screen: () => host.querySelector<HTMLElement>('[data-step]')?.dataset.step,
    find,
    text: (selector) => find(selector).textContent,
    titles: () =>
      [...host.querySelectorAll('[part="kit-title"]')].map(({ textContent }) => textContent),
    button,
    async press(label) {
      // Some buttons appear shortly after a dialog.
      await until(() => named(label) !== undefined, `showed the button ${label}`);
      const one = button(label);
      one.focus();
      one.click();
      await rendered();
    },
    async search(text) {
      const input = find<HTMLInputElement>('input[type="search"]');
      input.focus();
      input.select();
      document.execCommand('insertText', false, text);
      await rendered();
    },
    async choose(file) {
      const input = find<HTMLInputElement>('input[type="file"]');
      const data = new DataTransfer();
      data.items.add(file);
      input.files = data.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
      await rendered();
    },
  };
}

const stay = (event: Event): void => event.preventDefault();

/** Simulates a reload: the element loses its state in memory. */
export async function reloaded(settings: object = {}): Promise<Live> {
  for (const host of document.querySelectorAll('nh-kit-library')) host.remove();
  await rendered();
  return live(settings);
}

/** Removes the element, its saved state and its server double. */
export function cleared(): void {
  for (const host of document.querySelectorAll('nh-kit-library')) host.remove();
  sessionStorage.clear();
  server?.restore();
  configure({ restRoot: undefined, restNonce: undefined });
}
