import { expect } from '@open-wc/testing';
import type { Variable } from '../../../src/api/pages/variable';
import type { PageEditorProps } from '../../../src/editor/page-editor/page-editor';
import type { SavedSettings } from '../../../src/page';
import { typeInto } from '../../page-objects/type-into';
import { until } from '../../page-objects/until';
import { buttonIn, type OpenedPageEditor, openPageEditor, page } from './opened-page-editor';

let editor: OpenedPageEditor;

const copies = () => Object.keys(localStorage).filter((key) => key.startsWith('nhPageDraft '));

beforeEach(() => {
  for (const key of copies()) localStorage.removeItem(key);
});

afterEach(() => editor.close());

const open = async (props: Partial<PageEditorProps>, account = 'ada'): Promise<void> => {
  editor = await openPageEditor(page, { ...props, opened: { account } });
};

/** Ends the editor as a crash does, without a chance to save, and opens it again. */
async function crash(props: Partial<PageEditorProps>, account?: string): Promise<void> {
  editor.close();
  await open(props, account);
}

const dialog = (name: string) =>
  editor.box.querySelector<HTMLElement>(`[data-dialog="${name}"]`) as HTMLElement;

const offer = () => editor.box.querySelector<HTMLElement>('[data-notice="kept"]') as HTMLElement;

const isAsked = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

async function openPlace(name: string): Promise<void> {
  editor.control('Menu').click();
  await until(() => editor.control(name), 'opened the menu');
  editor.control(name).click();
  await until(() => editor.box.querySelector('dialog[open]'), `opened ${name}`);
}

/** Opens a place from the notice. */
async function takeOffer(name: string): Promise<void> {
  await until(offer, 'offered what was typed');
  buttonIn(offer(), name).click();
  await until(() => editor.box.querySelector('dialog[open]'), `opened ${name}`);
}

describe('a note that was typed and not added', () => {
  const added: unknown[] = [];
  const notes: PageEditorProps['notes'] = {
    key: '/notes',
    list: async () => [],
    add: async (element, text) => {
      added.push([element, text]);
      return { id: '1', element, text, author: 'Ada', created: 0, resolved: null };
    },
    resolve: async (note) => note,
  };
  const field = () => dialog('notes').querySelector('textarea') as HTMLTextAreaElement;

  it('is offered after a crash, with its node, until it is added', async () => {
    await open({ notes });
    expect(offer()).to.equal(null);
    editor.node('one').click();
    await until(() => editor.box.querySelector('[data-key="title"]'), 'chose the node');
    await openPlace('Notes');
    await until(field, 'showed the field');
    expect(isAsked()).to.equal(false);
    typeInto(field(), 'Is this true?');
    await until(() => copies().length === 1, 'kept it');
    expect(isAsked()).to.equal(true);
    await crash({ notes });
    await expect(editor.box.querySelector('[part="notices"]')).to.be.accessible();
    await takeOffer('Notes');
    await until(() => field()?.value === 'Is this true?', 'showed it again');
    expect(dialog('notes').textContent).to.contain('New note about Heading: One');
    expect(offer()).to.equal(null);
    buttonIn(dialog('notes'), 'Add the note').click();
    await until(() => copies().length === 0, 'forgot it');
    expect(added).to.deep.equal([['one', 'Is this true?']]);
    await crash({ notes });
    expect(offer()).to.equal(null);
  });

  it('is not shown to another account', async () => {
    await open({ notes });
    await openPlace('Notes');
    await until(field, 'showed the field');
    typeInto(field(), 'Between us');
    await until(() => copies().length === 1, 'kept it');
    await crash({ notes }, 'grace');
    expect(offer()).to.equal(null);
    await openPlace('Notes');
    await until(field, 'showed the field');
    expect(field().value).to.equal('');
  });
});

describe('a variable that was changed and not saved', () => {
  const linen: Variable = {
    id: 'linen',
    kind: 'color',
    title: 'Linen',
    value: { color: '#efe9dc' },
    isFixed: false,
    revision: '1',
  };
  const changed: Variable[] = [];
  const site: PageEditorProps['site'] = {
    variables: {
      key: '/variables',
      list: async () => [linen],
      add: async (variable) => ({ ...linen, ...variable }),
      change: async (variable) => {
        changed.push(variable);
        return { ...variable, revision: '2' };
      },
      uses: async () => [],
      remove: async () => {},
    },
  };
  const name = () => dialog('variable')?.querySelector<HTMLInputElement>('[data-name]');

  async function rename(text: string): Promise<void> {
    await openPlace('Variables');
    await until(() => buttonIn(dialog('variables'), 'Edit'), 'listed the variables');
    buttonIn(dialog('variables'), 'Edit').click();
    await until(() => dialog('variable'), 'opened the form');
    typeInto(name(), text);
    await until(() => copies().length === 1, 'kept it');
  }

  it('is offered after a crash, and saved on the revision on which it was based', async () => {
    await open({ site });
    await rename('Ink');
    expect(isAsked()).to.equal(true);
    await crash({ site });
    await takeOffer('Variables');
    await until(() => name()?.value === 'Ink', 'showed it again');
    expect(dialog('variable').textContent).to.contain('It is not saved yet.');
    buttonIn(dialog('variable'), 'Save').click();
    await until(() => copies().length === 0, 'forgot it');
    expect(changed).to.deep.equal([{ ...linen, title: 'Ink' }]);
    await until(() => !isAsked(), 'asked no more');
  });

  it('is forgotten when the person discards it', async () => {
    await open({ site });
    await rename('Ink');
    buttonIn(dialog('variable'), 'Back').click();
    await until(() => dialog('variable-unsaved'), 'asked');
    buttonIn(dialog('variable-unsaved'), 'Back').click();
    await until(() => name()?.value === 'Ink', 'went back to the form');
    buttonIn(dialog('variable'), 'Back').click();
    await until(() => dialog('variable-unsaved'), 'asked again');
    buttonIn(dialog('variable-unsaved'), 'Discard the changes').click();
    await until(() => dialog('variables'), 'showed the list');
    expect(copies()).to.deep.equal([]);
  });
});

describe('site settings that were changed and not saved', () => {
  /** Settings in memory, with the revision that each change must name. */
  function siteInMemory(settings: SavedSettings) {
    const stored = { settings, revision: 1 };
    const version = () => ({ settings: stored.settings, revision: String(stored.revision) });
    const site: PageEditorProps['site'] = {
      settings: {
        key: '/site-settings',
        read: async () => version(),
        async change(revision, { set = {} }) {
          if (revision !== String(stored.revision)) return undefined;
          stored.settings = { ...stored.settings, ...set };
          stored.revision += 1;
          return version();
        },
      },
    };
    return { stored, site };
  }

  const search = () => dialog('site-settings').querySelector('[part="search"] input');

  async function typeColour(colour: string): Promise<void> {
    await openPlace('Site settings');
    await until(search, 'showed the settings');
    typeInto(search(), 'text color');
    const field = () =>
      dialog('site-settings').querySelector('[data-key="body_color"] [part="input"]');
    await until(field, 'found the color');
    typeInto(field(), colour);
    await until(() => copies().length === 1, 'kept it');
  }

  const bodyColour = () =>
    editor.frame.defaultView?.getComputedStyle(editor.frame.body).color ?? '';

  it('are offered after a crash, and saved beside what others have changed', async () => {
    const { stored, site } = siteInMemory({ body_color: '#112233' });
    await open({ site });
    await typeColour('#445566');
    Object.assign(stored, { settings: { body_color: '#112233', other: 1 }, revision: 2 });
    await crash({ site });
    await takeOffer('Site settings');
    await until(() => bodyColour() === 'rgb(68, 85, 102)', 'showed them again');
    expect(dialog('site-settings').textContent).to.contain('It is not saved yet.');
    buttonIn(editor.box, 'Save for all pages').click();
    await until(() => copies().length === 0, 'forgot them');
    expect(stored.settings).to.deep.equal({ body_color: '#445566', other: 1 });
  });

  it('are no silent change of what somebody else has saved meanwhile', async () => {
    const { stored, site } = siteInMemory({ body_color: '#112233' });
    await open({ site });
    await typeColour('#445566');
    Object.assign(stored, { settings: { body_color: '#ffffff' }, revision: 2 });
    await crash({ site });
    await takeOffer('Site settings');
    await until(() => bodyColour() === 'rgb(68, 85, 102)', 'showed them again');
    buttonIn(editor.box, 'Save for all pages').click();
    await until(() => dialog('site-settings-conflict'), 'showed the conflict');
    expect(stored.settings).to.deep.equal({ body_color: '#ffffff' });
  });
});
