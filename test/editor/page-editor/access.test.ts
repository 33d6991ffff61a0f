import { expect } from '@open-wc/testing';
import puckStyles from '@puckeditor/core/no-external.css?inline';
import unseenStyles from '../../../src/core/parts/unseen.css?inline';
import type { PageEditorProps } from '../../../src/editor/page-editor/page-editor';
import pageStyles from '../../../src/editor/page-editor/page-editor.css?inline';
import panelStyles from '../../../src/editor/panel/settings-panel.css?inline';
import toolStyles from '../../../src/ui/admin-tools.css?inline';
import { until } from '../../page-objects/until';
import { blocksInMemory } from './blocks-in-memory';
import {
  buttonIn,
  doubleClick,
  heading,
  type OpenedPageEditor,
  openPageEditor,
  page,
} from './opened-page-editor';
import { storedPreferences } from './stored-preferences';

let editor: OpenedPageEditor;
const sheet = new CSSStyleSheet();

before(() => {
  sheet.replaceSync(
    `${puckStyles}${unseenStyles}${toolStyles}${panelStyles}${pageStyles}:root { background: Canvas }`,
  );
  document.adoptedStyleSheets.push(sheet);
});

after(() => {
  document.documentElement.style.colorScheme = '';
  document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(sheet), 1);
});

afterEach(() => editor.close());

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const bench = { id: 1, url: '/bench.jpg', alt: 'A bench', name: 'bench.jpg', thumbnail: PIXEL };
const linen = { id: 'linen', title: 'Linen', isFixed: false, revision: '1' };
const note = { id: '1', element: 'one', text: 'True?', author: 'Ada', created: 0, resolved: null };
const revision = { number: 1, kind: 'saved', person: 'Ada', saved: 0, isPublished: true };

/** A site with something in each place of the editor. */
const everything: Partial<PageEditorProps> = {
  site: {
    media: { list: async () => ({ pictures: [bench], pages: 1 }), upload: async () => bench },
    settings: {
      read: async () => ({ settings: {}, revision: '1' }),
      change: async () => undefined,
    },
    variables: {
      list: async () => [{ ...linen, kind: 'color', value: { color: '#efe9dc' } }],
      add: async (variable) => ({ ...linen, ...variable }),
      change: async (variable) => variable,
      uses: async () => [],
      remove: async () => {},
    },
    blocks: blocksInMemory().source,
  },
  notes: { list: async () => [note], add: async () => note, resolve: async () => note },
  preferences: storedPreferences(),
  account: { read: async () => 'Ada', connect: async () => '/', disconnect: async () => {} },
};

const content = [
  ...page.content,
  { ...heading('text', ''), widgetType: 'text-editor', settings: { editor: '<p>Sewn.</p>' } },
  { ...heading('picture', ''), widgetType: 'image', settings: {} },
];

const open = (): Promise<OpenedPageEditor> =>
  openPageEditor(
    { ...page, content },
    {
      ...everything,
      opened: { published: true },
      prepare: (store) =>
        Object.assign(store, {
          save: async () => {},
          hide: async () => {},
          listRevisions: async () => [revision],
          readRevision: async () => (await store.open()).document,
        }),
    },
  );

const dialog = () => editor.box.querySelector<HTMLElement>('dialog[open]');

const actions = () => [
  ...editor.box.querySelectorAll<HTMLElement>('[role="menuitem"]:not([aria-disabled])'),
];

async function openMenu(): Promise<void> {
  editor.control('Menu').click();
  await until(() => actions().length > 0, 'opened the menu');
}

/** Opens a place by its name in the menu. */
async function openPlace(name: string): Promise<void> {
  await openMenu();
  actions()
    .find((item) => item.dataset.action === name)
    ?.click();
  await until(dialog, `opened ${name}`);
  await until(() => !dialog()?.textContent?.includes('Loading …'), `filled ${name}`);
}

async function closePlace(): Promise<void> {
  dialog()?.dispatchEvent(new Event('cancel', { cancelable: true }));
  await until(() => !dialog(), 'closed the dialog');
}

for (const colorScheme of ['light', 'dark'] as const) {
  describe(`the parts of the page editor in ${colorScheme} colours`, () => {
    beforeEach(async () => {
      document.documentElement.style.colorScheme = colorScheme;
      editor = await open();
    });

    it('have no axe violations', async () => {
      await editor.structure();
      await expect(editor.box.querySelector('[part="bar"]')).to.be.accessible();
      await expect(editor.box.querySelector('.nh-page-tree')).to.be.accessible();
      editor.row('one').click();
      await until(() => editor.box.querySelector('[data-key="title"]'), 'showed the settings');
      await expect(editor.box.querySelector('.nh-settings-panel')).to.be.accessible();
    });

    it('have no axe violations in the places of the menu', async () => {
      await openMenu();
      await expect(editor.box.querySelector('[role="menu"]')).to.be.accessible();
      // The others lead away.
      const places = actions()
        .map((item) => item.dataset.action ?? '')
        .filter((name) => name !== 'exit' && name !== 'theme');
      expect(places).to.include.members(['finder', 'history', 'notes', 'siteSettings']);
      actions()[0]?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
      );
      await until(() => actions().length === 0, 'closed the menu');
      for (const name of places) {
        await openPlace(name);
        await expect(dialog(), name).to.be.accessible();
        await closePlace();
      }
    });

    it('have no axe violations in the forms of variables', async () => {
      await openPlace('variables');
      buttonIn(editor.box, 'Edit').click();
      await until(() => dialog()?.dataset.dialog === 'variable', 'opened the form');
      await expect(dialog()).to.be.accessible();
      buttonIn(editor.box, 'Back').click();
      await until(() => dialog()?.dataset.dialog === 'variables', 'went back');
      buttonIn(editor.box, 'Delete').click();
      await until(() => dialog()?.dataset.dialog === 'variable-delete', 'asked');
      await until(() => !dialog()?.textContent?.includes('Loading …'), 'read the uses');
      await expect(dialog()).to.be.accessible();
    });

    it('have no axe violations in the media library, the menu of publishing and the text tools', async () => {
      editor.box.querySelector<HTMLElement>('[data-do="publish-options"]')?.click();
      await until(() => actions().length > 0, 'opened the menu');
      await expect(editor.box.querySelector('[role="menu"]')).to.be.accessible();
      actions()
        .find((item) => item.dataset.action === 'save')
        ?.click();
      await until(() => actions().length === 0, 'closed the menu');
      editor.node('picture').click();
      await until(() => buttonIn(editor.box, 'Choose from the library'), 'showed the settings');
      buttonIn(editor.box, 'Choose from the library').click();
      await until(() => dialog()?.querySelector('[part="picture"]'), 'opened the library');
      await expect(dialog()).to.be.accessible();
      await closePlace();
      doubleClick(editor.node('text').querySelector('p') as HTMLElement);
      const tools = () => editor.box.querySelector('[role="toolbar"]');
      await until(tools, 'showed the tools');
      buttonIn(editor.box, 'Link').click();
      await until(() => tools()?.querySelector('input'), 'asked for the address');
      await expect(tools()).to.be.accessible();
    });
  });
}
