import '../../../../src/define/kit-library';
import { configure } from '../../../../src/core/config';
import { ownStorage } from '../../maps/region-map/own-storage';
import { LibraryServer } from './server';

ownStorage();

/** A library on the page, with the hands to work it. */
export interface Live {
  readonly host: HTMLElement;
  /** The events that the page has heard: their names, and what they say. */
  readonly heard: [name: string, detail: unknown][];
  /** The screen that is shown. */
  screen(): string | undefined;
  find<T extends HTMLElement = HTMLElement>(selector: string): T;
  text(selector: string): string;
  /** The names of the kits that are shown. */
  titles(): string[];
  /** The button or link of that label, whatever is read of it. */
  button(label: string): HTMLElement;
  press(label: string): Promise<void>;
  search(text: string): Promise<void>;
  /** Chooses a file to be uploaded. */
  choose(file: File): Promise<void>;
}

const names = [
  'nh-kit-page-view',
  'nh-kit-cloud-upgrade',
  'nh-kit-library-apply',
  'nh-kit-library-delete',
  'nh-library-connect',
  'nh-library-connected',
  'nh-library-quota',
];

let server: LibraryServer | undefined;
let listening: AbortController | undefined;

/** The double of the server: one for each test. */
export function newServer(): LibraryServer {
  configure({ restRoot: '/wp-json', restNonce: 'nonce-1' });
  server = new LibraryServer();
  return server;
}

/** Brings a library alive on the page. */
export async function live(settings: object = {}): Promise<Live> {
  const host = document.createElement('nh-kit-library');
  const heard: Live['heard'] = [];
  listening?.abort();
  listening = new AbortController();
  for (const name of names) {
    const hear = (event: Event): void => {
      heard.push([name, (event as CustomEvent<unknown>).detail]);
      // Links lead away from the test.
      if (name.startsWith('nh-kit-')) document.addEventListener('click', stay, { once: true });
    };
    document.addEventListener(name, hear, { signal: listening.signal });
  }
  host.setAttribute('settings', JSON.stringify(settings));
  document.body.append(host);
  await host.updateComplete;
  await drawn();
  const find = <T extends HTMLElement>(selector: string): T => {
    const found = host.querySelector<T>(selector);
    if (!found) throw new Error(`Nothing is drawn by ${selector}.`);
    return found;
  };
  const button = (label: string): HTMLElement => {
    const named = [...host.querySelectorAll<HTMLElement>('button, a')].filter(
      (one) => (one.getAttribute('aria-label') ?? one.textContent) === label,
    );
    // What is in a dialog lies above the rest.
    const found = named.find((one) => one.closest('dialog')) ?? named[0];
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
      const one = button(label);
      one.focus();
      one.click();
      await drawn();
    },
    async search(text) {
      const input = find<HTMLInputElement>('input[type="search"]');
      input.focus();
      input.select();
      document.execCommand('insertText', false, text);
      await drawn();
    },
    async choose(file) {
      const input = find<HTMLInputElement>('input[type="file"]');
      const data = new DataTransfer();
      data.items.add(file);
      input.files = data.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
      await drawn();
    },
  };
}

const stay = (event: Event): void => event.preventDefault();

/** As when the page is loaded anew: all that the element held in memory is gone. */
export async function reloaded(settings: object = {}): Promise<Live> {
  for (const host of document.querySelectorAll('nh-kit-library')) host.remove();
  await drawn();
  return live(settings);
}

/** Removes the element, what it keeps, and its server. */
export function cleared(): void {
  for (const host of document.querySelectorAll('nh-kit-library')) host.remove();
  sessionStorage.clear();
  server?.restore();
  configure({ restRoot: undefined, restNonce: undefined });
}

/** Resolves when what has happened so far is drawn. */
export async function drawn(): Promise<void> {
  for (let count = 0; count < 4; count++) await new Promise(requestAnimationFrame);
}

/** Resolves when something is so. */
export async function until(isSo: () => boolean, what: string): Promise<void> {
  for (let frames = 0; !isSo(); frames++) {
    if (frames > 600) throw new Error(`It never came to this: ${what}.`);
    await new Promise(requestAnimationFrame);
  }
}
