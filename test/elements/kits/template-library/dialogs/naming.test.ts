import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { FolderDialog } from '../../../../../src/elements/kits/template-library/dialogs/folder-dialog';
import { RenameDialog } from '../../../../../src/elements/kits/template-library/dialogs/rename-dialog';
import { folder } from './folders';
import { answering, cleared, drawn, offline, opened, refused } from './live';

afterEach(cleared);

const folders = [folder('1', 'Headers'), folder('2', 'Élan')];

describe('the dialog that renames a template', () => {
  it('begins with the title selected, and is accessible', async () => {
    const live = opened(RenameDialog, { title: 'Home', rename: answering(undefined).action });
    const input = live.field('Name');
    expect(live.dialog().matches(':modal')).to.equal(true);
    expect(live.title()).to.equal('Rename “Home”');
    expect(document.activeElement === input).to.equal(true);
    expect([input.selectionStart, input.selectionEnd]).to.deep.equal([0, 4]);
    expect(live.places).to.deep.equal(['Rename Dialog']);
    await expect(live.dialog()).to.be.accessible();
  });

  it('sends the title without needless spaces by the Enter key, and gives the focus back', async () => {
    const { calls, action } = answering(undefined);
    const live = opened(RenameDialog, { title: 'Home', rename: action });
    live.type('Name', '  New   home ');
    await sendKeys({ press: 'Enter' });
    await drawn();
    expect(calls).to.deep.equal([['New home']]);
    expect(live.isOpen()).to.equal(false);
    expect(document.activeElement?.textContent).to.equal('Opener');
  });

  it('asks nothing of the library for the same title', async () => {
    const { calls, action } = answering(undefined);
    const live = opened(RenameDialog, { title: 'Home', rename: action });
    await live.press('Rename');
    expect([calls.length, live.isOpen()]).to.deep.equal([0, false]);
  });

  it('says that a name is needed when it is submitted without one, and not before', async () => {
    const { calls, action } = answering(undefined);
    const live = opened(RenameDialog, { title: 'Home', rename: action });
    live.type('Name', '');
    expect(live.text('[part="fault"]')).to.equal('');
    await live.press('Rename');
    expect(live.text('[part="fault"]')).to.equal('Type a name.');
    expect(live.field('Name').getAttribute('aria-invalid')).to.equal('true');
    expect(document.activeElement === live.field('Name')).to.equal(true);
    expect(calls.length).to.equal(0);
    await expect(live.dialog()).to.be.accessible();
  });

  it('tells at once of a name that is too long, and cuts nothing', async () => {
    const { calls, action } = answering(undefined);
    const live = opened(RenameDialog, { title: 'Home', rename: action });
    live.type('Name', '🏠'.repeat(201));
    expect(live.text('[part="fault"]')).to.contain('at most 200 characters; this one has 201');
    await live.press('Rename');
    expect(calls.length).to.equal(0);
    live.type('Name', '🏠'.repeat(200));
    expect(live.text('[part="fault"]')).to.equal('');
    await live.press('Rename');
    expect(calls).to.deep.equal([['🏠'.repeat(200)]]);
  });

  it('keeps what was typed where the server cannot be reached, and sends it on the next try', async () => {
    const { calls, action } = answering(offline, undefined);
    const live = opened(RenameDialog, { title: 'Home', rename: action });
    live.type('Name', 'New home');
    await live.press('Rename');
    expect(live.text('[role="alert"] h3')).to.equal('The server cannot be reached');
    expect(live.field('Name').value).to.equal('New home');
    await expect(live.dialog()).to.be.accessible();
    await live.press('Try again');
    expect(calls).to.deep.equal([['New home'], ['New home']]);
    expect(live.isOpen()).to.equal(false);
  });

  it('is sent once by two clicks, and cannot be closed till the answer is there', async () => {
    let answer = (): void => undefined;
    let calls = 0;
    const rename = () => {
      calls++;
      return new Promise<undefined>((resolve) => {
        answer = () => resolve(undefined);
      });
    };
    const live = opened(RenameDialog, { title: 'Home', rename });
    live.type('Name', 'New home');
    const button = live.button('Rename');
    button.click();
    button.click();
    await drawn();
    expect(calls).to.equal(1);
    expect(button.textContent).to.equal('Renaming …');
    await live.escape();
    // As a second Escape does it in Chromium.
    live.dialog().close();
    await drawn();
    expect([live.isOpen(), live.dialog().open]).to.deep.equal([true, true]);
    answer();
    await drawn();
    expect(live.isOpen()).to.equal(false);
  });

  it('leads to connecting where the account is lost, with what was typed kept', async () => {
    let isConnecting = false;
    const drafts: string[] = [];
    const live = opened(RenameDialog, {
      title: 'Home',
      ways: { connect: () => (isConnecting = true), upgrade: () => null },
      keep: (draft: string) => void drafts.push(draft),
      rename: answering(refused('library-not-connected')).action,
    });
    live.type('Name', 'New home');
    await live.press('Rename');
    await live.press('Connect an account');
    expect([isConnecting, drafts.at(-1)]).to.deep.equal([true, 'New home']);
  });

  it('begins with what was typed before the page was left', () => {
    const rename = answering(undefined).action;
    const live = opened(RenameDialog, { title: 'Home', draft: 'New home', rename });
    expect(live.field('Name').value).to.equal('New home');
  });
});

describe('the dialog for a folder’s name', () => {
  it('is counted by where it was opened', () => {
    const save = answering(undefined).action;
    const kinds = ['create', 'new', 'rename'] as const;
    const places = kinds.map((kind) => {
      const { places: told } = opened(FolderDialog, { kind, folders, save });
      cleared();
      return told.join();
    });
    expect(places).to.deep.equal(['Create Folder Dialog', 'New Folder Modal', 'Rename Dialog']);
  });

  it('refuses a name that another folder has, whatever its case and accents', async () => {
    const { calls, action } = answering(undefined);
    const live = opened(FolderDialog, { kind: 'create', folders, save: action });
    live.type('Name of the folder', ' elan ');
    await live.press('Create');
    expect(live.text('[part="fault"]')).to.contain('Another folder has this name');
    live.type('Name of the folder', 'Footers');
    await live.press('Create');
    expect(calls).to.deep.equal([['Footers']]);
  });

  it('lets a folder keep its own name in another case', async () => {
    const { calls, action } = answering(undefined);
    const live = opened(FolderDialog, {
      kind: 'rename',
      folders,
      folder: folders[0],
      save: action,
    });
    live.type('Name of the folder', 'HEADERS');
    await live.press('Rename');
    expect(calls).to.deep.equal([['HEADERS']]);
  });

  it('has at most 50 characters', async () => {
    const { calls, action } = answering(undefined);
    const live = opened(FolderDialog, { kind: 'new', folders, save: action });
    live.type('Name of the folder', 'x'.repeat(51));
    await live.press('Create');
    expect(live.text('[part="fault"]')).to.contain('at most 50 characters; this one has 51');
    expect(calls.length).to.equal(0);
  });

  it('keeps the name where somebody was quicker with it', async () => {
    const save = answering(refused('library-folder-exists')).action;
    const live = opened(FolderDialog, { kind: 'create', folders, save });
    live.type('Name of the folder', 'Popups');
    await live.press('Create');
    expect(live.text('[role="alert"] h3')).to.equal('Another folder has this name');
    expect(live.field('Name of the folder').value).to.equal('Popups');
  });

  it('is closed by Escape', async () => {
    const live = opened(FolderDialog, {
      kind: 'create',
      folders,
      save: answering(undefined).action,
    });
    await live.escape();
    expect(live.isOpen()).to.equal(false);
    expect(document.activeElement?.textContent).to.equal('Opener');
  });
});
