import { rendered } from '../../../page-objects/until';
import '../../../../src/define/region-editor';
import { configure } from '../../../../src/core/config';
import { type CapturedConsole, captureConsole } from '../../../page-objects/captured-console';
import { ownStorage } from '../../../page-objects/own-storage';

ownStorage();

/** A request of the editor. */
export interface EditorCall {
  readonly parameters: Readonly<Record<string, string>>;
  /** Answers it. */
  answer(body: string, status?: number): Promise<void>;
  /** Lets it find no server. */
  fail(): Promise<void>;
}

/** An editor on the page, with the hands to work it, and its server in the test's hands. */
export interface LiveEditor {
  readonly host: HTMLElement & { settings: unknown; readonly updateComplete: Promise<void> };
  readonly calls: EditorCall[];
  input(key: string, name: string): HTMLInputElement;
  /** Types without leaving the field. */
  type(key: string, name: string, text: string): Promise<void>;
  /** Types and leaves the field. */
  set(key: string, name: string, text: string): Promise<void>;
  /** The text of a row's state. */
  state(key: string): string;
  press(label: string, key?: string): Promise<void>;
  summary(): string;
}

export const regions = [
  { path: 'M0 0h100v100h-100z', title: 'Wien', country: 'AT', ctitle: 'Vienna', link: '/wien' },
  { path: 'M0 200h100v100h-100z', title: 'Tirol', country: 'AT', offset_x: '4' },
  { path: 'M200 0h100v100h-100z', title: 'Zürich', country: 'CH' },
];

export const ok = '{"success":true,"data":{}}';

const originals = { fetch: window.fetch };
const captures: CapturedConsole[] = [];

/** Adds an editor to the page, with the server's printed data. */
export async function liveEditor(settings: object = {}, markup = ''): Promise<LiveEditor> {
  const calls: EditorCall[] = [];
  window.fetch = (_, init) =>
    new Promise((resolve, reject) => {
      const parameters = Object.fromEntries((init?.body ?? []) as URLSearchParams);
      calls.push({
        parameters,
        answer: (body, status = 200) => {
          resolve(new Response(body, { status }));
          return rendered();
        },
        fail: () => {
          reject(new TypeError('Failed to fetch'));
          return rendered();
        },
      });
    });
  const host = document.createElement('nh-region-editor') as LiveEditor['host'];
  host.settings = { regions, ...settings };
  host.innerHTML = markup;
  document.body.append(host);
  await host.updateComplete;
  await rendered();
  const row = (key: string): HTMLElement =>
    host.querySelector(`[data-region="${key}"]`) as HTMLElement;
  const input = (key: string, name: string): HTMLInputElement =>
    row(key).querySelector(`[data-field="${name}"] input`) as HTMLInputElement;
  const type = async (key: string, name: string, text: string): Promise<void> => {
    const field = input(key, name);
    field.focus();
    field.setSelectionRange(0, field.value.length);
    if (text === '') document.execCommand('delete');
    else document.execCommand('insertText', false, text);
    await rendered();
  };
  return {
    host,
    calls,
    input,
    type,
    async set(key, name, text) {
      await type(key, name, text);
      input(key, name).blur();
      await rendered();
    },
    state: (key) => row(key).querySelector('[part="state"]')?.textContent ?? '',
    async press(label, key) {
      const buttons = (key ? row(key) : host).querySelectorAll('button');
      [...buttons].find((button) => button.textContent === label)?.click();
      await rendered();
    },
    summary: () => host.querySelector('[part="summary"]')?.textContent ?? '',
  };
}

/** Simulates a reload: creates the editor again, with the server's current data. */
export async function reloaded(saved: object[] = regions): Promise<LiveEditor> {
  for (const host of document.querySelectorAll('nh-region-editor')) host.remove();
  await rendered();
  return liveEditor({ regions: saved });
}

/** The storage key of the first editor's drafts. */
export const KEY = `nhRegionEditorDrafts ${location.origin}/wp-admin/admin-ajax.php 0`;

/** Removes the editor, its drafts and its server. */
export function cleared(): void {
  for (const host of document.querySelectorAll('nh-region-editor')) host.remove();
  localStorage.clear();
  Object.assign(window, { fetch: originals.fetch });
  for (const captured of captures.splice(0).reverse()) captured.restore();
  configure({ nonce: undefined, ajaxUrl: undefined });
}

/** Captures the console's lines until `cleared`. */
export function logged(): Record<'info' | 'error', CapturedConsole['calls']> {
  const info = captureConsole('info');
  const error = captureConsole('error');
  captures.push(info, error);
  return { info: info.calls, error: error.calls };
}
