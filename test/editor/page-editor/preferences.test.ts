import { expect } from '@open-wc/testing';
import { until } from '../../page-objects/until';
import { type OpenedPageEditor, openPageEditor, page } from './opened-page-editor';
import { storedPreferences } from './stored-preferences';
import { trackedEvents } from './tracked-events';

let editor: OpenedPageEditor;
const events = trackedEvents();

afterEach(() => editor.close());

const dialog = (): HTMLElement => editor.box.querySelector('[data-dialog]') as HTMLElement;

async function openPlace(name: string): Promise<void> {
  editor.control('Menu').click();
  await until(() => editor.control(name), 'opened the menu');
  editor.control(name).click();
  await until(dialog, `opened ${name}`);
}

const check = (label: string): HTMLInputElement => {
  const labels = [...dialog().querySelectorAll('label')];
  const found = labels.find(({ textContent }) => textContent === label);
  return found?.querySelector('input') as HTMLInputElement;
};

const answer = (): unknown => {
  const { elementor } = editor.frame.defaultView as unknown as {
    elementor: { getPreferences(name: string): unknown };
  };
  return elementor.getPreferences('lightbox_in_editor');
};

describe('the preferences of the page editor', () => {
  it('answer the lightbox in the preview at each click, and are saved', async () => {
    const preferences = storedPreferences();
    editor = await openPageEditor(page, { preferences });
    expect(answer()).to.equal('yes');
    await openPlace('Preferences');
    await expect(dialog()).to.be.accessible();
    check('Open the lightbox in the preview').click();
    await until(() => answer() === '', 'told the preview');
    await until(() => !preferences.saved.lightboxInEditor, 'saved it');
    await until(() => events().length >= 2, 'sent the events');
    expect(events()).to.deep.equal([
      'open_e_menu',
      'top_bar_elementor_logo_dropdown_user_preferences',
    ]);
  });

  it('set the colors of the editor', async () => {
    const preferences = storedPreferences({ colorScheme: 'dark' });
    editor = await openPageEditor(page, { preferences });
    const box = editor.box.querySelector<HTMLElement>('[part="editor"]') as HTMLElement;
    await until(() => box.dataset.scheme === 'dark', 'applied the saved one');
    await openPlace('Preferences');
    const select = dialog().querySelector('select') as HTMLSelectElement;
    select.value = 'light';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await until(() => box.dataset.scheme === 'light', 'applied the new one');
    await until(() => preferences.saved.colorScheme === 'light', 'saved it');
  });

  it('hide the checklist and show it again', async () => {
    editor = await openPageEditor(page, { preferences: storedPreferences() });
    await openPlace('Preferences');
    check('Show the checklist in the bar').click();
    await until(() => !editor.control('Checklist'), 'hid the button');
    check('Show the checklist in the bar').click();
    await until(() => editor.control('Checklist'), 'showed the button');
    await until(() => events().length >= 4, 'sent the events');
    expect(events().slice(2)).to.deep.equal([
      'checklist_userpreferences_toggle_hide',
      'checklist_userpreferences_toggle_show',
    ]);
  });

  it('say why they were not saved, and apply meanwhile', async () => {
    const preferences = {
      ...storedPreferences(),
      change: async () => {
        throw new Error('There is no connection.');
      },
    };
    editor = await openPageEditor(page, { preferences });
    await openPlace('Preferences');
    check('Open the lightbox in the preview').click();
    await until(() => dialog().textContent?.includes('There is no connection.'), 'said why');
    expect(answer()).to.equal('');
  });

  it('are not offered where the site keeps none', async () => {
    editor = await openPageEditor(page);
    editor.control('Menu').click();
    await until(() => editor.control('Help'), 'opened the menu');
    expect(editor.control('Preferences')).to.equal(undefined);
    expect(editor.control('Cloud account')).to.equal(undefined);
    expect(editor.control('Checklist')).to.equal(undefined);
  });
});
