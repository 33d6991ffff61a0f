import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { PageEditor, type PageEditorProps } from '../../../src/editor/page-editor/page-editor';
import type { OpenedPage } from '../../../src/editor/page-store';
import type { PageDocument } from '../../../src/page';
import { until } from '../../page-objects/until';
import { type StoredPage, storedPage } from '../stored-page';

/** An open page editor, and what a person sees and does in it. */
export interface OpenedPageEditor {
  readonly box: HTMLElement;
  readonly store: StoredPage;
  readonly frame: Document;
  /** A node in the preview. */
  node(id: string): HTMLElement;
  /** A row of the structure. */
  row(id: string): HTMLElement;
  /** A button or link, by its text. */
  control(text: string): HTMLElement;
  /** The last sentence for screen readers. */
  said(): string;
  /** Resolves with the latest change once the store has it. */
  saved(holds: (page: PageDocument) => unknown): Promise<PageDocument>;
  /** Opens the structure. */
  structure(): Promise<void>;
  close(): void;
}

interface Options extends Partial<PageEditorProps> {
  readonly opened?: Partial<OpenedPage>;
  /** The number of attempts to open the page that fail. */
  readonly faults?: number;
  /** Called with the store before it is opened. */
  readonly prepare?: (store: StoredPage) => void;
  /** Called before the page is open. */
  readonly whileClosed?: (box: HTMLElement) => Promise<void>;
}

/** Puck's observers of the preview report this when a frame is too short for all of them; it is harmless. */
addEventListener(
  'error',
  (event) => {
    if (`${event.message}`.startsWith('ResizeObserver loop')) event.stopImmediatePropagation();
  },
  { capture: true },
);

/** Opens the editor for a page of at least one node. */
export async function openPageEditor(
  json: unknown,
  { opened, faults = 0, prepare, whileClosed, ...props }: Options = {},
): Promise<OpenedPageEditor> {
  const store = storedPage(json, opened);
  prepare?.(store);
  const { open } = store;
  let left = faults;
  store.open = async () => {
    left -= 1;
    if (left >= 0) throw new Error('The server cannot be reached.');
    return open();
  };
  const box = document.body.appendChild(document.createElement('div'));
  box.style.blockSize = '700px';
  const root = createRoot(box);
  root.render(
    createElement(PageEditor, {
      store,
      files: { stylesheets: [], modules: [] },
      exitAddress: '/pages',
      ...props,
    }),
  );
  await whileClosed?.(box);
  const frame = (): Document | undefined =>
    box.querySelector('iframe')?.contentDocument ?? undefined;
  await until(() => frame()?.querySelector('.nh-page [data-id]'), 'drew the page');
  const one = (selector: string, from: ParentNode = box): HTMLElement =>
    from.querySelector(selector) as HTMLElement;
  return {
    box,
    store,
    frame: frame() as Document,
    node: (id) => one(`.nh-page [data-id="${id}"]`, frame()),
    row: (id) => one(`[role="treeitem"][data-node="${id}"]`),
    control: (text) =>
      [...box.querySelectorAll<HTMLElement>('button, a, [role="menuitem"]')].find(
        ({ textContent }) => textContent === text,
      ) as HTMLElement,
    said: () => one('[part="announcement"]').textContent ?? '',
    async saved(holds) {
      await until(() => {
        const page = store.changes.at(-1);
        return page && holds(page);
      }, 'saved the change');
      return store.changes.at(-1) as PageDocument;
    },
    async structure() {
      [...box.querySelectorAll<HTMLElement>('button')]
        .find(({ textContent }) => textContent === 'Structure')
        ?.click();
      await until(() => box.querySelector('[role="treeitem"]'), 'showed the structure');
    },
    close() {
      root.unmount();
      box.remove();
    },
  };
}

/** Presses a key on the focused element. */
export function press(target: Element, key: string, modifiers: KeyboardEventInit = {}): void {
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers }),
  );
}

/** Double clicks on an element of the preview. */
export function doubleClick(target: HTMLElement): void {
  const view = target.ownerDocument.defaultView as Window & typeof globalThis;
  target.dispatchEvent(new view.MouseEvent('dblclick', { bubbles: true, cancelable: true }));
}

/** Whether a text of the preview is edited in place. */
export const isEdited = (target: HTMLElement): boolean => target.hasAttribute('contenteditable');

/** The data of a heading. */
export const heading = (id: string, title: string) => ({
  id,
  elType: 'widget',
  widgetType: 'heading',
  settings: { title },
  elements: [],
});

/** A page with a container, a heading in it, and two nodes behind it. */
export const page = {
  format: 1,
  content: [
    { id: 'box', elType: 'container', settings: {}, elements: [heading('inner', 'Inside')] },
    heading('one', 'One'),
    {
      id: 'link',
      elType: 'widget',
      widgetType: 'button',
      settings: { text: 'Read', link: { url: '/elsewhere' } },
      elements: [],
    },
  ],
  page_settings: { post_title: 'About us' },
};

/** The button with a text. */
export function buttonIn(from: ParentNode, text: string): HTMLButtonElement {
  const found = [...from.querySelectorAll('button')].find((one) => one.textContent === text);
  return found as HTMLButtonElement;
}
