import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { ApiError } from '../../../../../src/api/client';
import { SaveDialog } from '../../../../../src/elements/libraries/template-library/dialogs/save-dialog';
import type { SaveDraft } from '../../../../../src/elements/libraries/template-library/dialogs/save-draft';
import {
  answering,
  cleared,
  offline,
  opened,
  refused,
} from '../../../../page-objects/template-dialogs';
import { rendered, until } from '../../../../page-objects/until';
import { cloudWith, folder } from './folders';

afterEach(cleared);

const folders = [folder('1', 'Headers'), folder('2', 'Footers')];
const empty: SaveDraft = { title: 'Hero', type: 'section', site: true, cloud: false, folder: null };

function open(
  change: Partial<Parameters<typeof SaveDialog>[0]> = {},
  ...answers: readonly (ApiError | undefined)[]
) {
  const { calls, action } = answering<ApiError | undefined>(...answers);
  let starts = 0;
  const drafts: SaveDraft[] = [];
  const live = opened(SaveDialog, {
    screen: 'Save to Modal',
    draft: empty,
    keep: (draft: SaveDraft) => void drafts.push(draft),
    cloud: cloudWith(folders),
    started: () => starts++,
    save: action,
    ...change,
  });
  return { live, calls, drafts, starts: () => starts };
}

const hero = { title: 'Hero', type: 'section' };

describe('the dialog that saves a template', () => {
  it('opens with the name selected, and is accessible', async () => {
    const { live } = open({ draft: { ...empty, cloud: true } });
    expect(live.places).to.deep.equal(['Save to Modal']);
    await until(() => document.activeElement === live.field('Name'), 'focused the name');
    await expect(live.dialog()).to.be.accessible();
  });

  it('saves to the site on Enter', async () => {
    const { live, calls, starts } = open({}, undefined);
    live.type('Name', 'Hero two');
    await sendKeys({ press: 'Enter' });
    await rendered();
    expect(calls).to.deep.equal([[{ ...hero, title: 'Hero two' }, { place: 'site' }]]);
    expect([starts(), live.isOpen()]).to.deep.equal([1, false]);
    expect(document.activeElement?.textContent).to.equal('Opener');
  });

  it('saves to the site and to a folder of the cloud, with another type', async () => {
    const { live, calls } = open({}, undefined);
    live.field('Cloud library').click();
    await rendered();
    const type = live.find<HTMLSelectElement>('select');
    type.value = 'header';
    type.dispatchEvent(new Event('change', { bubbles: true }));
    await live.press('Select folder');
    expect(live.title()).to.equal('Select folder');
    await expect(live.dialog()).to.be.accessible();
    live.field('Footers').click();
    await live.press('Select');
    expect(live.text('[part="save-folder"] p')).to.equal('Folder: Footers');
    expect(document.activeElement === live.button('Select folder')).to.equal(true);
    await live.press('Save');
    const header = { title: 'Hero', type: 'header' };
    expect(calls).to.deep.equal([
      [header, { place: 'site' }],
      [header, { place: 'cloud', folder: '2' }],
    ]);
    expect(live.places).to.deep.equal(['Save to Modal', 'Save to Modal - select folder']);
  });

  it('creates a folder from the folder selection, three dialogs deep', async () => {
    const { live, calls } = open({ draft: { ...empty, site: false, cloud: true } }, undefined);
    await live.press('Select folder');
    await live.press('New folder');
    live.type('Folder name', 'Heroes');
    await live.press('Create');
    expect(live.field('Heroes').checked).to.equal(true);
    await live.press('Select');
    expect(live.text('[part="save-folder"] p')).to.equal('Folder: Heroes');
    await live.press('Save');
    expect(calls).to.deep.equal([[hero, { place: 'cloud', folder: '99' }]]);
    expect(live.places.at(-1)).to.equal('New Folder Modal');
  });

  it('keeps the folder when the folder selection is cancelled', async () => {
    const { live } = open({ draft: { ...empty, cloud: true } });
    await live.press('Select folder');
    live.field('Footers').click();
    await live.escape();
    expect(live.text('[part="save-folder"] p')).to.equal('Folder: Outside folders');
  });

  it('does not save again to a destination that already succeeded', async () => {
    const { live, calls, starts } = open(
      { draft: { ...empty, cloud: true } },
      undefined,
      offline,
      undefined,
    );
    await live.press('Save');
    expect(live.text('[role="alert"] h3')).to.equal('The server cannot be reached');
    expect(live.field('This site').disabled).to.equal(true);
    expect(live.field('This site').closest('label')?.textContent).to.contain('Saved');
    await expect(live.dialog()).to.be.accessible();
    await live.press('Try again');
    expect(calls.map(([, to]) => to)).to.deep.equal([
      { place: 'site' },
      { place: 'cloud', folder: null },
      { place: 'cloud', folder: null },
    ]);
    expect([starts(), live.isOpen()]).to.deep.equal([1, false]);
  });

  it('asks for a missing name and a missing destination', async () => {
    const { live, calls, starts } = open({ draft: { ...empty, site: false } });
    live.type('Name', '');
    await live.press('Save');
    const faults = [...live.dialog().querySelectorAll('[part="fault"]')];
    expect(faults.map(({ textContent }) => textContent)).to.deep.equal([
      'Enter a name.',
      'Choose a destination.',
    ]);
    expect([calls.length, starts()]).to.deep.equal([0, 0]);
    await expect(live.dialog()).to.be.accessible();
  });

  it('does not cut a name that is too long', async () => {
    const { live, calls } = open();
    live.type('Name', 'x'.repeat(250));
    await live.press('Save');
    expect(live.text('[part="fault"]')).to.contain('at most 200 characters; this one has 250');
    expect([live.field('Name').value.length, calls.length]).to.deep.equal([250, 0]);
  });

  it('reports a deleted folder, and keeps the other values', async () => {
    const draft = { ...empty, title: 'Typed', site: false, cloud: true, folder: '2' };
    let loads = 0;
    const cloud = cloudWith(folders, { loadFolders: () => loads++ });
    const { live, calls } = open({ draft, cloud }, refused('library-folder-not-found'));
    await live.press('Save');
    expect(loads).to.equal(1);
    live.change({ cloud: cloudWith([folder('1', 'Headers')]) });
    expect(live.dialog().textContent).to.contain('The selected folder was deleted');
    await live.press('Try again');
    expect([calls.length, live.field('Name').value]).to.deep.equal([1, 'Typed']);
  });
});

describe('the save dialog, when the cloud is unavailable', () => {
  it('offers to connect an account, and keeps the values', async () => {
    let isConnecting = false;
    const cloud = cloudWith(undefined, {
      access: 'connect',
      connect: () => (isConnecting = true),
    });
    const { live, drafts } = open({ cloud });
    live.type('Name', 'Typed');
    live.field('Cloud library').click();
    await rendered();
    expect(live.title()).to.equal('Connect an account first');
    expect(live.places.at(-1)).to.equal('Save to Modal - connect');
    await expect(live.dialog()).to.be.accessible();
    await live.press('Connect an account');
    expect(isConnecting).to.equal(true);
    expect(drafts.at(-1)).to.deep.equal({ ...empty, title: 'Typed', cloud: true });
  });

  it('keeps the cloud ticked after connecting', () => {
    const { live } = open({ draft: { ...empty, title: 'Typed', cloud: true } });
    expect([live.field('Name').value, live.field('Cloud library').checked]).to.deep.equal([
      'Typed',
      true,
    ]);
  });

  it('unticks the cloud when the person declines to connect', async () => {
    const { live, drafts } = open({ cloud: cloudWith(undefined, { access: 'connect' }) });
    live.field('Cloud library').focus();
    live.field('Cloud library').click();
    await rendered();
    await live.escape();
    expect(live.title()).to.equal('Save as template');
    expect(live.field('Cloud library').checked).to.equal(false);
    expect(document.activeElement === live.field('Cloud library')).to.equal(true);
    expect(drafts.at(-1)?.cloud).to.equal(false);
  });

  it('links to the plans when the plan has no cloud library, or when it is full', async () => {
    for (const access of ['upgrade', 'full'] as const) {
      const { live } = open({ cloud: cloudWith(folders, { access }) });
      live.field('Cloud library').click();
      await rendered();
      expect(live.places.at(-1)).to.equal('Save to Modal - upgrade');
      expect(live.find('a').dataset.from).to.equal('Save to Modal - upgrade');
      await expect(live.dialog()).to.be.accessible();
      cleared();
    }
  });
});
