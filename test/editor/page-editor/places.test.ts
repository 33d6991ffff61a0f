import { expect } from '@open-wc/testing';
import type { Note } from '../../../src/api/pages/note';
import type { PageNotes } from '../../../src/editor/site/page-notes';
import { rendered, until } from '../../page-objects/until';
import { type OpenedPageEditor, openPageEditor, page, press } from './opened-page-editor';
import { trackedEvents } from './tracked-events';

let editor: OpenedPageEditor;
const events = trackedEvents();

afterEach(() => editor.close());

const dialog = (): HTMLElement => editor.box.querySelector('[data-dialog]') as HTMLElement;

const field = (): HTMLInputElement =>
  dialog().querySelector('[role="combobox"]') as HTMLInputElement;

const options = (): readonly HTMLElement[] => [
  ...dialog().querySelectorAll<HTMLElement>('[role="option"]'),
];

function type(input: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value') ?? {};
  set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

function button(text: string): HTMLButtonElement {
  const found = [...dialog().querySelectorAll('button')].find((one) => one.textContent === text);
  return found as HTMLButtonElement;
}

/** Opens the finder by its keys, and types into it. */
async function find(text: string): Promise<void> {
  press(document.body, 'k', { ctrlKey: true });
  await until(() => dialog() && field(), 'opened the finder');
  type(field(), text);
  // The list follows the text in the next rendering; until then, Enter would take an earlier item.
  await rendered();
}

async function choose(text: string): Promise<void> {
  await find(text);
  field().form?.requestSubmit();
  await until(() => !editor.box.querySelector('[data-dialog="finder"]'), 'closed the finder');
}

describe('the finder of the page editor', () => {
  it('finds nodes of the page by their text, and chooses one by arrow keys and Enter', async () => {
    editor = await openPageEditor(page);
    await find('heading:');
    await until(() => options().length === 2, 'listed both headings');
    press(field(), 'ArrowDown');
    await until(() => options()[1]?.ariaSelected === 'true', 'moved to the second');
    expect(field().getAttribute('aria-activedescendant')).to.equal(options()[1]?.id);
    await expect(dialog()).to.be.accessible();
    field().form?.requestSubmit();
    await until(() => editor.box.querySelector('[data-key="title"] textarea'), 'chose the node');
    expect(
      editor.box.querySelector<HTMLTextAreaElement>('[data-key="title"] textarea')?.value,
    ).to.equal('One');
    await until(() => events().length >= 1, 'tracked the clicks');
    expect(events()).to.deep.equal(['top_bar_finder']);
  });

  it('finds the settings of the chosen node, shows one in its panel, and focuses it', async () => {
    editor = await openPageEditor(page);
    await find('text color');
    const ofNode = () =>
      options().filter(({ textContent }) => textContent?.endsWith('Setting of the chosen element'));
    expect(ofNode()).to.deep.equal([]);
    button('Close').click();
    await until(() => !dialog(), 'closed the finder');
    editor.node('one').click();
    await until(() => editor.box.querySelector('[data-key="title"]'), 'chose the node');
    await choose('text color');
    const focusedKey = () =>
      document.activeElement?.closest<HTMLElement>('[data-key]')?.dataset.key;
    await until(() => focusedKey() === 'title_color', 'focused the control of the setting');
    await choose('title');
    await until(() => focusedKey() === 'title', 'focused another one');
    expect(document.activeElement?.localName, 'not the button that resets it').to.equal('textarea');
    expect(editor.store.changes).to.deep.equal([]);
  });

  it('adds elements, opens page settings at the found one, and does actions', async () => {
    editor = await openPageEditor(page);
    await choose('add divider');
    await editor.saved((saved) => saved.content.length === 4);
    await choose('undo');
    await editor.saved((saved) => saved.content.length === 3);
    await choose('publish');
    await until(() => editor.store.published.length === 1, 'published the page');
    await choose('snap position');
    await until(
      () => document.querySelector('.nh-page-settings [data-key="scroll_snap_position"]'),
      'found the setting',
    );
  });

  it('lists first what has just the searched name', async () => {
    editor = await openPageEditor(page, {
      site: {
        pages: [
          { title: 'Icons and headings', address: '/a' },
          { title: 'Icon', address: '/b' },
        ],
      },
    });
    const firstTwo = () =>
      options()
        .slice(0, 2)
        .map(({ textContent }) => textContent);
    await find('icon');
    await until(() => options().length > 2, 'found them');
    expect(firstTwo()).to.deep.equal(['Add IconElement', 'IconPage']);
  });

  it('opens the preview of the page as the link of the bar does', async () => {
    editor = await openPageEditor(page, { previewAddress: '/page-drafts/about' });
    const opened: string[] = [];
    const note = (event: Event): void => {
      const link = (event.target as Element).closest('a');
      if (!link) return;
      event.preventDefault();
      opened.push(link.getAttribute('href') ?? '');
    };
    editor.box.addEventListener('click', note);
    await choose('preview');
    await until(() => opened.length > 0, 'pressed the link');
    expect(opened).to.deep.equal(['/page-drafts/about']);
    await until(() => events().includes('top_bar_preview_page'), 'tracked it');
  });

  it('offers no change to an account that may only look', async () => {
    const rights = { edit: false, publish: false, settings: false, html: false };
    editor = await openPageEditor(page, { opened: { rights } });
    await find('add divider');
    await until(() => dialog().textContent?.includes('0 results'), 'found nothing');
    await find('');
    await until(() => options().length > 0, 'listed the rest');
    const titles = options().map(({ textContent }) => textContent ?? '');
    expect(titles.filter((title) => /^(?:Undo|Publish)/.test(title))).to.deep.equal([]);
  });

  it('lists the other pages of the site', async () => {
    editor = await openPageEditor(page, {
      site: { pages: [{ title: 'Courses', address: '/editor/courses' }] },
    });
    await find('courses');
    await until(() => options().length === 1, 'found the page');
    expect(options()[0]?.textContent).to.equal('CoursesPage');
  });

  it('opens in the preview too, and not over another dialog', async () => {
    editor = await openPageEditor(page);
    press(editor.frame.body, 'k', { ctrlKey: true });
    await until(dialog, 'opened the finder');
    button('Close').click();
    await until(() => !dialog(), 'closed it');
    editor.control('Page settings').click();
    await until(dialog, 'opened the settings');
    press(document.body, 'k', { ctrlKey: true });
    await rendered();
    const opened = [...editor.box.querySelectorAll<HTMLElement>('[data-dialog]')];
    expect(opened.map((one) => one.dataset.dialog)).to.deep.equal(['page-settings']);
  });
});

const note = (id: string, text: string, element: string | null = null): Note => ({
  id,
  element,
  text,
  author: 'Grace',
  created: Date.UTC(2026, 1, 3),
  resolved: null,
});

/** Notes in memory. */
function notes(list: readonly Note[], members: Partial<PageNotes> = {}): PageNotes {
  return {
    list: async () => list,
    add: async (element, text) => note('new', text, element),
    resolve: async (one, isResolved) => ({
      ...one,
      resolved: isResolved ? { by: 'Ada', at: 0 } : null,
    }),
    ...members,
  };
}

async function openPlace(name: string): Promise<void> {
  editor.control('Menu').click();
  await until(() => editor.control(name), 'opened the menu');
  editor.control(name).click();
  await until(dialog, `opened ${name}`);
}

describe('the notes of the page editor', () => {
  it('are read, lead to their node, and are resolved and opened again', async () => {
    editor = await openPageEditor(page, {
      notes: notes([
        note('1', 'Is this true?', 'one'),
        note('2', 'Short!'),
        note('3', 'x', 'lost'),
      ]),
    });
    await openPlace('Notes');
    await until(() => dialog().querySelector('[data-note="1"]'), 'listed the notes');
    expect(dialog().textContent).to.contain('3 open notes').and.to.contain('About the page');
    expect(dialog().textContent).to.contain('Its element was deleted');
    await expect(dialog()).to.be.accessible();
    dialog().querySelector<HTMLElement>('[data-note="2"] button')?.click();
    await until(() => dialog().textContent?.includes('1 resolved note'), 'resolved it');
    expect(editor.said()).to.equal('The note is resolved.');
    dialog().querySelector<HTMLElement>('details [data-note="2"] button')?.click();
    await until(() => dialog().textContent?.includes('3 open notes'), 'opened it again');
    button('Heading: One').click();
    await until(() => editor.box.querySelector('[data-key="title"] textarea'), 'chose the node');
    await until(() => events().length >= 2, 'tracked the clicks');
    expect(events()).to.deep.equal(['open_e_menu', 'top_bar_notes']);
  });

  it('are written about the node whose menu was opened, and are no change of the page', async () => {
    const added: unknown[] = [];
    editor = await openPageEditor(page, {
      notes: notes([], {
        add: async (element, text) => {
          added.push([element, text]);
          return note('new', text, element);
        },
      }),
    });
    await editor.structure();
    const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
    editor.row('one').dispatchEvent(menu);
    await until(() => editor.control('Add a note'), 'offered a note');
    editor.control('Add a note').click();
    await until(() => dialog()?.querySelector('textarea'), 'opened the notes');
    expect(dialog().textContent).to.contain('New note about Heading: One');
    button('Add the note').click();
    await until(() => dialog().textContent?.includes('Write the note first.'), 'said why not');
    type(dialog().querySelector('textarea') as HTMLTextAreaElement, ' Shorter ');
    button('Add the note').click();
    await until(() => dialog().querySelector('[data-note="new"]'), 'listed it');
    expect(added).to.deep.equal([['one', 'Shorter']]);
    expect(editor.store.changes).to.deep.equal([]);
  });

  it('say why they were not saved, and keep what was typed', async () => {
    const fails = async (): Promise<never> => {
      throw new Error('There is no connection.');
    };
    editor = await openPageEditor(page, { notes: notes([], { add: fails }) });
    await openPlace('Notes');
    await until(() => dialog().querySelector('textarea'), 'opened the notes');
    const text = dialog().querySelector('textarea') as HTMLTextAreaElement;
    type(text, 'Keep me');
    button('Add the note').click();
    await until(() => dialog().textContent?.includes('There is no connection.'), 'said why');
    expect(text.value).to.equal('Keep me');
  });
});

it('lists the keyboard shortcuts', async () => {
  editor = await openPageEditor(page);
  await openPlace('Keyboard shortcuts');
  expect(dialog().textContent).to.contain('Open the finderCtrlK');
  await expect(dialog()).to.be.accessible();
  await until(() => events().length >= 2, 'tracked the clicks');
  expect(events()).to.deep.equal([
    'open_e_menu',
    'top_bar_elementor_logo_dropdown_keyboard_shortcuts',
  ]);
});

it('tracks each click on a section of the list of elements', async () => {
  editor = await openPageEditor(page);
  const titles = () => [
    ...editor.box.querySelectorAll<HTMLElement>('button[class*="_ComponentList-title"]'),
  ];
  await until(() => titles().length > 0, 'listed the elements');
  for (const label of ['Layout', 'Site', 'Layout']) {
    titles()
      .find(({ textContent }) => textContent === label)
      ?.click();
  }
  await until(() => events().length >= 3, 'tracked the clicks');
  expect(events()).to.deep.equal([
    'v1_widgets_tab_layout_section',
    'v1_widgets_tab_site_section',
    'v1_widgets_tab_layout_section',
  ]);
});
