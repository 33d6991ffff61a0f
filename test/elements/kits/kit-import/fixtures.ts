import { rendered, until } from '../../../page-objects/until';
import '../../../../src/define/kit-import';
import { configure } from '../../../../src/core/config';
import { ownStorage } from '../../../page-objects/own-storage';
import { ServerDouble } from '../../../server-doubles/kit-import';
import { manifest } from './kit';
import { storedZip } from './stored-zip';

ownStorage();

/** An import on the page, with functions to operate it. */
export interface LiveImport {
  readonly host: HTMLElement & { readonly updateComplete: Promise<void> };
  readonly server: ServerDouble;
  readonly events: { readonly type: string; readonly detail: unknown }[];
  /** The heading of the current step. */
  title(): string;
  text(selector?: string): string;
  all<T extends Element = HTMLElement>(selector: string): T[];
  /** Presses the button with this text. */
  press(label: string): Promise<void>;
  /** Picks files as in the browser's own dialog. */
  pick(...files: File[]): Promise<void>;
  /** Resolves once the heading matches. */
  at(title: RegExp): Promise<void>;
  /** Resolves once the check for an earlier visit is done. */
  settled(): Promise<void>;
  /** Resolves once the server has received a request. */
  called(name: string): Promise<void>;
  /** Resolves once a text is shown. */
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

/** Adds an import to the page. */
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
      await until(() => find() !== undefined, `showed the button ${label}`);
      find()?.focus();
      find()?.click();
      await rendered();
    },
    async pick(...files) {
      const input = host.querySelector('input[type="file"]') as HTMLInputElement;
      const transfer = new DataTransfer();
      for (const file of files) transfer.items.add(file);
      input.files = transfer.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
      await rendered();
    },
    at: (wanted) => until(() => wanted.test(title()), `showed the step ${wanted}`),
    called: (name) => until(() => server.count(name) > 0, `sent the request ${name}`),
    settled: () =>
      until(() => text() !== '' && !text().includes('Checking for'), 'ended its check'),
    says: (wanted) =>
      until(
        () => (typeof wanted === 'string' ? text().includes(wanted) : wanted.test(text())),
        `said ${wanted}`,
      ),
  };
}

/** Opens an import at the selection step. */
export async function openedImport(server?: ServerDouble): Promise<LiveImport> {
  const live = await liveImport({}, server);
  await live.at(/^Choose a kit$/);
  await live.pick(kitFile());
  await live.at(/^Choose what to import$/);
  return live;
}

/** Simulates a reload: creates the element again, with the same server. */
export async function reloaded({ host, server }: LiveImport): Promise<LiveImport> {
  host.remove();
  await rendered();
  server.release();
  return liveImport({}, server);
}

/** A small kit as a file of about so many bytes. */
export function kitFile(name = 'atelier.zip', size = 3000, lastModified = 1): File {
  const bytes = storedZip({ 'manifest.json': JSON.stringify(manifest), 'a.bin': 'x'.repeat(size) });
  return new File([bytes], name, { type: 'application/zip', lastModified });
}

/** Removes the import, its server and its stored data. */
export function cleared(): void {
  for (const host of document.querySelectorAll('nh-kit-import')) host.remove();
  localStorage.clear();
  Object.assign(window, { fetch: originals.fetch });
  setOnline(true);
  configure({ restNonce: undefined });
}

/** Sets the online state of the browser. */
export function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline });
  if (isOnline) window.dispatchEvent(new Event('online'));
}
