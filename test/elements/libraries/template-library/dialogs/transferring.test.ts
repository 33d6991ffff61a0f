import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { Outcome } from '../../../../../src/elements/libraries/template-library/dialogs/outcome';
import { TransferDialog } from '../../../../../src/elements/libraries/template-library/dialogs/transfer-dialog';
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

const folders = [folder('1', 'Headers', 3), folder('2', 'Footers', 1)];
const many = Array.from({ length: 60 }, (_, at) => folder(`${at + 1}`, `Año ${at + 1}`));
const inCloud = { source: 'cloud', folder: '1' } as const;
const onSite = { source: 'site' } as const;

function open(
  change: Partial<Parameters<typeof TransferDialog>[0]> = {},
  ...answers: readonly Outcome[]
) {
  const { calls, action } = answering<Outcome>(...answers);
  const live = opened(TransferDialog, {
    screen: change.method === 'copy' ? 'Copy to Modal' : 'Move to Modal',
    method: 'move',
    subject: { title: 'Home' },
    origin: inCloud,
    cloud: cloudWith(folders),
    transfer: action,
    ...change,
  });
  return { live, calls };
}

describe('the dialog that moves and copies templates', () => {
  it('moves to a folder by keyboard, and restores the focus', async () => {
    const { live, calls } = open({}, undefined);
    expect(live.title()).to.equal('Move “Home”');
    await until(() => document.activeElement === live.field('This site'), 'focused the choice');
    await expect(live.dialog()).to.be.accessible();
    await sendKeys({ press: 'ArrowDown' });
    expect(document.activeElement === live.field('Outside folders')).to.equal(true);
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Enter' });
    await rendered();
    expect(calls).to.deep.equal([[{ place: 'cloud', folder: '2' }]]);
    expect([live.isOpen(), document.activeElement?.textContent]).to.deep.equal([false, 'Opener']);
  });

  it('disables the current folder for a move', () => {
    const { live } = open();
    expect(live.field('Headers').disabled).to.equal(true);
    expect(live.field('Headers').closest('label')?.textContent).to.contain('Current folder');
    cleared();
    const { live: copy } = open({ method: 'copy' });
    expect(copy.field('Headers').disabled).to.equal(false);
    cleared();
    const { live: mixed } = open({ subject: { count: 3 }, origin: { source: 'cloud' } });
    expect([...mixed.dialog().querySelectorAll('input:disabled')].length).to.equal(0);
  });

  it('offers only the cloud for templates of the site', async () => {
    const { live, calls } = open({ origin: onSite }, undefined);
    expect(live.dialog().textContent).not.to.contain('This site');
    live.field('Outside folders').click();
    await live.press('Move');
    expect(calls).to.deep.equal([[{ place: 'cloud', folder: null }]]);
  });

  it('asks for a destination when none is chosen', async () => {
    const { live, calls } = open();
    await live.press('Move');
    expect(live.text('[part="fault"]')).to.equal('Choose a destination.');
    expect(calls.length).to.equal(0);
    await expect(live.dialog()).to.be.accessible();
    live.field('This site').click();
    await rendered();
    expect(live.text('[part="fault"]')).to.equal('');
  });

  it('searches many folders, and keeps the chosen one in the list', async () => {
    const { live } = open({ cloud: cloudWith(many) });
    live.field('Año 60').click();
    live.type('Search folders', 'ano 5');
    const labels = [...live.dialog().querySelectorAll('ul label')].map((label) =>
      label.textContent.trim().replace(/ 0 templates$/, ''),
    );
    // 5, 15, 25, 35, 45 and 50 to 59, and the chosen one.
    expect([labels.length, labels.at(-1)]).to.deep.equal([16, 'Año 60']);
    expect(live.text('[part="note"][role="status"]')).to.equal('15 folders found');
    await sendKeys({ press: 'Enter' });
    expect(live.isOpen()).to.equal(true);
  });

  it('scrolls to the chosen folder of many', async () => {
    const draft = { place: 'cloud', folder: '50' } as const;
    const { live } = open({ cloud: cloudWith(many), draft });
    const list = live.find('ul').getBoundingClientRect();
    const chosen = live.field('Año 50').getBoundingClientRect();
    expect([chosen.top >= list.top, chosen.bottom <= list.bottom]).to.deep.equal([true, true]);
  });

  it('creates a folder, selects it, and restores the focus to the button', async () => {
    const { live, calls } = open({}, undefined);
    await live.press('New folder');
    expect(live.title()).to.equal('New folder');
    expect(live.places).to.deep.equal(['Move to Modal', 'New Folder Modal']);
    live.type('Folder name', 'headers');
    await live.press('Create');
    expect(live.text('[part="fault"]')).to.contain('Another folder has this name');
    live.type('Folder name', 'Popups');
    await live.press('Create');
    expect(live.title()).to.equal('Move “Home”');
    expect(document.activeElement === live.button('New folder')).to.equal(true);
    expect(live.field('Popups').checked).to.equal(true);
    await live.press('Move');
    expect(calls).to.deep.equal([[{ place: 'cloud', folder: '99' }]]);
  });

  it('keeps the typed folder name when the folder cannot be created', async () => {
    const { live } = open({
      cloud: cloudWith(folders, { createFolder: () => Promise.resolve(offline) }),
    });
    await live.press('New folder');
    live.type('Folder name', 'Popups');
    await live.press('Create');
    expect(live.field('Folder name').value).to.equal('Popups');
    expect(live.text('[role="alert"] h3')).to.equal('The server cannot be reached');
    await live.escape();
    expect(live.title()).to.equal('Move “Home”');
  });

  it('reloads the folders when the chosen one does not exist, and reports that it was deleted', async () => {
    let loads = 0;
    const cloud = cloudWith(folders, { loadFolders: () => loads++ });
    const { live, calls } = open({ cloud }, refused('library-folder-not-found'), undefined);
    live.field('Footers').click();
    await live.press('Move');
    expect(live.text('[role="alert"] h3')).to.equal('The folder no longer exists');
    expect(loads).to.equal(1);
    live.change({ cloud: cloudWith([folder('1', 'Headers', 3)]) });
    expect(live.text('[part="fault"]')).to.contain('The selected folder was deleted');
    await live.press('Try again');
    expect(calls.length).to.equal(1);
    live.field('Outside folders').click();
    await live.press('Try again');
    expect(calls.at(-1)).to.deep.equal([{ place: 'cloud', folder: null }]);
  });

  it('names the templates that could not be moved', async () => {
    const failed = [{ id: '7', title: 'Pricing', code: 'library-not-found' }];
    const { live } = open({ subject: { count: 3 } }, { done: 2, failed });
    live.field('This site').click();
    await live.press('Move');
    expect(live.text('[role="alert"] li')).to.equal(
      'Pricing: The item is no longer in the library',
    );
    await live.press('Close');
    expect(live.isOpen()).to.equal(false);
  });

  it('keeps the chosen folder when the quota is exceeded, and links to the plans', async () => {
    const drafts: unknown[] = [];
    const keep = (draft: unknown) => void drafts.push(draft);
    const { live } = open({ method: 'copy', keep }, refused('insufficient-quota'));
    live.field('Footers').click();
    await live.press('Copy');
    expect(live.field('Footers').checked).to.equal(true);
    expect(live.find('[role="alert"] a').dataset.from).to.equal('Copy to Modal');
    expect(drafts).to.deep.equal([{ place: 'cloud', folder: '2' }]);
    await expect(live.dialog()).to.be.accessible();
  });

  it('reports a lost account once', async () => {
    const { live } = open({}, refused('library-not-connected'));
    live.field('Footers').click();
    await live.press('Move');
    live.change({ cloud: cloudWith(undefined, { access: 'connect' }) });
    const buttons = [...live.dialog().querySelectorAll('button')].map((one) => one.textContent);
    expect(buttons).to.deep.equal(['Connect an account', 'Cancel', 'Try again']);
  });

  it('opens with the destination that was chosen before a reload', () => {
    const { live } = open({ draft: { place: 'cloud', folder: '2' } });
    expect(live.field('Footers').checked).to.equal(true);
  });

  it('shows a message while the folders load, and the error when they fail', async () => {
    let loads = 0;
    const load = () => loads++;
    const { live } = open({ cloud: cloudWith(undefined, { loadFolders: load }) });
    expect(live.dialog().textContent).to.contain('Loading folders …');
    live.change({ cloud: cloudWith(undefined, { loadFolders: load, error: offline }) });
    await live.press('Try again');
    expect(loads).to.equal(1);
    expect(document.activeElement === live.find('[part="folder-choice"]')).to.equal(true);
    await expect(live.dialog()).to.be.accessible();
  });
});

describe('the cloud as a destination', () => {
  it('is unavailable without an account, plan or room, with a button or link that helps', async () => {
    for (const access of ['connect', 'upgrade', 'full'] as const) {
      let isConnecting = false;
      const cloud = cloudWith(folders, { access, connect: () => (isConnecting = true) });
      const { live, calls } = open({ method: 'copy', origin: onSite, cloud });
      await expect(live.dialog()).to.be.accessible();
      expect(live.find('[part="access"]').dataset.access).to.equal(access);
      if (access === 'connect') {
        await live.press('Connect an account');
        expect(isConnecting).to.equal(true);
      } else {
        expect(live.find('[part="access"] a').dataset.from).to.equal('Copy to Modal');
      }
      await live.press('Copy');
      expect(calls.length).to.equal(0);
      cleared();
    }
  });

  it('allows moves within a full cloud, which need no room', async () => {
    const { live, calls } = open({ cloud: cloudWith(folders, { access: 'full' }) }, undefined);
    live.field('Footers').click();
    await live.press('Move');
    expect(calls).to.deep.equal([[{ place: 'cloud', folder: '2' }]]);
    cleared();
    const { live: copy } = open({ method: 'copy', cloud: cloudWith(folders, { access: 'full' }) });
    expect(copy.find('[part="access"]').textContent).to.contain('full');
  });
});
