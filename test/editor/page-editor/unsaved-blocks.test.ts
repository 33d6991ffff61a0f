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
import { storedPreferences } from './stored-preferences';

let editor: OpenedPageEditor;
let blocks: ReturnType<typeof blocksInMemory>;

beforeEach(() => {
  blocks = blocksInMemory(savedBlock('12', 'Opening hours', [heading('inside', 'Sundays')]));
});

afterEach(() => {
  editor.close();
  for (const key of copies()) localStorage.removeItem(key);
});

/** The copies of the block. Tests in other windows of the browser have copies of pages. */
const copies = () =>
  Object.keys(localStorage).filter((key) => /^nhPageDraft .*\/saved-blocks\/12 /.test(key));
const frame = () => editor.box.querySelector('iframe')?.contentDocument;
const shown = (text: string) => frame()?.querySelector('.nh-page')?.textContent?.includes(text);
const barTitle = () => editor.box.querySelector('[part="bar-title"]')?.textContent;
const state = () => editor.box.querySelector<HTMLElement>('[part="save-state"]')?.dataset.state;
const dialog = (name: string) => editor.box.querySelector(`[data-dialog="${name}"]`) as HTMLElement;

/** Opens the editor of the page for an account, as after a reload. */
async function open(account: string): Promise<void> {
  editor?.close();
  editor = await openPageEditor(
    { ...page, content: [reference('ref', '12'), ...page.content] },
    { site: { blocks: blocks.source }, opened: { account } },
  );
}

async function editBlock(): Promise<void> {
  // Puck draws its panels a second time before it draws the page: what is clicked earlier is gone.
  await until(() => frame()?.querySelector('.nh-page [data-id]'), 'drew the page');
  editor.box.querySelector<HTMLElement>('[data-tab="globals"]')?.click();
  const menu = () => editor.box.querySelector<HTMLElement>('[data-block="12"] [aria-haspopup]');
  await until(menu, 'listed the block');
  menu()?.click();
  const edit = () => editor.box.querySelector<HTMLElement>('[data-block] [data-action="edit"]');
  await until(edit, 'opened the menu');
  edit()?.click();
  await until(() => barTitle() === 'Opening hours', 'opened the block');
  await until(() => frame()?.querySelector('[data-id="inside"]'), 'drew the block');
}

async function type(text: string): Promise<void> {
  frame()?.querySelector<HTMLElement>('[data-id="inside"]')?.click();
  const field = () => editor.box.querySelector('[data-key="title"] textarea');
  await until(field, 'showed the settings');
  typeInto(field(), text);
  await until(() => shown(text) && state() === 'changed', 'took the change');
}

describe('the unsaved changes of a global block', () => {
  it('come back after a reload, and leave the browser once they are saved', async () => {
    await open('ada');
    await editBlock();
    await type('Mondays');
    await open('ada');
    await editBlock();
    await until(() => shown('Mondays'), 'showed the change again');
    expect(state()).to.equal('changed');
    expect(blocks.stored.get('12')?.revision).to.equal(1);
    buttonIn(editor.box, 'Save on all pages').click();
    await until(() => state() === 'saved', 'saved the block');
    expect(blocks.stored.get('12')?.content[0]?.settings.title).to.equal('Mondays');
    expect(copies()).to.deep.equal([]);
  });

  it('are shown to nobody else who logs in', async () => {
    await open('ada');
    await editBlock();
    await type('Mondays');
    await open('bo');
    await editBlock();
    await until(() => shown('Sundays'), 'showed the saved block');
    expect(state()).to.equal('saved');
    await open('ada');
    await editBlock();
    await until(() => shown('Mondays'), 'showed the change to its author');
  });

  it('are kept when the server fails', async () => {
    await open('ada');
    await editBlock();
    await type('Mondays');
    const { change } = blocks.source;
    blocks.source.change = async () => {
      throw new Error('There is no connection.');
    };
    buttonIn(editor.box, 'Save on all pages').click();
    await until(() => editor.box.textContent?.includes('There is no connection.'), 'said why');
    blocks.source.change = change;
    await open('ada');
    await editBlock();
    await until(() => shown('Mondays'), 'showed the change again');
  });

  it('overwrite no newer version that somebody else has saved meanwhile', async () => {
    await open('ada');
    await editBlock();
    await type('Mondays');
    const theirs = savedBlock('12', 'Opening hours', [heading('inside', 'Fridays')]);
    blocks.put({ ...theirs, revision: 2 });
    await open('ada');
    await editBlock();
    await until(() => editor.box.querySelector('[data-notice="conflict"]'), 'said so');
    expect(shown('Mondays')).to.equal(true);
    expect(blocks.stored.get('12')?.content[0]?.settings.title).to.equal('Fridays');
  });

  it('leave the browser when the person discards them', async () => {
    await open('ada');
    await editBlock();
    await type('Mondays');
    buttonIn(editor.box, 'Back to the page').click();
    await until(() => dialog('block-unsaved'), 'asked');
    buttonIn(dialog('block-unsaved'), 'Discard the changes').click();
    await until(() => barTitle() === 'About us', 'went back');
    expect(copies()).to.deep.equal([]);
    await editBlock();
    await until(() => shown('Sundays'), 'showed the saved block');
  });
});

describe('the address of a global block', () => {
  it('opens it after a reload, and ends when it is left', async () => {
    await open('ada');
    await editBlock();
    await until(() => location.hash === '#nh-block=12', 'named the block');
    const { hash } = location;
    editor.close();
    expect(location.hash).to.equal('');
    history.replaceState(history.state, '', hash);
    await open('ada');
    await until(() => barTitle() === 'Opening hours', 'opened the block');
    await until(() => frame()?.querySelector('[data-id="inside"]'), 'drew the block');
    buttonIn(editor.box, 'Back to the page').click();
    await until(() => barTitle() === 'About us', 'went back');
    await until(() => location.hash === '', 'named the page');
  });

  it('is listed among the recent documents, from which the block opens', async () => {
    const preferences = storedPreferences();
    editor = await openPageEditor(page, { site: { blocks: blocks.source }, preferences });
    await editBlock();
    // On a slow machine, the page is listed before the block is opened.
    const isListed = () => preferences.saved.recent.some(({ title }) => title === 'Opening hours');
    await until(isListed, 'listed the block');
    const [{ title, address } = {}] = preferences.saved.recent;
    expect(title).to.equal('Opening hours');
    expect(address).to.equal(`${location.pathname}${location.search}#nh-block=12`);
    buttonIn(editor.box, 'Back to the page').click();
    await until(() => barTitle() === 'About us', 'went back');
    editor.box.querySelector<HTMLElement>('[data-do="document"]')?.click();
    await until(() => editor.control('Edit Opening hours'), 'listed it in the menu');
    editor.control('Edit Opening hours').click();
    await until(() => barTitle() === 'Opening hours', 'opened the block');
  });

  it('of a block that was deleted says so, and leads to the page', async () => {
    history.replaceState(history.state, '', '#nh-block=99');
    editor = await openPageEditor(page, {
      site: { blocks: blocks.source },
      async whileClosed(box) {
        await until(() => buttonIn(box, 'Back to the page'), 'offered the way back');
        expect(box.textContent).to.contain('This global block was deleted.');
        buttonIn(box, 'Back to the page').click();
      },
    });
    await until(() => barTitle() === 'About us', 'opened the page');
    expect(location.hash).to.equal('');
  });
});
