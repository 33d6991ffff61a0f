import { expect } from '@open-wc/testing';
import { typeInto } from '../../page-objects/type-into';
import { until } from '../../page-objects/until';
import { blocksInMemory, reference, savedBlock } from './blocks-in-memory';
import {
  buttonIn,
  heading,
  type OpenedPageEditor,
  openPageEditor,
  page,
} from './opened-page-editor';
import { trackedEvents } from './tracked-events';

let editor: OpenedPageEditor;
const events = trackedEvents();

afterEach(() => editor.close());

const hours = () => savedBlock('12', 'Opening hours', [heading('inside', 'Open on Sundays')]);
const withBlock = { ...page, content: [reference('ref', '12'), ...page.content] };

const dialog = (name: string) => editor.box.querySelector(`[data-dialog="${name}"]`) as HTMLElement;
const row = (id: string) => editor.box.querySelector(`[data-block="${id}"]`) as HTMLElement;
const frame = () => editor.box.querySelector('iframe')?.contentDocument as Document;
const shown = (text: string) => frame()?.querySelector('.nh-page')?.textContent?.includes(text);
const title = () => editor.box.querySelector('[part="bar-title"]');

const button = (text: string, from: ParentNode = editor.box) => buttonIn(from, text);

async function openGlobals(): Promise<void> {
  await until(() => editor.box.querySelector('[data-tab="globals"]'), 'drew the tabs');
  editor.box.querySelector<HTMLElement>('[data-tab="globals"]')?.click();
  await until(
    () => editor.box.querySelector('[data-block], [part="globals"]'),
    'listed the blocks',
  );
}

/** Chooses an action of a block. */
async function act(id: string, action: string): Promise<void> {
  row(id).querySelector<HTMLElement>('[aria-haspopup="menu"]')?.click();
  const item = () => row(id).querySelector<HTMLElement>(`[data-action="${action}"]`);
  await until(item, 'opened the menu');
  item()?.click();
}

describe('the global blocks of the page editor', () => {
  it('are shown in the preview as visitors get them, and kept in the page', async () => {
    const { source } = blocksInMemory(hours());
    editor = await openPageEditor(withBlock, { site: { blocks: source } });
    await until(() => shown('Open on Sundays'), 'showed the block');
    expect(editor.node('ref').classList.contains('nh-e-ref-inside')).to.equal(true);
    editor.node('one').click();
    await until(() => editor.box.querySelector('[data-section]'), 'chose a heading');
    expect(editor.store.changes).to.deep.equal([]);
  });

  it('are inserted after the chosen node, and their tab is tracked once', async () => {
    const { source } = blocksInMemory(hours(), savedBlock('13', 'Address', [heading('b', 'B')]));
    editor = await openPageEditor(page, { site: { blocks: source } });
    await openGlobals();
    expect([...editor.box.querySelectorAll('[data-block]')]).to.have.length(2);
    typeInto(editor.box.querySelector('[part="globals"] input'), 'hours');
    await until(() => !row('13'), 'searched');
    await expect(editor.box.querySelector('.nh-page-widgets') as Element).to.be.accessible();
    button('Insert', row('12')).click();
    const { content } = await editor.saved(({ content: all }) => all.length === 4);
    expect(content.at(-1)).to.deep.include({ widgetType: 'global', templateID: '12' });
    await until(() => shown('Open on Sundays'), 'showed the block');
    await until(() => editor.said().startsWith('Global block was added: 4 of 4'), 'said so');
    await until(() => editor.box.querySelector('[data-tab="widgets"]'), 'showed the tabs');
    editor.box.querySelector<HTMLElement>('[data-tab="widgets"]')?.click();
    await until(() => events().length > 1, 'tracked the other tab');
    expect(events()).to.deep.equal(['v1_globals_tab', 'v1_widgets_tab']);
  });

  it('are made from a node, whose place they take; undo brings it back', async () => {
    const { source, stored } = blocksInMemory();
    editor = await openPageEditor(page, { site: { blocks: source } });
    editor.node('box').dispatchEvent(new MouseEvent('contextmenu', { bubbles: true }));
    await until(() => editor.control('Save as global block'), 'opened the menu');
    editor.control('Save as global block').click();
    await until(() => dialog('block-save'), 'asked for a name');
    await expect(dialog('block-save')).to.be.accessible();
    typeInto(dialog('block-save').querySelector('[data-name]'), ' ');
    button('Save', dialog('block-save')).click();
    await until(
      () => dialog('block-save').textContent?.includes('Give the global'),
      'said why not',
    );
    typeInto(dialog('block-save').querySelector('[data-name]'), 'Intro');
    button('Save', dialog('block-save')).click();
    const { content } = await editor.saved(
      ({ content: [first] }) => first?.widgetType === 'global',
    );
    expect(content[0]).to.deep.include({ templateID: '1' });
    expect(stored.get('1')?.content[0]).to.deep.include({ id: 'box', elType: 'container' });
    await until(() => shown('Inside'), 'still showed the text');
    await until(() => editor.control('Undo').ariaDisabled === 'false', 'recorded the step');
    editor.control('Undo').click();
    await editor.saved(({ content: [first] }) => first?.id === 'box');
  });

  it('are edited in place of the page, saved for all pages, and shown on the page again', async () => {
    const { source, stored } = blocksInMemory(hours());
    editor = await openPageEditor(withBlock, { site: { blocks: source } });
    await openGlobals();
    await act('12', 'edit');
    await until(() => title()?.textContent === 'Opening hours', 'opened the block');
    await until(() => frame()?.querySelector('[data-id="inside"]'), 'drew the block');
    expect(editor.control('Exit')).to.equal(undefined);
    await until(() => document.activeElement === title(), 'gave the focus to the title');
    frame().querySelector<HTMLElement>('[data-id="inside"]')?.click();
    const field = () => editor.box.querySelector('[data-key="title"] [part~="input"]');
    await until(field, 'showed the settings');
    const area = field() as HTMLTextAreaElement;
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(area), 'value') ?? {};
    set?.call(area, 'Closed on Sundays');
    area.dispatchEvent(new Event('input', { bubbles: true }));
    await until(() => editor.box.querySelector('[data-state="changed"]'), 'took the change');
    button('Save on all pages').click();
    await until(() => stored.get('12')?.revision === 2, 'saved the block');
    expect(stored.get('12')?.content[0]?.settings.title).to.equal('Closed on Sundays');
    await until(() => editor.box.querySelector('[data-state="saved"]'), 'had saved');
    button('Back to the page').click();
    await until(() => title()?.textContent === 'About us', 'went back');
    await until(() => shown('Closed on Sundays'), 'showed the new content on the page');
  });

  it('name the documents that contain them before they are deleted', async () => {
    const { source, stored, used } = blocksInMemory(hours());
    used.set('12', [{ page: '7', title: 'About us', path: '/about', published: true }]);
    editor = await openPageEditor(withBlock, { site: { blocks: source } });
    const open = editor.store.open.bind(editor.store);
    editor.store.open = async () => ({
      ...(await open()),
      document: { format: 1, content: [heading('copy', 'A copy')], page_settings: {} },
    });
    await openGlobals();
    await act('12', 'remove');
    await until(() => dialog('block-delete')?.querySelector('[part="uses"]'), 'listed the uses');
    expect(dialog('block-delete').textContent).to.contain('gets a copy').and.contain('About us');
    await expect(dialog('block-delete')).to.be.accessible();
    button('Delete', dialog('block-delete')).click();
    await until(() => shown('A copy'), 'showed the copy');
    expect(stored.size).to.equal(0);
  });

  it('are renamed', async () => {
    const { source, stored } = blocksInMemory(hours());
    editor = await openPageEditor(page, { site: { blocks: source } });
    await openGlobals();
    await act('12', 'rename');
    await until(() => dialog('block-rename'), 'opened the form');
    typeInto(dialog('block-rename').querySelector('[data-name]'), 'Hours');
    button('Save', dialog('block-rename')).click();
    await until(() => row('12')?.textContent?.includes('Hours'), 'listed the new name');
    expect(stored.get('12')?.title).to.equal('Hours');
  });

  it('can be inserted but not changed without the right to publish, and say so', async () => {
    const { source } = blocksInMemory(hours());
    const rights = { edit: true, publish: false, settings: true, html: true };
    editor = await openPageEditor(page, { site: { blocks: source }, opened: { rights } });
    await openGlobals();
    row('12').querySelector<HTMLElement>('[aria-haspopup="menu"]')?.click();
    const item = () => row('12').querySelector<HTMLElement>('[data-action="edit"]');
    await until(item, 'opened the menu');
    expect(item()?.ariaDisabled).to.equal('true');
    expect(item()?.textContent).to.contain('may not publish');
    item()?.click();
    expect(title()?.textContent).to.equal('About us');
  });

  it('say why there are none where the server does not offer them', async () => {
    editor = await openPageEditor(page);
    editor.box.querySelector<HTMLElement>('[data-tab="globals"]')?.click();
    await until(
      () => editor.box.querySelector('.nh-page-widgets')?.textContent?.includes('does not offer'),
      'said why',
    );
  });
});
