import { expect } from '@open-wc/testing';
import { ApplySettingsDialog } from '../../../../../src/elements/kits/template-library/dialogs/apply-settings-dialog';
import { DeleteDialog } from '../../../../../src/elements/kits/template-library/dialogs/delete-dialog';
import { DeleteFolderDialog } from '../../../../../src/elements/kits/template-library/dialogs/delete-folder-dialog';
import type { Outcome } from '../../../../../src/elements/kits/template-library/dialogs/outcome';
import { answering, cleared, offline, opened, refused } from './live';

afterEach(cleared);

describe('the dialog before templates are deleted', () => {
  it('names the one, has the focus on Cancel, and is accessible', async () => {
    const { calls, action } = answering<Outcome>(undefined);
    const live = opened(DeleteDialog, { subject: { title: 'Home' }, remove: action });
    expect(live.title()).to.equal('Delete “Home”?');
    expect(live.dialog().getAttribute('role')).to.equal('alertdialog');
    expect(document.activeElement?.textContent).to.equal('Cancel');
    expect(live.places).to.deep.equal(['Delete Dialog']);
    await expect(live.dialog()).to.be.accessible();
    await live.press('Cancel');
    expect([calls.length, live.isOpen()]).to.deep.equal([0, false]);
    expect(document.activeElement?.textContent).to.equal('Opener');
  });

  it('counts several', () => {
    const remove = answering<Outcome>(undefined).action;
    const live = opened(DeleteDialog, { subject: { count: 12 }, remove });
    expect(live.title()).to.equal('Delete 12 templates?');
    expect(live.dialog().textContent).to.contain('made with them');
  });

  it('names those that stayed, with why, and is then only closed', async () => {
    const failed = [
      { id: '1', title: 'Home', code: 'library-not-found' },
      { id: '2', code: 'something-new' },
    ];
    const { calls, action } = answering<Outcome>({ done: 10, failed });
    const live = opened(DeleteDialog, { subject: { count: 12 }, remove: action });
    await live.press('Delete');
    expect(live.text('[role="alert"] h3')).to.equal('2 templates stay as they were');
    expect(live.text('[role="alert"] p')).to.equal('It is done for the other 10.');
    const items = [...live.dialog().querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(items).to.deep.equal([
      'Home: It is not in the library any more',
      'A template whose name is not known: Something went wrong',
    ]);
    expect(document.activeElement?.textContent).to.equal('Close');
    await expect(live.dialog()).to.be.accessible();
    live.find<HTMLFormElement>('form').requestSubmit();
    await live.press('Close');
    expect([calls.length, live.isOpen()]).to.deep.equal([1, false]);
  });

  it('names a hundred of those that stayed, and counts the others', async () => {
    const failed = Array.from({ length: 120 }, (_, index) => ({
      id: `${index}`,
      title: `Template ${index}`,
      code: 'library-not-found',
    }));
    const remove = answering<Outcome>({ done: 0, failed }).action;
    const live = opened(DeleteDialog, { subject: { count: 120 }, remove });
    await live.press('Delete');
    expect(live.dialog().querySelectorAll('li').length).to.equal(100);
    expect(live.text('[role="alert"]')).to.contain('And 20 more.');
    expect(live.text('[role="alert"] p')).to.equal('Nothing has changed.');
  });

  it('says why nothing was deleted, and tries again', async () => {
    const { calls, action } = answering<Outcome>(offline, undefined);
    const live = opened(DeleteDialog, { subject: { title: 'Home' }, remove: action });
    await live.press('Delete');
    expect(live.text('[role="alert"] h3')).to.equal('The server cannot be reached');
    await live.press('Try again');
    expect([calls.length, live.isOpen()]).to.deep.equal([2, false]);
  });
});

describe('the dialog before a folder is deleted', () => {
  it('says how many templates go with it', async () => {
    const remove = answering<Outcome>(undefined).action;
    const live = opened(DeleteFolderDialog, { folder: { name: 'Headers', count: 3 }, remove });
    expect(live.title()).to.equal('Delete the folder “Headers”?');
    expect(live.text('[part="dialog-body"]')).to.contain('The 3 templates in it are deleted too.');
    expect(live.places).to.deep.equal(['Delete Folder Dialog']);
    await expect(live.dialog()).to.be.accessible();
    live.change({ folder: { name: 'Headers', count: 1 } });
    expect(live.text('[part="dialog-body"]')).to.contain('The template in it is deleted too.');
    live.change({ folder: { name: 'Headers', count: 0 } });
    expect(live.text('[part="dialog-body"]')).to.equal('There is nothing in it.');
  });

  it('stays with why, where it is not deleted', async () => {
    const remove = answering<Outcome>(refused('library-folder-not-found')).action;
    const live = opened(DeleteFolderDialog, { folder: { name: 'Headers', count: 3 }, remove });
    await live.press('Delete the folder');
    expect(live.text('[role="alert"] h3')).to.equal('The folder is not there any more');
  });
});

describe('the dialog before a template is inserted', () => {
  const open = (answer: Outcome) => {
    const { calls, action } = answering(answer);
    let cancelled = 0;
    const live = opened(ApplySettingsDialog, {
      title: 'Home',
      insert: action,
      cancelled: () => cancelled++,
    });
    return { live, calls, cancelled: () => cancelled };
  };

  it('applies the page’s settings, or leaves them', async () => {
    for (const [label, choice] of [
      ['Apply', 'apply'],
      ['Don’t apply', 'skip'],
    ] as const) {
      const { live, calls, cancelled } = open(undefined);
      expect(live.places).to.deep.equal(['Apply Settings Dialog']);
      await expect(live.dialog()).to.be.accessible();
      await live.press(label);
      expect([calls, cancelled(), live.isOpen()]).to.deep.equal([[[choice]], 0, false]);
      expect(document.activeElement?.textContent).to.equal('Opener');
      cleared();
    }
  });

  it('inserts nothing when it is cancelled, by Escape too', async () => {
    const { live, calls, cancelled } = open(undefined);
    await live.escape();
    expect([calls.length, cancelled(), live.isOpen()]).to.deep.equal([0, 1, false]);
  });

  it('stays with why where the template cannot be had', async () => {
    const { live } = open(refused('library-not-found'));
    await live.press('Don’t apply');
    expect(live.text('[role="alert"] h3')).to.equal('It is not in the library any more');
    expect(live.isOpen()).to.equal(true);
  });
});
