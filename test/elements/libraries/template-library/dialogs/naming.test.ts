import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { FolderDialog } from '../../../../../src/elements/libraries/template-library/dialogs/folder-dialog';
import { RenameDialog } from '../../../../../src/elements/libraries/template-library/dialogs/rename-dialog';
import {
  answering,
  cleared,
  offline,
  opened,
  refused,
} from '../../../../page-objects/template-dialogs';
import { rendered, until } from '../../../../page-objects/until';
import { folder } from './folders';

afterEach(cleared);

const folders = [folder('1', 'Headers'), folder('2', 'Élan')];

describe('the dialog that renames a template', () => {
  it('opens with the title selected, and is accessible', async () => {
    const live = opened(RenameDialog, {
      screen: 'Rename Dialog',
      title: 'Home',
      rename: answering(undefined).action,
    });
    const input = live.field('Name');
    expect(live.dialog().matches(':modal')).to.equal(true);
    expect(live.title()).to.equal('Rename “Home”');
    await until(() => document.activeElement === input, 'focused the name');
    expect([input.selectionStart, input.selectionEnd]).to.deep.equal([0, 4]);
    expect(live.places).to.deep.equal(['Rename Dialog']);
    await expect(live.dialog()).to.be.accessible();
  });

  it('sends the trimmed title on Enter, and restores the focus', async () => {
    const { calls, action } = answering(undefined);
    const live = opened(RenameDialog, {
      screen: 'Rename Dialog',
      title: 'Home',
      rename: action,
    });
    live.type('Name', '  New   home ');
    await sendKeys({ press: 'Enter' });
    await rendered();
    expect(calls).to.deep.equal([['New home']]);
    expect(live.isOpen()).to.equal(false);
    expect(document.activeElement?.textContent).to.equal('Opener');
  });

  it('sends no request for an unchanged title', async () => {
    const { calls, action } = answering(undefined);
    const live = opened(RenameDialog, {
      screen: 'Rename Dialog',
      title: 'Home',
      rename: action,
    });
    await live.press('Rename');
    expect([calls.length, live.isOpen()]).to.deep.equal([0, false]);
  });

  it('asks for a name when it is submitted empty, and not before', async () => {
    const { calls, action } = answering(undefined);
    const live = opened(RenameDialog, {
      screen: 'Rename Dialog',
      title: 'Home',
      rename: action,
    });
    live.type('Name', '');
    expect(live.text('[part="fault"]')).to.equal('');
    await live.press('Rename');
    expect(live.text('[part="fault"]')).to.equal('Enter a name.');
    expect(live.field('Name').getAttribute('aria-invalid')).to.equal('true');
    expect(document.activeElement === live.field('Name')).to.equal(true);
    expect(calls.length).to.equal(0);
    await expect(live.dialog()).to.be.accessible();
  });

  it('reports a name that is too long at once, and does not cut it', async () => {
    const { calls, action } = answering(undefined);
    const live = opened(RenameDialog, {
      screen: 'Rename Dialog',
      title: 'Home',
      rename: action,
    });
    live.type('Name', '🏠'.repeat(201));
    expect(live.text('[part="fault"]')).to.contain('at most 200 characters; this one has 201');
    await live.press('Rename');
    expect(calls.length).to.equal(0);
    live.type('Name', '🏠'.repeat(200));
    expect(live.text('[part="fault"]')).to.equal('');
    await live.press('Rename');
    expect(calls).to.deep.equal([['🏠'.repeat(200)]]);
  });

  it('keeps the typed name when the server cannot be reached, and sends it with the retry', async () => {
    const { calls, action } = answering(offline, undefined);
    const live = opened(RenameDialog, {
      screen: 'Rename Dialog',
      title: 'Home',
      rename: action,
    });
    live.type('Name', 'New home');
    await live.press('Rename');
    expect(live.text('[role="alert"] h3')).to.equal('The server cannot be reached');
    expect(live.field('Name').value).to.equal('New home');
    await expect(live.dialog()).to.be.accessible();
    await live.press('Try again');
    expect(calls).to.deep.equal([['New home'], ['New home']]);
    expect(live.isOpen()).to.equal(false);
  });

  it('sends one request for a double click, and stays open until the response arrives', async () => {
    let answer = (): void => undefined;
    let calls = 0;
    const rename = () => {
      calls++;
      return new Promise<undefined>((resolve) => {
        answer = () => resolve(undefined);
      });
    };
    const live = opened(RenameDialog, {
      screen: 'Rename Dialog',
      title: 'Home',
      rename,
    });
    live.type('Name', 'New home');
    const button = live.button('Rename');
    button.click();
    button.click();
    await rendered();
    expect(calls).to.equal(1);
    expect(button.textContent).to.equal('Renaming …');
    await live.escape();
    // As a second Escape does it in Chromium.
    live.dialog().close();
    await rendered();
    expect([live.isOpen(), live.dialog().open]).to.deep.equal([true, true]);
    answer();
    await rendered();
    expect(live.isOpen()).to.equal(false);
  });

  it('keeps the typed name and offers to connect when the account is lost', async () => {
    let isConnecting = false;
    const drafts: string[] = [];
    const live = opened(RenameDialog, {
      screen: 'Rename Dialog',
      title: 'Home',
      account: { connect: () => (isConnecting = true), upgradeLink: () => null },
      keep: (draft: string) => void drafts.push(draft),
      rename: answering(refused('library-not-connected')).action,
    });
    live.type('Name', 'New home');
    await live.press('Rename');
    await live.press('Connect an account');
    expect([isConnecting, drafts.at(-1)]).to.deep.equal([true, 'New home']);
  });

  it('opens with the text that was typed before a reload', () => {
    const rename = answering(undefined).action;
    const live = opened(RenameDialog, {
      screen: 'Rename Dialog',
      title: 'Home',
      draft: 'New home',
      rename,
    });
    expect(live.field('Name').value).to.equal('New home');
  });
});

describe('the folder dialog', () => {
  it('rejects the name of another folder, in any case and with any accents', async () => {
    const { calls, action } = answering(undefined);
    const live = opened(FolderDialog, {
      screen: 'Create Folder Dialog',
      kind: 'create',
      folders,
      save: action,
    });
    live.type('Folder name', ' elan ');
    await live.press('Create');
    expect(live.text('[part="fault"]')).to.contain('Another folder has this name');
    live.type('Folder name', 'Footers');
    await live.press('Create');
    expect(calls).to.deep.equal([['Footers']]);
  });

  it('allows a new case of the folder’s own name', async () => {
    const { calls, action } = answering(undefined);
    const live = opened(FolderDialog, {
      screen: 'Create Folder Dialog',
      kind: 'rename',
      folders,
      folder: folders[0],
      save: action,
    });
    live.type('Folder name', 'HEADERS');
    await live.press('Rename');
    expect(calls).to.deep.equal([['HEADERS']]);
  });

  it('rejects a name of more than 50 characters', async () => {
    const { calls, action } = answering(undefined);
    const live = opened(FolderDialog, {
      screen: 'Create Folder Dialog',
      kind: 'new',
      folders,
      save: action,
    });
    live.type('Folder name', 'x'.repeat(51));
    await live.press('Create');
    expect(live.text('[part="fault"]')).to.contain('at most 50 characters; this one has 51');
    expect(calls.length).to.equal(0);
  });

  it('keeps the typed name when the server reports that it is taken', async () => {
    const save = answering(refused('library-folder-exists')).action;
    const live = opened(FolderDialog, {
      screen: 'Create Folder Dialog',
      kind: 'create',
      folders,
      save,
    });
    live.type('Folder name', 'Popups');
    await live.press('Create');
    expect(live.text('[role="alert"] h3')).to.equal('Another folder has this name');
    expect(live.field('Folder name').value).to.equal('Popups');
  });

  it('closes on Escape', async () => {
    const live = opened(FolderDialog, {
      screen: 'Create Folder Dialog',
      kind: 'create',
      folders,
      save: answering(undefined).action,
    });
    await live.escape();
    expect(live.isOpen()).to.equal(false);
    expect(document.activeElement?.textContent).to.equal('Opener');
  });
});
