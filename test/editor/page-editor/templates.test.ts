import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { templateOf } from '../../elements/libraries/template-library/fixtures';
import { until } from '../../page-objects/until';
import { SiteServer } from '../../server-doubles/site-templates';
import { blocksInMemory, reference, savedBlock } from './blocks-in-memory';
import {
  buttonIn,
  heading,
  type OpenedPageEditor,
  openPageEditor,
  page,
  press,
} from './opened-page-editor';
import { trackedEvents } from './tracked-events';

let editor: OpenedPageEditor;
let server: SiteServer;
const events = trackedEvents();

// In a narrower window, the panel with the library's button starts closed.
before(() => setViewport({ width: 1280, height: 800 }));
after(() => setViewport({ width: 800, height: 600 }));

beforeEach(() => {
  server = new SiteServer(1);
  server.site = [templateOf(1, { title: 'Opening hours' })];
});

afterEach(() => {
  editor.close();
  server.restore();
  sessionStorage.clear();
});

const dialog = () => editor.box.querySelector('[data-dialog="templates"]') as HTMLDialogElement;
const opener = () => editor.box.querySelector('[data-do="templates"]') as HTMLButtonElement;
const library = () => dialog()?.querySelector('nh-template-library') as HTMLElement;
const field = () =>
  library().querySelector('[data-dialog="Save to Modal"] input') as HTMLInputElement;

/** Chooses "Insert" in the menu of the only template. */
async function insert(): Promise<void> {
  const menu = () => library()?.querySelector<HTMLElement>('[part~="menu-button"]');
  await until(menu, 'listed the template');
  menu()?.click();
  const item = () => library().querySelector<HTMLElement>('[data-action="insert"]');
  await until(item, 'opened the menu');
  item()?.click();
}

async function openLibrary(): Promise<void> {
  await until(opener, 'drew the panel');
  opener().focus();
  opener().click();
  await until(library, 'opened the library');
}

async function openMenu(id: string, item: string): Promise<void> {
  editor.node(id).dispatchEvent(new MouseEvent('contextmenu', { bubbles: true }));
  await until(() => editor.control(item), 'opened the menu');
  editor.control(item).click();
}

describe('the template library of the page editor', () => {
  it('inserts a template after the chosen node, with new ids, in one step', async () => {
    server.inside.content = [heading('one', 'Open daily'), heading('two', 'Closed today')];
    editor = await openPageEditor(page, { templates: {} });
    editor.node('box').click();
    await until(() => editor.box.querySelector('[data-section]'), 'chose the container');
    await openLibrary();
    await insert();
    const { content } = await editor.saved(({ content: all }) => all.length === 5);
    expect(content.map(({ settings }) => settings.title)).to.deep.equal([
      undefined,
      'Open daily',
      'Closed today',
      'One',
      undefined,
    ]);
    expect(new Set(content.map(({ id }) => id)).size).to.equal(5);
    await until(
      () => editor.said() === '“Opening hours” was inserted: 2 elements in the page.',
      'said so',
    );
    expect(dialog()).to.equal(null);
    expect(document.activeElement === opener()).to.equal(true);
    await until(() => editor.control('Undo').ariaDisabled === 'false', 'recorded the step');
    editor.control('Undo').click();
    await editor.saved(({ content: all }) => all.length === 3);
  });

  it('applies the page settings that the person accepts, but not the title of another page', async () => {
    server.inside.content = [heading('hero', 'Hero')];
    server.inside.page_settings = { hide_title: 'yes', post_title: 'A landing page' };
    editor = await openPageEditor(page, { templates: {} });
    await openLibrary();
    await insert();
    await until(() => buttonIn(library(), 'Apply'), 'asked about the page settings');
    buttonIn(library(), 'Apply').click();
    const { page_settings } = await editor.saved(({ content }) => content.length === 4);
    expect(page_settings).to.include({ hide_title: 'yes', post_title: 'About us' });
  });

  it('keeps unknown widgets of a template of the page builder as fixed blocks', async () => {
    const countdown = {
      id: 'count',
      elType: 'widget',
      widgetType: 'countdown',
      settings: { due: '2030' },
      elements: [],
    };
    server.inside.content = [countdown];
    editor = await openPageEditor(page, { templates: {} });
    await openLibrary();
    await insert();
    const { content } = await editor.saved(({ content: all }) => all.length === 4);
    expect(content.at(-1)).to.deep.include({ widgetType: 'countdown', settings: { due: '2030' } });
  });

  it('says that a template without elements adds nothing, and stays open', async () => {
    editor = await openPageEditor(page, { templates: {} });
    await openLibrary();
    await insert();
    await until(() => dialog().textContent?.includes('contains no elements'), 'said why');
    expect(editor.store.changes).to.deep.equal([]);
    await expect(dialog()).to.be.accessible();
    buttonIn(dialog(), 'Close').click();
    await until(() => !dialog(), 'closed the library');
    expect(document.activeElement === opener()).to.equal(true);
  });

  it('saves a node from its menu, with copies of its global blocks, and tracks it', async () => {
    const { source } = blocksInMemory(savedBlock('12', 'Hours', [heading('inside', 'Daily')]));
    const box = { ...page.content[0], elements: [reference('ref', '12')] };
    editor = await openPageEditor(
      { ...page, content: [box, heading('one', 'One')] },
      { site: { blocks: source }, templates: {} },
    );
    await until(() => editor.node('box').textContent?.includes('Daily'), 'showed the block');
    await openMenu('box', 'Save as template');
    await until(() => library() && field()?.value.includes('Container'), 'suggested a name');
    buttonIn(library(), 'Save').click();
    await until(() => server.kept.length === 1, 'saved the template');
    const [template] = server.kept;
    expect(template).to.include({ type: 'container' });
    expect(template?.content[0]).to.deep.include({ id: 'box', elType: 'container' });
    expect(JSON.stringify(template?.content)).to.contain('Daily').and.not.contain('templateID');
    await until(() => events().includes('template_saved'), 'tracked it');
    expect(events().filter((name) => name.includes('save'))).to.deep.equal([
      'save_template_context_menu_exposure',
      'new_save_template_clicked',
      'template_saved',
    ]);
  });

  it('saves the whole page with its settings, found by the finder', async () => {
    editor = await openPageEditor(
      { ...page, page_settings: { ...page.page_settings, hide_title: 'yes' } },
      { templates: {} },
    );
    press(document.body, 'k', { ctrlKey: true });
    const option = () =>
      [...editor.box.querySelectorAll<HTMLElement>('[role="option"]')].find((one) =>
        one.textContent?.startsWith('Save the page as template'),
      );
    await until(option, 'listed the action');
    option()?.click();
    await until(() => library() && field()?.value === 'About us', 'suggested a name');
    buttonIn(library(), 'Save').click();
    await until(() => server.kept.length === 1, 'saved the template');
    expect(server.kept[0]).to.deep.include({ type: 'page', page_settings: { hide_title: 'yes' } });
    expect(server.kept[0]?.content).to.have.length(3);
  });

  it('keeps its keys from the page behind it', async () => {
    editor = await openPageEditor(page, { templates: {} });
    editor.node('one').click();
    await until(() => editor.box.querySelector('[data-key="title"]'), 'chose the heading');
    await openLibrary();
    await until(() => library().querySelector('[part~="menu-button"]'), 'listed the template');
    let passed = 0;
    const count = (): void => {
      passed += 1;
    };
    document.addEventListener('keydown', count);
    press(library().querySelector('[part="title"]') as Element, 'Delete');
    document.removeEventListener('keydown', count);
    expect(passed).to.equal(0);
    expect(editor.node('one')).to.not.equal(null);
  });

  it('says why a person who may only look cannot insert', async () => {
    const rights = { edit: false, publish: false, settings: false, html: false };
    editor = await openPageEditor(page, { templates: {}, opened: { rights } });
    await until(opener, 'drew the panel');
    expect(opener().ariaDisabled).to.equal('true');
    const reason = document.getElementById(opener().getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).to.contain('may not change this page');
    opener().click();
    expect(dialog()).to.equal(null);
  });

  it('says why an account without the library of the site can neither insert nor save', async () => {
    editor = await openPageEditor(page);
    await until(opener, 'drew the panel');
    expect(opener().ariaDisabled).to.equal('true');
    editor.node('box').dispatchEvent(new MouseEvent('contextmenu', { bubbles: true }));
    const item = () => editor.box.querySelector<HTMLElement>('[data-action="template"]');
    await until(item, 'opened the menu');
    expect(item()?.ariaDisabled).to.equal('true');
    expect(item()?.textContent).to.contain('offers your account no template library');
    item()?.click();
    expect(dialog()).to.equal(null);
  });

  it('shows the reason of a server that refuses to save', async () => {
    editor = await openPageEditor(page, { templates: {} });
    await openMenu('one', 'Save as template');
    await until(() => library() && field(), 'opened the saving dialog');
    server.refuse('POST templates', 'rest_forbidden', 403);
    buttonIn(library(), 'Save').click();
    await until(() => library().querySelector('dialog [part="error"]'), 'showed the reason');
    expect(server.kept).to.deep.equal([]);
  });
});
