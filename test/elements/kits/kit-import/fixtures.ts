import '../../../../src/define/kit-import';
import { aTimeout } from '@open-wc/testing';
import { configure } from '../../../../src/core/config';
import { ownStorage } from '../../maps/region-map/own-storage';
import { ServerDouble } from './double';
import { manifest } from './kit';
import { storedZip } from './stored-zip';

ownStorage();

/** An import on the page, with the hands to work it. */
export interface LiveImport {
  readonly host: HTMLElement & { readonly updateComplete: Promise<void> };
  readonly server: ServerDouble;
  readonly events: { readonly type: string; readonly detail: unknown }[];
  /** The heading of the present step. */
  title(): string;
  text(selector?: string): string;
  all<T extends Element = HTMLElement>(selector: string): T[];
  /** Presses the button with this text. */
  press(label: string): Promise<void>;
  /** Picks files as in the browser's own dialog. */
  pick(...files: File[]): Promise<void>;
  /** Resolves once the heading matches. */
  at(title: RegExp): Promise<void>;
  /** Resolves once it is known what there is of an earlier visit. */
  settled(): Promise<void>;
  /** Resolves once the server was called so. */
  called(name: string): Promise<void>;
  /** Resolves once a text is there. */
  says(text: string | RegExp): Promise<void>;
}

const originals = { fetch: window.fetch };

const eventTypes = [
  'nh-kit-page-view',
  'nh-kit-upload-file',
  'nh-kit-import-start',
  'nh-kit-import-status',
  'nh-kit-action',
];

/** Brings an import alive on the page. */
export async function liveImport(
  attributes: Readonly<Record<string, string>> = {},
  server = new ServerDouble(),
): Promise<LiveImport> {
  window.fetch = server.fetch;
  const host = document.createElement('nh-kit-import') as LiveImport['host'];
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value);
  const events: { type: string; detail: unknown }[] = [];
  for (const type of eventTypes) {
    host.addEventListener(type, (event) => {
      events.push({ type, detail: (event as CustomEvent).detail });
    });
  }
  document.body.append(host);
  await host.updateComplete;
  const all = <T extends Element = HTMLElement>(selector: string): T[] => [
    ...host.querySelectorAll<T>(selector),
  ];
  const text = (selector?: string): string =>
    (selector ? host.querySelector(selector) : host)?.textContent ?? '';
  const until = async (isSo: () => boolean, what: unknown): Promise<void> => {
    const end = performance.now() + 20_000;
    while (!isSo()) {
      if (performance.now() > end) throw new Error(`${what} has not come: ${text()}`);
      await aTimeout(5);
    }
  };
  const title = (): string => text('[part="title"]');
  return {
    host,
    server,
    events,
    title,
    text,
    all,
    async press(label) {
      const find = () => all('button').find((one) => one.textContent === label);
      await until(() => find() !== undefined, label);
      find()?.focus();
      find()?.click();
      await drawn();
    },
    async pick(...files) {
      const input = host.querySelector('input[type="file"]') as HTMLInputElement;
      const transfer = new DataTransfer();
      for (const file of files) transfer.items.add(file);
      input.files = transfer.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
      await drawn();
    },
    at: (wanted) => until(() => wanted.test(title()), wanted),
    called: (name) => until(() => server.count(name) > 0, name),
    settled: () => until(() => text() !== '' && !text().includes('Looking for'), 'what there is'),
    says: (wanted) =>
      until(
        () => (typeof wanted === 'string' ? text().includes(wanted) : wanted.test(text())),
        wanted,
      ),
  };
}

/** Brings it to the step in which the person chooses. */
export async function openedImport(server?: ServerDouble): Promise<LiveImport> {
  const live = await liveImport({}, server);
  await live.at(/^Choose a kit$/);
  await live.pick(kitFile());
  await live.at(/^Choose what comes along$/);
  return live;
}

/** As when the page is loaded anew: the element is made again, before the same server. */
export async function reloaded({ host, server }: LiveImport): Promise<LiveImport> {
  host.remove();
  await drawn();
  server.release();
  return liveImport({}, server);
}

/** A small kit as a file of about so many bytes. */
export function kitFile(name = 'atelier.zip', size = 3000, lastModified = 1): File {
  const bytes = storedZip({ 'manifest.json': JSON.stringify(manifest), 'a.bin': 'x'.repeat(size) });
  return new File([bytes], name, { type: 'application/zip', lastModified });
}

/** Removes the import, its server and what it keeps. */
export function cleared(): void {
  for (const host of document.querySelectorAll('nh-kit-import')) host.remove();
  localStorage.clear();
  Object.assign(window, { fetch: originals.fetch });
  setOnline(true);
  configure({ restNonce: undefined });
}

/** What the browser says of its network. */
export function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline });
  if (isOnline) window.dispatchEvent(new Event('online'));
}

/** Resolves when what has happened so far is drawn. */
export async function drawn(): Promise<void> {
  for (let count = 0; count < 3; count++) await new Promise(requestAnimationFrame);
}
