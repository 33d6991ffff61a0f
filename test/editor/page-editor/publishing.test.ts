import { expect } from '@open-wc/testing';
import { until } from '../../page-objects/until';
import { type OpenedPageEditor, openPageEditor, page } from './opened-page-editor';

let editor: OpenedPageEditor;
let calls: string[];

beforeEach(() => {
  calls = [];
});

afterEach(() => editor.close());

/** Opens the editor with a store that can save and hide the page. */
async function open(isPublished: boolean): Promise<void> {
  editor = await openPageEditor(page, {
    opened: { published: isPublished },
    prepare: (store) =>
      Object.assign(store, {
        isPublished,
        publicAddress: '/about-us',
        save: async () => {
          calls.push('save');
        },
        hide: async () => {
          calls.push('hide');
          Object.assign(store, { isPublished: false });
          store.set('saved');
        },
      }),
  });
}

async function openMenu(): Promise<void> {
  editor.box.querySelector<HTMLElement>('[data-do="publish-options"]')?.click();
  await until(() => item('save'), 'opened the menu');
}

const item = (name: string) => editor.box.querySelector<HTMLElement>(`[data-action="${name}"]`);

describe('the options of publishing', () => {
  it('save the draft at once, and offer the page as a template', async () => {
    await open(false);
    await openMenu();
    expect(item('savePage')?.textContent).to.contain('Save the page as template');
    await expect(editor.box.querySelector('[role="menu"]') as Element).to.be.accessible();
    item('save')?.click();
    await until(() => editor.said() === 'The draft is saved.', 'saved the draft');
    expect(calls).to.deep.equal(['save']);
  });

  it('change the status in the page settings, as the button "Publish" does', async () => {
    await open(false);
    const { publish } = editor.store;
    editor.store.publish = async () => {
      await publish();
      Object.assign(editor.store, { isPublished: true });
      editor.store.set('saved');
    };
    const dialog = () => editor.box.querySelector('dialog');
    const status = () => dialog()?.querySelector('[data-status]')?.textContent;
    editor.control('Page settings').click();
    await until(status, 'opened the settings of the page');
    expect(status()).to.contain('Status: Draft.');
    dialog()?.querySelector('form')?.requestSubmit();
    await until(() => !dialog(), 'closed them');
    editor.control('Publish').click();
    await until(() => editor.said() === 'The page is published.', 'published it');
    editor.control('Page settings').click();
    await until(status, 'opened them again');
    expect(status()).to.contain('Status: Published.');
  });

  it('hide a published page from visitors, and then say why there is nothing to hide or show', async () => {
    await open(true);
    await openMenu();
    expect(item('view')?.hasAttribute('aria-disabled')).to.equal(false);
    item('hide')?.click();
    await until(() => editor.said().startsWith('Visitors cannot see the page any more.'), 'hid it');
    expect(calls).to.deep.equal(['hide']);
    await openMenu();
    for (const name of ['view', 'hide']) {
      expect(item(name)?.textContent, name).to.contain('Visitors cannot see the page yet.');
    }
  });
});

describe('a published page', () => {
  it('is told below the button, with the way to it, until the page is changed again', async () => {
    await open(true);
    const note = () => editor.box.querySelector('[part="published"]');
    expect(note()).to.equal(null);
    editor.box.querySelector<HTMLElement>('[data-do="publish"]')?.click();
    await until(() => note(), 'published the page');
    expect(note()?.textContent).to.contain('The page is published.');
    expect(note()?.querySelector('a')?.getAttribute('href')).to.equal('/about-us');
    await expect(editor.box.querySelector('[part="bar"]') as Element).to.be.accessible();
    editor.store.set('changed');
    await until(() => !note(), 'changed the page');
  });
});
