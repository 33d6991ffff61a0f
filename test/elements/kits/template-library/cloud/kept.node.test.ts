import { expect } from 'chai';
import { emptySelection } from '../../../../../src/elements/kits/libraries/listing';
import { firstCloud } from '../../../../../src/elements/kits/template-library/cloud/reduce';
import { KeptLibrary } from '../../../../../src/elements/kits/template-library/kept';
import { firstState } from '../../../../../src/elements/kits/template-library/reduce';
import type {
  Chosen,
  OpenDialog,
  TemplateLibraryState,
} from '../../../../../src/elements/kits/template-library/state';
import { folderOf } from './folders';

const texts = new Map<string, string>();
let largest = Number.POSITIVE_INFINITY;

beforeEach(() => {
  texts.clear();
  largest = Number.POSITIVE_INFINITY;
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem(key: string, text: string) {
      if (text.length > largest) throw new Error('QuotaExceededError');
      texts.set(key, text);
    },
    removeItem: (key: string) => texts.delete(key),
  };
  Object.assign(globalThis, { sessionStorage: storage });
});
after(() => {
  Reflect.deleteProperty(globalThis, 'sessionStorage');
});

const folder = { id: '7', name: 'Heroes' };

/** What is found again after a reload. */
function reloaded(state: Partial<TemplateLibraryState>, cloud = {}): KeptLibrary {
  new KeptLibrary('ada').write(firstState(state), { ...firstCloud(), ...cloud });
  return new KeptLibrary('ada');
}

describe('what is kept of the template library', () => {
  it('is nothing at first', () => {
    const kept = new KeptLibrary('ada');
    expect(kept.state).to.deep.equal({});
    expect(kept.cloud.folder).to.equal(null);
  });

  it('is the tab, what was looked for, the folder and whose it was', () => {
    const { queries } = firstState();
    const cloud = { ...queries.cloud, search: 'hero', order: 'asc' } as const;
    const kept = reloaded(
      { tab: 'cloud', view: 'tiles', queries: { ...queries, cloud } },
      { folder, owner: 'ada@library.example' },
    );
    expect(kept.state).to.deep.include({ tab: 'cloud', view: 'tiles' });
    expect(kept.state.queries?.cloud).to.deep.equal(cloud);
    expect(kept.cloud).to.deep.equal({
      folder,
      isOutside: false,
      owner: 'ada@library.example',
    });
  });

  it('is what was chosen, some or all but some', () => {
    const some = { chosen: { ids: new Set(['1', '2']) }, focus: 4, anchor: 3 };
    const all = {
      chosen: { filter: { folder: null }, total: 900, except: new Set(['5']) },
      focus: 0,
      anchor: 0,
    };
    const kept = reloaded({ selections: { site: some, cloud: all } });
    expect(kept.state.selections).to.deep.equal({ site: some, cloud: all });
  });

  it('is the open dialog with what is typed in it', () => {
    const dialog: OpenDialog = {
      kind: 'rename-folder',
      folder: folderOf(7),
      typed: 'Half a na',
    };
    expect(reloaded({ dialog }).state.dialog).to.deep.equal(dialog);
  });

  it('is no question that loses nothing', () => {
    const what: Chosen = { library: 'cloud', selected: { ids: ['1'] }, count: 1 };
    const kept = reloaded({ tab: 'cloud', dialog: { kind: 'delete', what } });
    expect(kept.state.tab).to.equal('cloud');
    expect(kept.state.dialog).to.equal(undefined);
  });

  it('is all but the dialog where the browser has no room for it', () => {
    largest = 2000;
    const settings = { text: 'x'.repeat(3000) };
    const draft = { title: 'Long', type: 'page', content: [], page_settings: settings };
    const kept = reloaded({ tab: 'cloud', dialog: { kind: 'save', template: draft } });
    expect(kept.state.tab).to.equal('cloud');
    expect(kept.state.dialog).to.equal(undefined);
  });

  it('is another person’s own', () => {
    reloaded({ tab: 'cloud' });
    expect(new KeptLibrary('bob').state).to.deep.equal({});
  });

  it('is nothing where the text under its key is another’s', () => {
    reloaded({ tab: 'cloud' });
    for (const text of ['{', '{"tab":"moon"}', 'null', '[]']) {
      for (const key of texts.keys()) texts.set(key, text);
      expect(new KeptLibrary('ada').state).to.deep.equal({});
    }
  });

  it('begins with nothing chosen where nothing was', () => {
    expect(reloaded({}).state.selections?.site).to.deep.equal(emptySelection);
  });
});
