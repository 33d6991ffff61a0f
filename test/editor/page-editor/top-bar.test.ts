import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { typeInto } from '../../page-objects/type-into';
import { rendered, until } from '../../page-objects/until';
import { type OpenedPageEditor, openPageEditor, page } from './opened-page-editor';
import { storedPreferences } from './stored-preferences';
import { trackedEvents } from './tracked-events';

let editor: OpenedPageEditor;
const events = trackedEvents();

afterEach(() => editor.close());

const dialog = (): HTMLElement => editor.box.querySelector('[data-dialog]') as HTMLElement;

const menuItems = (): readonly string[] =>
  [...editor.box.querySelectorAll('[role="menuitem"]')].map(({ textContent }) => textContent ?? '');

async function openPlace(name: string): Promise<void> {
  editor.control('Menu').click();
  await until(() => editor.control(name), 'opened the menu');
  editor.control(name).click();
  await until(dialog, `opened ${name}`);
}

async function openDocumentMenu(): Promise<void> {
  editor.box.querySelector<HTMLElement>('[data-do="document"]')?.click();
  await until(() => editor.control('Rename'), 'opened the menu');
}

describe('the menu of the page editor', () => {
  it('lists the ways out and the places', async () => {
    editor = await openPageEditor(page, {
      preferences: storedPreferences(),
      themeAddress: '/theme-parts',
    });
    editor.control('Menu').click();
    await until(() => editor.control('Help'), 'opened the menu');
    expect(menuItems()).to.deep.equal([
      ...['Exit', 'Parts of the theme', 'Finder'],
      'Site settingsThe server of this site does not offer its settings to the editor.',
      'Insert a templateThis site offers your account no template library. Ask an administrator for it.',
      'Save the page as templateThis site offers your account no template library. Ask an administrator for it.',
      ...['Preferences', 'Keyboard shortcuts', 'Help', 'What’s new'],
    ]);
    await expect(editor.box.querySelector('[role="menu"]') as Element).to.be.accessible();
  });

  it('is closed by a second click on its button', async () => {
    editor = await openPageEditor(page);
    const { left, top } = editor.control('Menu').getBoundingClientRect();
    const click = async (): Promise<void> => {
      await sendMouse({ type: 'click', position: [Math.round(left + 8), Math.round(top + 8)] });
      await rendered();
    };
    await click();
    await until(() => menuItems().length > 0, 'opened the menu');
    await click();
    expect(menuItems()).to.deep.equal([]);
    await click();
    expect(menuItems()).not.to.deep.equal([]);
    await until(() => events().length >= 2, 'sent the events');
    expect(events()).to.deep.equal(['open_e_menu', 'open_e_menu']);
  });
});

describe('the name of the page in the bar', () => {
  it('is changed by its menu, as a step that can be undone', async () => {
    editor = await openPageEditor(page);
    await openDocumentMenu();
    editor.control('Rename').click();
    await until(dialog, 'opened the dialog');
    await expect(dialog()).to.be.accessible();
    const field = dialog().querySelector('input') as HTMLInputElement;
    expect(field.value).to.equal('About us');
    typeInto(field, ' Who we are ');
    await rendered();
    field.form?.requestSubmit();
    await editor.saved(({ page_settings: { post_title } }) => post_title === 'Who we are');
    expect(editor.box.querySelector('[part="bar-title"]')?.textContent).to.equal('Who we are');
    expect(editor.said()).to.equal('The page is called Who we are now.');
    await until(() => editor.control('Undo').ariaDisabled === 'false', 'recorded the step');
    editor.control('Undo').click();
    await editor.saved(({ page_settings: { post_title } }) => post_title === 'About us');
    await until(() => events().length >= 1, 'sent the events');
    expect(events()).to.deep.equal(['top_bar_document_name_dropdown']);
  });

  it('is not changed by an account that may not change the settings of pages', async () => {
    const rights = { edit: true, publish: true, settings: false, html: true };
    editor = await openPageEditor(page, { opened: { rights } });
    await openDocumentMenu();
    editor.control('Rename').click();
    await until(dialog, 'opened the dialog');
    expect(dialog().querySelector('input')?.readOnly).to.equal(true);
    expect(dialog().textContent).to.contain('Your account may not change the settings');
  });

  it('lists the documents that the person has edited before, and then this one', async () => {
    const preferences = storedPreferences({ recent: [{ title: 'Courses', address: '/editor/c' }] });
    editor = await openPageEditor(page, { preferences });
    await until(() => preferences.saved.recent.length === 2, 'listed this document');
    expect(preferences.saved.recent.map(({ title }) => title)).to.deep.equal([
      'About us',
      'Courses',
    ]);
    await openDocumentMenu();
    expect(menuItems()).to.deep.equal(['Rename', 'Edit Courses']);
  });

  it('tells documents apart whose addresses differ in the query only', async () => {
    const former = location.href;
    history.replaceState(history.state, '', '?page=editor&post=12');
    const other = { title: 'Courses', address: `${location.pathname}?page=editor&post=7` };
    const preferences = storedPreferences({ recent: [other] });
    editor = await openPageEditor(page, { preferences });
    await until(() => preferences.saved.recent.length === 2, 'listed this document');
    history.replaceState(history.state, '', former);
    const own = { title: 'About us', address: `${location.pathname}?page=editor&post=12` };
    expect(preferences.saved.recent).to.deep.equal([own, other]);
  });
});

describe('the places of help', () => {
  it('explain the editor, and lead to its shortcuts and the guide', async () => {
    editor = await openPageEditor(page, { helpAddress: '/docs/editor' });
    await openPlace('Help');
    await expect(dialog()).to.be.accessible();
    expect(dialog().querySelector('a')?.getAttribute('href')).to.equal('/docs/editor');
    editor.control('Keyboard shortcuts').click();
    await until(() => dialog().dataset.dialog === 'shortcuts', 'led to the shortcuts');
    await until(() => events().length >= 2, 'sent the events');
    expect(events().slice(0, 2)).to.deep.equal(['open_e_menu', 'top_bar_help']);
  });

  it('tell what is new, from the changelog', async () => {
    editor = await openPageEditor(page);
    await openPlace('What’s new');
    await expect(dialog()).to.be.accessible();
    expect(dialog().querySelector('h3')?.textContent).to.match(/^\d+\.\d+\.\d+/);
    expect(dialog().querySelectorAll('li').length).to.be.greaterThan(3);
    expect(dialog().textContent).not.to.contain('`');
    await until(() => events().length >= 2, 'sent the events');
    expect(events()).to.deep.equal(['open_e_menu', 'top_bar_whats_new']);
  });
});

describe('the cloud account in the page editor', () => {
  it('says why it could not be connected', async () => {
    const account = {
      read: async () => undefined,
      connect: async () => {
        throw new Error('There is no connection.');
      },
      disconnect: async () => {},
    };
    editor = await openPageEditor(page, { account });
    await openPlace('Cloud account');
    await until(() => editor.control('Connect the account'), 'read the account');
    await expect(dialog()).to.be.accessible();
    editor.control('Connect the account').click();
    await until(() => dialog().textContent?.includes('There is no connection.'), 'said why');
    await until(() => events().length >= 2, 'sent the events');
    expect(events()).to.deep.equal(['open_e_menu', 'connect_account']);
  });

  it('is named once it is connected, and can be disconnected', async () => {
    let name: string | undefined = 'ada@example.com';
    const account = {
      read: async () => name,
      connect: async () => '/',
      disconnect: async () => {
        name = undefined;
      },
    };
    editor = await openPageEditor(page, { account });
    await openPlace('Cloud account');
    await until(() => dialog().textContent?.includes('Connected as ada@example.com.'), 'named it');
    editor.control('Disconnect the account').click();
    await until(() => editor.control('Connect the account'), 'disconnected it');
    expect(name).to.equal(undefined);
  });

  it('reports once that the person has come back from connecting', async () => {
    history.replaceState(null, '', '?library=connected');
    const account = {
      read: async () => 'ada',
      connect: async () => '/',
      disconnect: async () => {},
    };
    editor = await openPageEditor(page, { account });
    await until(() => editor.said() === 'Your account is connected.', 'said so');
    await until(() => events().length >= 1, 'sent the events');
    expect(events()).to.deep.equal(['account_connected']);
    expect(location.search).to.equal('');
  });
});
