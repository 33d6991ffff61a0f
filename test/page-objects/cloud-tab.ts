import '../../src/define/template-library';
import { configure } from '../../src/core/config';
import { ownChannels } from '../elements/libraries/template-library/own-channels';
import { CloudServer } from '../server-doubles/cloud-templates';
import { ownStorage } from './own-storage';
import { rendered, until } from './until';

ownStorage();
ownChannels();

/** The page object of a template library at its Cloud tab. */
export interface Live {
  readonly host: HTMLElement;
  /** The dispatched events: names and details. */
  readonly heard: [name: string, detail: unknown][];
  /** Returns the name of the current screen. */
  screen(): string | undefined;
  find<T extends HTMLElement = HTMLElement>(selector: string): T;
  has(selector: string): boolean;
  text(selector: string): string;
  /** Returns the names of the folders with their numbers of templates. */
  folders(): string[];
  /** Returns the list entry of a folder. */
  folder(name: string): HTMLElement;
  /** Returns the titles of the listed templates. */
  titles(): string[];
  /** Returns the button or link with a visible label. */
  button(label: string): HTMLElement;
  press(label: string): Promise<void>;
  /** Returns the text of the focused element, or its part. */
  focused(): string | null | undefined;
  /** Presses a key on the focused element. */
  key(key: string): Promise<void>;
  /** Fills in the field of the open dialog. */
  type(text: string): Promise<void>;
}

const names = [
  'nh-template-page-view',
  'nh-template-search',
  'nh-template-sort',
  'nh-template-view',
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

/** The server double of the current test. */
export function newServer(): CloudServer {
  return serve(new CloudServer());
}

/** Starts a server double that responds until the test ends. */
export function serve<Server extends CloudServer>(double: Server): Server {
  configure({ restRoot: '/wp-json', restNonce: 'nonce-1' });
  server = double;
  return double;
}

/** Renders a template library at its Cloud tab. */
export async function live(settings: object = {}): Promise<Live> {
  const host = document.createElement('nh-template-library');
  const heard: Live['heard'] = [];
  listening?.abort();
  listening = new AbortController();
  const { signal } = listening;
  for (const name of names) {
    const hear = (event: Event): void => {
      heard.push([name, (event as CustomEvent<unknown>).detail]);
      // Links would leave the test page.
      if (name === 'nh-template-upgrade') {
        document.addEventListener('click', (click) => click.preventDefault(), { once: true });
      }
    };
    document.addEventListener(name, hear, { signal });
  }
  host.setAttribute('settings', JSON.stringify({ tab: 'cloud', ...settings }));
  document.body.append(host);
  await host.updateComplete;
  await rendered();
  const find = <T extends HTMLElement>(selector: string): T => {
    const found = host.querySelector<T>(selector);
    if (!found) throw new Error(`Nothing is drawn by ${selector}.`);
    return found;
  };
  const all = (selector: string): HTMLElement[] => [
    ...host.querySelectorAll<HTMLElement>(selector),
  ];
  const named = (label: string): HTMLElement | undefined => {
    const buttons = all('button, a').filter(
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
      // Some buttons appear shortly after a dialog.
      await until(() => named(label) !== undefined, `showed the button ${label}`);
      const one = button(label);
      one.focus();
      one.click();
      await rendered();
    },
    focused() {
      const { activeElement: one } = document;
      if (!host.contains(one)) return undefined;
      return one?.querySelector('[part="folder-name"]')?.textContent ?? one?.textContent;
    },
    async key(key) {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
      await rendered();
    },
    async type(text) {
      const input = find<HTMLInputElement>('dialog input');
      input.focus();
      input.select();
      document.execCommand('insertText', false, text);
      await rendered();
    },
  };
}

/** Simulates a reload: the element loses its state in memory. */
export async function reloaded(settings: object = {}): Promise<Live> {
  for (const host of document.querySelectorAll('nh-template-library')) host.remove();
  await rendered();
  return live(settings);
}

/** Removes the element, its saved state and its server double. */
export async function cleared(): Promise<void> {
  for (const host of document.querySelectorAll('nh-template-library')) host.remove();
  await rendered();
  sessionStorage.clear();
  server?.restore();
  configure({ restRoot: undefined, restNonce: undefined });
}
