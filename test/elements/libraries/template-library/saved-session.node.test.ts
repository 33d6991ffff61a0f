import { expect } from 'chai';
import { initialCloud } from '../../../../src/elements/libraries/template-library/cloud/reduce';
import type { OpenDialog } from '../../../../src/elements/libraries/template-library/dialogs/dialogs';
import { firstState } from '../../../../src/elements/libraries/template-library/reduce';
import { SavedSession } from '../../../../src/elements/libraries/template-library/saved-session';
import type {
  Chosen,
  TemplateLibraryState,
} from '../../../../src/elements/libraries/template-library/state';
import { emptySelection } from '../../../../src/ui/listing';
import { folderOf } from './cloud/folders';

const texts = new Map<string, string>();
let largest = Number.POSITIVE_INFINITY;

const folder = { id: '7', name: 'Heroes' };

/** The session after a reload. */
function reloaded(state: Partial<TemplateLibraryState>, cloud = {}): SavedSession {
  new SavedSession('ada').write(firstState(state), { ...initialCloud(), ...cloud });
  return new SavedSession('ada');
}

describe('the saved session', () => {
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

  it('is empty at first', () => {
    const kept = new SavedSession('ada');
    expect(kept.state).to.deep.equal({});
    expect(kept.cloud.folder).to.equal(null);
  });

  it('restores the tab, the search, the folder and the account', () => {
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

  it('restores the selection: ids, or all with exceptions', () => {
    const some = { chosen: { ids: new Set(['1', '2']) }, focus: 4, anchor: 3 };
    const all = {
      chosen: { filter: { folder: null }, total: 900, except: new Set(['5']) },
      focus: 0,
      anchor: 0,
    };
    const kept = reloaded({ selections: { site: some, cloud: all } });
    expect(kept.state.selections).to.deep.equal({ site: some, cloud: all });
  });

  it('restores the open dialog with the typed text', () => {
    const dialog: OpenDialog = {
      kind: 'rename-folder',
      folder: folderOf(7),
      typed: 'Half a na',
    };
    expect(reloaded({ dialog }).state.dialog).to.deep.equal(dialog);
  });

  it('does not restore a dialog without input', () => {
    const chosen: Chosen = { source: 'cloud', selected: { ids: ['1'] }, count: 1 };
    const kept = reloaded({ tab: 'cloud', dialog: { kind: 'delete', chosen } });
    expect(kept.state.tab).to.equal('cloud');
    expect(kept.state.dialog).to.equal(undefined);
  });

  it('omits the dialog when it exceeds the storage quota', () => {
    largest = 2000;
    const settings = { text: 'x'.repeat(3000) };
    const draft = { title: 'Long', type: 'page', content: [], page_settings: settings };
    const kept = reloaded({ tab: 'cloud', dialog: { kind: 'save', template: draft } });
    expect(kept.state.tab).to.equal('cloud');
    expect(kept.state.dialog).to.equal(undefined);
  });

  it('is separate for each person', () => {
    reloaded({ tab: 'cloud' });
    expect(new SavedSession('bob').state).to.deep.equal({});
  });

  it('ignores stored text that is not valid', () => {
    reloaded({ tab: 'cloud' });
    for (const text of ['{', '{"tab":"moon"}', 'null', '[]']) {
      for (const key of texts.keys()) texts.set(key, text);
      expect(new SavedSession('ada').state).to.deep.equal({});
    }
  });

  it('restores an empty selection', () => {
    expect(reloaded({}).state.selections?.site).to.deep.equal(emptySelection);
  });
});
