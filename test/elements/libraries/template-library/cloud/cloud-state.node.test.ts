import { expect } from 'chai';
import { cloudFilter } from '../../../../../src/elements/libraries/template-library/cloud/filter';
import {
  initialCloud,
  reduce,
} from '../../../../../src/elements/libraries/template-library/cloud/reduce';
import { cloudRefusal } from '../../../../../src/elements/libraries/template-library/cloud/refusal';
import {
  type CloudEvent,
  type CloudState,
  cloudScreen,
} from '../../../../../src/elements/libraries/template-library/cloud/state';
import { noFilters } from '../../../../../src/elements/libraries/template-library/query';
import { adaWith, folderOf } from './folders';

const folders = [folderOf(1, 'Apple'), folderOf(2, 'Mango'), folderOf(3, 'Zebra')];

function after(...events: CloudEvent[]): CloudState {
  return events.reduce(reduce, initialCloud());
}

const ada: CloudEvent = { type: 'connection', connection: adaWith() };
const bob: CloudEvent = { type: 'connection', connection: adaWith(1, { email: 'bob@b.example' }) };
const listed: CloudEvent = { type: 'folders', folders };
const mango: CloudEvent = {
  type: 'open',
  folder: { id: '2', name: 'Mango' },
  isOutside: false,
};
const names = ({ folders = [] }: CloudState) => folders.map(({ name }) => name);

describe('the screen of the Cloud tab', () => {
  it('is loading, connect, upgrade, the library, or a folder of it', () => {
    const none: CloudEvent = { type: 'connection', connection: adaWith(0, { plan: 'none' }) };
    expect(cloudScreen(after())).to.equal('loading');
    expect(cloudScreen(after({ type: 'connection', connection: {} }))).to.equal('connect');
    expect(cloudScreen(after(none))).to.equal('upgrade');
    expect(cloudScreen(after(ada))).to.equal('list');
    expect(cloudScreen(after(ada, listed, mango))).to.equal('folder');
  });
});

describe('folders of the cloud library', () => {
  it('are sorted by name, ignoring case and accents', () => {
    const state = after(ada, listed, { type: 'folder-made', folder: folderOf(4, 'émeu') });
    expect(names(state)).to.deep.equal(['Apple', 'émeu', 'Mango', 'Zebra']);
    const renamed = reduce(state, { type: 'folder-renamed', folder: folderOf(1, 'Yak') });
    expect(names(renamed)).to.deep.equal(['émeu', 'Mango', 'Yak', 'Zebra']);
  });

  it('update the open folder’s name', () => {
    const state = after(ada, listed, mango, {
      type: 'folder-renamed',
      folder: folderOf(2, 'Papaya'),
    });
    expect(state.folder).to.deep.equal({ id: '2', name: 'Papaya' });
  });

  it('are closed when the open one is deleted, with a notice that names it', () => {
    const state = after(ada, listed, mango, { type: 'folder-deleted', id: '2' });
    expect(names(state)).to.deep.equal(['Apple', 'Zebra']);
    expect(state.folder).to.equal(null);
    expect(state.notice).to.deep.equal({ kind: 'folder_deleted', name: 'Mango' });
  });

  it('are closed when the open one was deleted elsewhere', () => {
    const state = after(ada, listed, mango, { type: 'folders', folders: folders.slice(0, 1) });
    expect(state.folder).to.equal(null);
    expect(state.notice).to.deep.equal({ kind: 'folder_gone', name: 'Mango' });
  });
});

describe('a lost account', () => {
  it('keeps the open folder until the account is connected again', () => {
    const lost = after(ada, listed, mango, { type: 'lost' });
    expect(cloudScreen(lost)).to.equal('connect');
    expect(lost.notice).to.deep.equal({ kind: 'lost' });
    const back = reduce(lost, ada);
    expect(cloudScreen(back)).to.equal('folder');
    expect(back.notice).to.equal(undefined);
  });

  it('closes the folder for another account, with a notice', () => {
    const state = after(ada, listed, mango, { type: 'lost' }, bob);
    expect(state.folder).to.equal(null);
    expect(state.folders).to.equal(undefined);
    expect(state.notice).to.deep.equal({ kind: 'other_account' });
  });

  it('keeps nothing after the person has disconnected', () => {
    const state = after(ada, listed, mango, { type: 'disconnected' }, bob);
    expect(state.folder).to.equal(null);
    expect(state.notice).to.equal(undefined);
  });
});

const NOW = Date.UTC(2026, 10, 25, 12);

describe('the filter of the Cloud tab', () => {
  const all = { folder: null, isOutside: false };
  const outside = { folder: null, isOutside: true };
  const inMango = { folder: { id: '2', name: 'Mango' }, isOutside: false };

  it('selects all templates, those outside of folders, or those of the open folder', () => {
    const query = { ...noFilters, search: ' ' };
    expect(cloudFilter(all, query, NOW)).to.deep.equal({});
    expect(cloudFilter(outside, query, NOW)).to.deep.equal({ folder: null });
    expect(cloudFilter(inMango, query, NOW)).to.deep.equal({ folder: '2' });
  });

  it('adds the type, the author, and the start of the day some days ago', () => {
    const query = { ...noFilters, type: 'header', author: 'Ada', period: 'week' } as const;
    const since = Date.UTC(2026, 10, 18);
    expect(cloudFilter(all, query, NOW)).to.deep.equal({ type: 'header', author: 'Ada', since });
    expect(cloudFilter(all, query, NOW + 3_600_000)).to.deep.equal(cloudFilter(all, query, NOW));
  });

  it('adds the search text', () => {
    const query = { ...noFilters, search: ' hero ' };
    expect(cloudFilter(all, query, NOW)).to.deep.equal({ search: 'hero' });
    expect(cloudFilter(outside, query, NOW)).to.deep.equal({ folder: null, search: 'hero' });
    expect(cloudFilter(inMango, query, NOW)).to.deep.equal({ folder: '2', search: 'hero' });
  });
});

describe('the reason why nothing can be added to the cloud library', () => {
  const holding = (used: number) => after({ type: 'connection', connection: adaWith(used) });

  it('is a missing account, a missing plan, or a full quota', () => {
    const none: CloudEvent = { type: 'connection', connection: adaWith(0, { plan: 'none' }) };
    expect(cloudRefusal(after({ type: 'connection', connection: {} }))).to.equal('connect');
    expect(cloudRefusal(after(none))).to.equal('upgrade');
    expect(cloudRefusal(holding(100))).to.equal('full');
    expect(cloudRefusal(holding(99))).to.equal(undefined);
  });

  it('counts all new items and their bytes', () => {
    expect(cloudRefusal(holding(90), { items: 10 })).to.equal(undefined);
    expect(cloudRefusal(holding(90), { items: 11 })).to.equal('full');
    expect(cloudRefusal(holding(90), { items: 1, bytes: 999_001 })).to.equal('full');
  });

  it('is unknown before the server reports the quota', () => {
    const { account } = adaWith();
    const connection = { account: { ...account, quota: undefined } };
    expect(cloudRefusal(after({ type: 'connection', connection }))).to.equal(undefined);
    expect(cloudRefusal(after())).to.equal(undefined);
  });
});
