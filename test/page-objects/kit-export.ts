import { rendered } from './until';
import '../../src/define/kit-export';
import { configure } from '../../src/core/config';
import { Server } from '../server-doubles/kit-export';
import { ownStorage } from './own-storage';

ownStorage();

/** An export on the page, with the hands to work it. */
export interface Live {
  readonly host: HTMLElement;
  /** The received events: their names and details. */
  readonly heard: [name: string, detail: unknown][];
  /** The screen that is shown. */
  step(): string | undefined;
  title(): string;
  /** The first element for a selector. */
  find<T extends HTMLElement = HTMLElement>(selector: string): T;
  text(selector: string): string;
  /** The button or link of that label, whatever is read of it. */
  button(label: string): HTMLElement;
  press(label: string): Promise<void>;
  /** Ticks or unticks the checkbox of a label. */
  tick(label: string): Promise<void>;
  type(field: 'title' | 'description', text: string): Promise<void>;
}

const names = ['nh-kit-page-view', 'nh-kit-export-start', 'nh-kit-export-done', 'nh-kit-action'];

let server: Server | undefined;
let listening: AbortController | undefined;

/** The double of the server: one for each test. */
export function newServer(): Server {
  configure({ restRoot: '/wp-json', restNonce: 'nonce-1' });
  server = new Server();
  return server;
}

/** Brings an export alive on the page. */
export async function live(settings: object = {}): Promise<Live> {
  const host = document.createElement('nh-kit-export');
  const heard: Live['heard'] = [];
  listening?.abort();
  listening = new AbortController();
  for (const name of names) {
    const hear = (event: Event): void => {
      heard.push([name, (event as CustomEvent<unknown>).detail]);
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
  const button = (label: string): HTMLElement => {
    const buttons = [...host.querySelectorAll<HTMLElement>('button, a')];
    const named = buttons.filter(
      (one) => (one.getAttribute('aria-label') ?? one.textContent) === label,
    );
    // An open dialog is above the rest.
    const found = named.find((one) => one.closest('dialog')) ?? named[0];
    if (!found) throw new Error(`No button "${label}".`);
    return found;
  };
  return {
    host,
    heard,
    step: () => host.querySelector<HTMLElement>('[data-step]')?.dataset.step,
    title: () => find('h2[part="title"]').textContent,
    find,
    text: (selector) => find(selector).textContent,
    button,
    async press(label) {
      const one = button(label);
      one.focus();
      one.click();
      await rendered();
    },
    async tick(label) {
      const labels = [...host.querySelectorAll('label')];
      const found = labels.find(({ textContent }) => textContent.trim().startsWith(label));
      if (!found) throw new Error(`No checkbox "${label}".`);
      found.querySelector('input')?.click();
      await rendered();
    },
    async type(field, text) {
      const input = find<HTMLInputElement>(`[data-field="${field}"]`);
      input.focus();
      input.select();
      if (text === '') document.execCommand('delete');
      else document.execCommand('insertText', false, text);
      await rendered();
    },
  };
}

/** Simulates a reload: all state in the element's memory is gone. */
export async function reloaded(settings: object = {}): Promise<Live> {
  for (const host of document.querySelectorAll('nh-kit-export')) host.remove();
  await rendered();
  return live(settings);
}

/** Removes the element, its stored data, and its server. */
export function cleared(): void {
  for (const host of document.querySelectorAll('nh-kit-export')) host.remove();
  localStorage.clear();
  sessionStorage.clear();
  server?.restore();
  configure({ restRoot: undefined, restNonce: undefined });
}

/** A live export on its second screen, by its name. */
export async function atCustomize(settings: object = {}): Promise<Live> {
  const kit = await live({ name: 'Linden', ...settings });
  await kit.press('Next: customise');
  return kit;
}
