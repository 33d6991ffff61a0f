import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { KitError } from '../../../../../src/elements/kits/rest';
import { SaveDialog } from '../../../../../src/elements/kits/template-library/dialogs/save-dialog';
import type { SaveDraft } from '../../../../../src/elements/kits/template-library/dialogs/save-draft';
import { cloudWith, folder } from './folders';
import { answering, cleared, drawn, offline, opened, refused } from './live';

afterEach(cleared);

const folders = [folder('1', 'Headers'), folder('2', 'Footers')];
const empty: SaveDraft = { title: 'Hero', type: 'section', site: true, cloud: false, folder: null };

function open(
  change: Partial<Parameters<typeof SaveDialog>[0]> = {},
  ...answers: readonly (KitError | undefined)[]
) {
  const { calls, action } = answering<KitError | undefined>(...answers);
  let starts = 0;
  const drafts: SaveDraft[] = [];
  const live = opened(SaveDialog, {
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
  it('is accessible, and has its name selected', async () => {
    const { live } = open({ draft: { ...empty, cloud: true } });
    expect(live.places).to.deep.equal(['Save to Modal']);
    expect(document.activeElement === live.field('Name')).to.equal(true);
    await expect(live.dialog()).to.be.accessible();
  });

  it('saves to the site by the Enter key', async () => {
    const { live, calls, starts } = open({}, undefined);
    live.type('Name', 'Hero two');
    await sendKeys({ press: 'Enter' });
    await drawn();
    expect(calls).to.deep.equal([[{ ...hero, title: 'Hero two' }, { place: 'site' }]]);
    expect([starts(), live.isOpen()]).to.deep.equal([1, false]);
    expect(document.activeElement?.textContent).to.equal('Opener');
  });

  it('saves to both places, as another type, into a folder', async () => {
    const { live, calls } = open({}, undefined);
    live.field('Cloud library').click();
    await drawn();
    const type = live.find<HTMLSelectElement>('select');
    type.value = 'header';
    type.dispatchEvent(new Event('change', { bubbles: true }));
    await live.press('Select a folder');
    expect(live.title()).to.equal('Select a folder');
    await expect(live.dialog()).to.be.accessible();
    live.field('Footers').click();
    await live.press('Select');
    expect(live.text('[part="save-folder"] p')).to.equal('Folder: Footers');
    expect(document.activeElement === live.button('Select a folder')).to.equal(true);
    await live.press('Save');
    const header = { title: 'Hero', type: 'header' };
    expect(calls).to.deep.equal([
      [header, { place: 'site' }],
      [header, { place: 'cloud', folder: '2' }],
    ]);
    expect(live.places).to.deep.equal(['Save to Modal', 'Save to Modal - select folder']);
  });

  it('makes a folder from inside the choice of folders, three dialogs deep', async () => {
    const { live, calls } = open({ draft: { ...empty, site: false, cloud: true } }, undefined);
    await live.press('Select a folder');
    await live.press('New folder');
    live.type('Name of the folder', 'Heroes');
    await live.press('Create');
    expect(live.field('Heroes').checked).to.equal(true);
    await live.press('Select');
    expect(live.text('[part="save-folder"] p')).to.equal('Folder: Heroes');
    await live.press('Save');
    expect(calls).to.deep.equal([[hero, { place: 'cloud', folder: '99' }]]);
    expect(live.places.at(-1)).to.equal('New Folder Modal');
  });

  it('leaves the folder as it was when the choice is cancelled', async () => {
    const { live } = open({ draft: { ...empty, cloud: true } });
    await live.press('Select a folder');
    live.field('Footers').click();
    await live.escape();
    expect(live.text('[part="save-folder"] p')).to.equal('Folder: Outside of folders');
  });

  it('does not send again what one of the places has taken', async () => {
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

  it('needs a name and a place, and says both', async () => {
    const { live, calls, starts } = open({ draft: { ...empty, site: false } });
    live.type('Name', '');
    await live.press('Save');
    const faults = [...live.dialog().querySelectorAll('[part="fault"]')];
    expect(faults.map(({ textContent }) => textContent)).to.deep.equal([
      'Type a name.',
      'Choose a place.',
    ]);
    expect([calls.length, starts()]).to.deep.equal([0, 0]);
    await expect(live.dialog()).to.be.accessible();
  });

  it('cuts no name that is too long', async () => {
    const { live, calls } = open();
    live.type('Name', 'x'.repeat(250));
    await live.press('Save');
    expect(live.text('[part="fault"]')).to.contain('at most 200 characters; this one has 250');
    expect([live.field('Name').value.length, calls.length]).to.deep.equal([250, 0]);
  });

  it('says where the folder is gone, and keeps all else', async () => {
    const draft = { ...empty, title: 'Typed', site: false, cloud: true, folder: '2' };
    let loads = 0;
    const cloud = cloudWith(folders, { load: () => loads++ });
    const { live, calls } = open({ draft, cloud }, refused('library-folder-not-found'));
    await live.press('Save');
    expect(loads).to.equal(1);
    live.change({ cloud: cloudWith([folder('1', 'Headers')]) });
    expect(live.dialog().textContent).to.contain('The folder that was chosen is not there');
    await live.press('Try again');
    expect([calls.length, live.field('Name').value]).to.deep.equal([1, 'Typed']);
  });
});

describe('saving to a cloud that cannot be used', () => {
  it('leads to connecting, and keeps what is filled in', async () => {
    let isConnecting = false;
    const cloud = cloudWith(undefined, {
      access: 'connect',
      connect: () => (isConnecting = true),
    });
    const { live, drafts } = open({ cloud });
    live.type('Name', 'Typed');
    live.field('Cloud library').click();
    await drawn();
    expect(live.title()).to.equal('Connect an account first');
    expect(live.places.at(-1)).to.equal('Save to Modal - connect');
    await expect(live.dialog()).to.be.accessible();
    await live.press('Connect an account');
    expect(isConnecting).to.equal(true);
    expect(drafts.at(-1)).to.deep.equal({ ...empty, title: 'Typed', cloud: true });
  });

  it('goes on after connecting with the cloud ticked', () => {
    const { live } = open({ draft: { ...empty, title: 'Typed', cloud: true } });
    expect([live.field('Name').value, live.field('Cloud library').checked]).to.deep.equal([
      'Typed',
      true,
    ]);
  });

  it('unticks it again when the person does not want to connect', async () => {
    const { live, drafts } = open({ cloud: cloudWith(undefined, { access: 'connect' }) });
    live.field('Cloud library').focus();
    live.field('Cloud library').click();
    await drawn();
    await live.escape();
    expect(live.title()).to.equal('Save as a template');
    expect(live.field('Cloud library').checked).to.equal(false);
    expect(document.activeElement === live.field('Cloud library')).to.equal(true);
    expect(drafts.at(-1)?.cloud).to.equal(false);
  });

  it('leads to the plans where the plan has none, or is full', async () => {
    for (const access of ['upgrade', 'full'] as const) {
      const { live } = open({ cloud: cloudWith(folders, { access }) });
      live.field('Cloud library').click();
      await drawn();
      expect(live.places.at(-1)).to.equal('Save to Modal - upgrade');
      expect(live.find('a').dataset.from).to.equal('Save to Modal - upgrade');
      await expect(live.dialog()).to.be.accessible();
      cleared();
    }
  });
});
