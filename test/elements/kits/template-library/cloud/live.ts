import '../../../../../src/define/template-library';
import { configure } from '../../../../../src/core/config';
import { ownStorage } from '../../../maps/region-map/own-storage';
import { ownChannels } from '../own-channels';
import { CloudServer } from './server';

ownStorage();
ownChannels();

/** A template library on the page at its Cloud tab, with the hands to work it. */
export interface Live {
  readonly host: HTMLElement;
  /** The events that the page has heard: their names, and what they say. */
  readonly heard: [name: string, detail: unknown][];
  /** What the Cloud tab shows. */
  screen(): string | undefined;
  find<T extends HTMLElement = HTMLElement>(selector: string): T;
  has(selector: string): boolean;
  text(selector: string): string;
  /** The names of the folders, and how many templates are in each. */
  folders(): string[];
  /** The folder of that name, in the list. */
  folder(name: string): HTMLElement;
  /** The titles of the templates that are shown. */
  titles(): string[];
  /** The button or link of that label, whatever is read of it. */
  button(label: string): HTMLElement;
  press(label: string): Promise<void>;
  /** What has the focus: its text, or its part. */
  focused(): string | null | undefined;
  /** Presses a key where the focus is. */
  key(key: string): Promise<void>;
  /** Fills in the field of the open dialog. */
  type(text: string): Promise<void>;
}

const names = [
  'nh-template-page-view',
  'nh-template-save-start',
  'nh-template-saved',
  'nh-template-transfer',
  'nh-template-import',
  'nh-template-insert',
  'nh-template-bulk',
  'nh-template-apply-settings',
  'nh-template-folder-create',
  'nh-template-rename',
  'nh-template-deleted',
  'nh-template-undo',
  'nh-template-upgrade',
  'nh-library-connect',
  'nh-library-connected',
  'nh-library-quota',
];

let server: CloudServer | undefined;
let listening: AbortController | undefined;

/** The double of the server: one for each test. */
export function newServer(): CloudServer {
  return serve(new CloudServer());
}

/** Has a double of the server answer until the test is over. */
export function serve<Server extends CloudServer>(double: Server): Server {
  configure({ restRoot: '/wp-json', restNonce: 'nonce-1' });
  server = double;
  return double;
}

/** Brings a library alive on the page, at its Cloud tab. */
export async function live(settings: object = {}): Promise<Live> {
  const host = document.createElement('nh-template-library');
  const heard: Live['heard'] = [];
  listening?.abort();
  listening = new AbortController();
  const { signal } = listening;
  for (const name of names) {
    const hear = (event: Event): void => {
      heard.push([name, (event as CustomEvent<unknown>).detail]);
      // Links lead away from the test.
      if (name === 'nh-template-upgrade') {
        document.addEventListener('click', (click) => click.preventDefault(), { once: true });
      }
    };
    document.addEventListener(name, hear, { signal });
  }
  host.setAttribute('settings', JSON.stringify({ tab: 'cloud', ...settings }));
  document.body.append(host);
  await host.updateComplete;
  await drawn();
  const find = <T extends HTMLElement>(selector: string): T => {
    const found = host.querySelector<T>(selector);
    if (!found) throw new Error(`Nothing is drawn by ${selector}.`);
    return found;
  };
  const all = (selector: string): HTMLElement[] => [
    ...host.querySelectorAll<HTMLElement>(selector),
  ];
  const button = (label: string): HTMLElement => {
    const named = all('button, a').filter(
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
    screen: () => host.querySelector<HTMLElement>('[data-screen]')?.dataset.screen,
    find,
    has: (selector) => host.querySelector(selector) !== null,
    text: (selector) => find(selector).textContent.trim(),
    folders: () =>
      all('[part="folder-item"] > .nh-unseen').map(
        (count) =>
          `${count.parentElement?.querySelector('[part="folder-name"]')?.textContent}, ${count.textContent}`,
      ),
    folder(name) {
      const found = all('[part="folder-item"]').find(
        (one) => one.querySelector('[part="folder-name"]')?.textContent === name,
      );
      if (!found) throw new Error(`No folder "${name}".`);
      return found;
    },
    titles: () => all('[part~="item-title"]').map(({ textContent }) => textContent),
    button,
    async press(label) {
      const one = button(label);
      one.focus();
      one.click();
      await drawn();
    },
    focused() {
      const { activeElement: one } = document;
      if (!host.contains(one)) return undefined;
      return one?.querySelector('[part="folder-name"]')?.textContent ?? one?.textContent;
    },
    async key(key) {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
      await drawn();
    },
    async type(text) {
      const input = find<HTMLInputElement>('dialog input');
      input.focus();
      input.select();
      document.execCommand('insertText', false, text);
      await drawn();
    },
  };
}

/** As when the page is loaded anew: all that the element held in memory is gone. */
export async function reloaded(settings: object = {}): Promise<Live> {
  for (const host of document.querySelectorAll('nh-template-library')) host.remove();
  await drawn();
  return live(settings);
}

/** Removes the element, what it keeps, and its server. */
export async function cleared(): Promise<void> {
  for (const host of document.querySelectorAll('nh-template-library')) host.remove();
  await drawn();
  sessionStorage.clear();
  server?.restore();
  configure({ restRoot: undefined, restNonce: undefined });
}

/** Resolves when what has happened so far is drawn. */
export async function drawn(): Promise<void> {
  for (let count = 0; count < 5; count++) await new Promise(requestAnimationFrame);
}

/** Resolves when something is so. */
export async function until(isSo: () => boolean, what: string): Promise<void> {
  for (let frames = 0; !isSo(); frames++) {
    if (frames > 600) throw new Error(`It never came to this: ${what}.`);
    await new Promise(requestAnimationFrame);
  }
}
