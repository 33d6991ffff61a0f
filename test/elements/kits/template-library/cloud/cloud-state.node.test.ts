import { expect } from 'chai';
import { cloudFilter } from '../../../../../src/elements/kits/template-library/cloud/filter';
import {
  firstCloud,
  reduceCloud,
} from '../../../../../src/elements/kits/template-library/cloud/reduce';
import { cloudRefusal } from '../../../../../src/elements/kits/template-library/cloud/refusal';
import {
  type CloudAction,
  type CloudState,
  cloudScreen,
} from '../../../../../src/elements/kits/template-library/cloud/state';
import { adaWith, folderOf } from './folders';

const folders = [folderOf(1, 'Apple'), folderOf(2, 'Mango'), folderOf(3, 'Zebra')];

function after(...actions: CloudAction[]): CloudState {
  return actions.reduce(reduceCloud, firstCloud());
}

const ada: CloudAction = { type: 'connection', connection: adaWith() };
const bob: CloudAction = { type: 'connection', connection: adaWith(1, { email: 'bob@b.example' }) };
const listed: CloudAction = { type: 'folders', folders };
const mango: CloudAction = {
  type: 'open',
  folder: { id: '2', name: 'Mango' },
  isOutside: false,
};
const names = ({ folders = [] }: CloudState) => folders.map(({ name }) => name);

describe('the screen of the Cloud tab', () => {
  it('is loading, connect, upgrade, the library, or a folder of it', () => {
    const none: CloudAction = { type: 'connection', connection: adaWith(0, { plan: 'none' }) };
    expect(cloudScreen(after())).to.equal('loading');
    expect(cloudScreen(after({ type: 'connection', connection: {} }))).to.equal('connect');
    expect(cloudScreen(after(none))).to.equal('upgrade');
    expect(cloudScreen(after(ada))).to.equal('list');
    expect(cloudScreen(after(ada, listed, mango))).to.equal('folder');
  });
});

describe('folders of the cloud library', () => {
  it('stand by their names, whatever their case and accents', () => {
    const state = after(ada, listed, { type: 'folder-made', folder: folderOf(4, 'émeu') });
    expect(names(state)).to.deep.equal(['Apple', 'émeu', 'Mango', 'Zebra']);
    const renamed = reduceCloud(state, { type: 'folder-renamed', folder: folderOf(1, 'Yak') });
    expect(names(renamed)).to.deep.equal(['émeu', 'Mango', 'Yak', 'Zebra']);
  });

  it('take their new name to where one is', () => {
    const state = after(ada, listed, mango, {
      type: 'folder-renamed',
      folder: folderOf(2, 'Papaya'),
    });
    expect(state.folder).to.deep.equal({ id: '2', name: 'Papaya' });
  });

  it('are left when the open one is deleted, and told by name', () => {
    const state = after(ada, listed, mango, { type: 'folder-deleted', id: '2' });
    expect(names(state)).to.deep.equal(['Apple', 'Zebra']);
    expect(state.folder).to.equal(null);
    expect(state.notice).to.deep.equal({ kind: 'folder_deleted', name: 'Mango' });
  });

  it('are left when somebody else has deleted the open one', () => {
    const state = after(ada, listed, mango, { type: 'folders', folders: folders.slice(0, 1) });
    expect(state.folder).to.equal(null);
    expect(state.notice).to.deep.equal({ kind: 'folder_gone', name: 'Mango' });
  });
});

describe('an account that is lost', () => {
  it('leaves the open folder open for when it is back', () => {
    const lost = after(ada, listed, mango, { type: 'lost' });
    expect(cloudScreen(lost)).to.equal('connect');
    expect(lost.notice).to.deep.equal({ kind: 'lost' });
    const back = reduceCloud(lost, ada);
    expect(cloudScreen(back)).to.equal('folder');
    expect(back.notice).to.equal(undefined);
  });

  it('leaves none open for another account, and says so', () => {
    const state = after(ada, listed, mango, { type: 'lost' }, bob);
    expect(state.folder).to.equal(null);
    expect(state.folders).to.equal(undefined);
    expect(state.notice).to.deep.equal({ kind: 'other_account' });
  });

  it('leaves nothing where the person has ended the connection', () => {
    const state = after(ada, listed, mango, { type: 'disconnected' }, bob);
    expect(state.folder).to.equal(null);
    expect(state.notice).to.equal(undefined);
  });
});

describe('what the Cloud tab lists', () => {
  const all = { folder: null, isOutside: false };
  const outside = { folder: null, isOutside: true };
  const inMango = { folder: { id: '2', name: 'Mango' }, isOutside: false };

  it('is all templates, those outside of folders, or those of the open one', () => {
    const query = { search: ' ' };
    expect(cloudFilter(all, query)).to.deep.equal({});
    expect(cloudFilter(outside, query)).to.deep.equal({ folder: null });
    expect(cloudFilter(inMango, query)).to.deep.equal({ folder: '2' });
  });

  it('is looked through by words', () => {
    const query = { search: ' hero ' };
    expect(cloudFilter(all, query)).to.deep.equal({ search: 'hero' });
    expect(cloudFilter(outside, query)).to.deep.equal({ folder: null, search: 'hero' });
    expect(cloudFilter(inMango, query)).to.deep.equal({ folder: '2', search: 'hero' });
  });
});

describe('why nothing can be put into the cloud library', () => {
  const holding = (used: number) => after({ type: 'connection', connection: adaWith(used) });

  it('is the account, its plan, or its room', () => {
    const none: CloudAction = { type: 'connection', connection: adaWith(0, { plan: 'none' }) };
    expect(cloudRefusal(after({ type: 'connection', connection: {} }))).to.equal('connect');
    expect(cloudRefusal(after(none))).to.equal('upgrade');
    expect(cloudRefusal(holding(100))).to.equal('full');
    expect(cloudRefusal(holding(99))).to.equal(undefined);
  });

  it('counts all that is to be put there, and its bytes', () => {
    expect(cloudRefusal(holding(90), { items: 10 })).to.equal(undefined);
    expect(cloudRefusal(holding(90), { items: 11 })).to.equal('full');
    expect(cloudRefusal(holding(90), { items: 1, bytes: 999_001 })).to.equal('full');
  });

  it('is left to the library where it has not told how much is used', () => {
    const { account } = adaWith();
    const connection = { account: { ...account, quota: undefined } };
    expect(cloudRefusal(after({ type: 'connection', connection }))).to.equal(undefined);
    expect(cloudRefusal(after())).to.equal(undefined);
  });
});
