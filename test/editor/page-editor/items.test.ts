import { expect } from '@open-wc/testing';
import { until } from '../../page-objects/until';
import { type OpenedPageEditor, openPageEditor, page } from './opened-page-editor';

let editor: OpenedPageEditor;

afterEach(() => editor.close());

const tabs = {
  id: 'tabs',
  elType: 'widget',
  widgetType: 'tabs',
  settings: { tabs: [{ tab_title: 'First' }, { tab_title: 'Second' }] },
  elements: [],
};

const titles = (): readonly HTMLElement[] => [
  ...editor.box.querySelectorAll<HTMLElement>('[data-key="tabs"] [data-do="open"]'),
];

const isOpen = (index: number): boolean => titles()[index]?.ariaExpanded === 'true';

/** Opens a page with tabs, and chooses them. Returns the items that the widget is asked to show. */
async function openTabs(): Promise<readonly number[]> {
  editor = await openPageEditor({ ...page, content: [tabs, ...page.content] });
  const shown: number[] = [];
  editor.node('tabs').addEventListener('nh-item-show', (event) => {
    shown.push((event as CustomEvent).detail.index);
  });
  editor.node('tabs').click();
  await until(() => titles().length === 2, 'showed the list');
  return shown;
}

describe('the items of a widget', () => {
  it('are shown in the preview when they are opened in the panel', async () => {
    const shown = await openTabs();
    titles()[1]?.click();
    await until(() => isOpen(1), 'opened the item');
    expect(shown).to.deep.equal([1]);
  });

  it('are shown again when the widget starts anew, as it does after each change', async () => {
    const shown = await openTabs();
    titles()[1]?.click();
    await until(() => isOpen(1), 'opened the item');
    editor.node('one').toggleAttribute('data-nh-enhanced');
    editor.node('tabs').firstElementChild?.toggleAttribute('data-nh-enhanced');
    await until(() => shown.length > 1, 'showed it again');
    expect(shown).to.deep.equal([1, 1]);
  });

  it('are opened in the panel when their titles are clicked in the preview', async () => {
    const shown = await openTabs();
    const view = editor.frame.defaultView as Window & typeof globalThis;
    const click = new view.CustomEvent('nh-item-select', { detail: { index: 1 }, bubbles: true });
    editor.node('tabs').firstElementChild?.dispatchEvent(click);
    await until(() => isOpen(1), 'opened the item');
    expect(shown).to.deep.equal([]);
    titles()[1]?.click();
    await until(() => !isOpen(1), 'closed it');
  });
});
