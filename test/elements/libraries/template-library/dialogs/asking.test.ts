import { expect } from '@open-wc/testing';
import { ApplySettingsDialog } from '../../../../../src/elements/libraries/template-library/dialogs/apply-settings-dialog';
import { DeleteDialog } from '../../../../../src/elements/libraries/template-library/dialogs/delete-dialog';
import { DeleteFolderDialog } from '../../../../../src/elements/libraries/template-library/dialogs/delete-folder-dialog';
import type { Outcome } from '../../../../../src/elements/libraries/template-library/dialogs/outcome';
import {
  answering,
  cleared,
  offline,
  opened,
  refused,
} from '../../../../page-objects/template-dialogs';
import { until } from '../../../../page-objects/until';

afterEach(cleared);

describe('the dialog that deletes templates', () => {
  it('names a single template, focuses Cancel and is accessible', async () => {
    const { calls, action } = answering<Outcome>(undefined);
    const live = opened(DeleteDialog, {
      screen: 'Delete Dialog',
      subject: { title: 'Home' },
      remove: action,
    });
    expect(live.title()).to.equal('Delete “Home”?');
    expect(live.dialog().getAttribute('role')).to.equal('alertdialog');
    await until(() => document.activeElement?.textContent === 'Cancel', 'focused Cancel');
    expect(live.places).to.deep.equal(['Delete Dialog']);
    await expect(live.dialog()).to.be.accessible();
    await live.press('Cancel');
    expect([calls.length, live.isOpen()]).to.deep.equal([0, false]);
    expect(document.activeElement?.textContent).to.equal('Opener');
  });

  it('shows the number of several templates', () => {
    const remove = answering<Outcome>(undefined).action;
    const live = opened(DeleteDialog, {
      screen: 'Delete Dialog',
      subject: { count: 12 },
      remove,
    });
    expect(live.title()).to.equal('Delete 12 templates?');
    expect(live.dialog().textContent).to.contain('made with them');
  });

  it('names the templates that failed with the reasons, and then offers only Close', async () => {
    const failed = [
      { id: '1', title: 'Home', code: 'library-not-found' },
      { id: '2', code: 'something-new' },
    ];
    const { calls, action } = answering<Outcome>({ done: 10, failed });
    const live = opened(DeleteDialog, {
      screen: 'Delete Dialog',
      subject: { count: 12 },
      remove: action,
    });
    await live.press('Delete');
    expect(live.text('[role="alert"] h3')).to.equal('2 templates were not changed');
    expect(live.text('[role="alert"] p')).to.equal('The other 10 are done.');
    const items = [...live.dialog().querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(items).to.deep.equal([
      'Home: The item is no longer in the library',
      'A template with an unknown name: Something went wrong',
    ]);
    expect(document.activeElement?.textContent).to.equal('Close');
    await expect(live.dialog()).to.be.accessible();
    live.find<HTMLFormElement>('form').requestSubmit();
    await live.press('Close');
    expect([calls.length, live.isOpen()]).to.deep.equal([1, false]);
  });

  it('names a hundred failed templates and counts the others', async () => {
    const failed = Array.from({ length: 120 }, (_, index) => ({
      id: `${index}`,
      title: `Template ${index}`,
      code: 'library-not-found',
    }));
    const remove = answering<Outcome>({ done: 0, failed }).action;
    const live = opened(DeleteDialog, {
      screen: 'Delete Dialog',
      subject: { count: 120 },
      remove,
    });
    await live.press('Delete');
    expect(live.dialog().querySelectorAll('li').length).to.equal(100);
    expect(live.text('[role="alert"]')).to.contain('And 20 more.');
    expect(live.text('[role="alert"] p')).to.equal('Nothing was changed.');
  });

  it('shows why the deletion failed, and retries it', async () => {
    const { calls, action } = answering<Outcome>(offline, undefined);
    const live = opened(DeleteDialog, {
      screen: 'Delete Dialog',
      subject: { title: 'Home' },
      remove: action,
    });
    await live.press('Delete');
    expect(live.text('[role="alert"] h3')).to.equal('The server cannot be reached');
    await live.press('Try again');
    expect([calls.length, live.isOpen()]).to.deep.equal([2, false]);
  });
});

describe('the dialog that deletes a folder', () => {
  it('shows how many templates are deleted with the folder', async () => {
    const remove = answering<Outcome>(undefined).action;
    const live = opened(DeleteFolderDialog, {
      screen: 'Delete Folder Dialog',
      folder: { name: 'Headers', count: 3 },
      remove,
    });
    expect(live.title()).to.equal('Delete folder “Headers”?');
    expect(live.text('[part="dialog-body"]')).to.contain('Its 3 templates are deleted too.');
    expect(live.places).to.deep.equal(['Delete Folder Dialog']);
    await expect(live.dialog()).to.be.accessible();
    live.change({ folder: { name: 'Headers', count: 1 } });
    expect(live.text('[part="dialog-body"]')).to.contain('Its template is deleted too.');
    live.change({ folder: { name: 'Headers', count: 0 } });
    expect(live.text('[part="dialog-body"]')).to.equal('The folder is empty.');
  });

  it('stays open with the reason when the deletion fails', async () => {
    const remove = answering<Outcome>(refused('library-folder-not-found')).action;
    const live = opened(DeleteFolderDialog, {
      screen: 'Delete Folder Dialog',
      folder: { name: 'Headers', count: 3 },
      remove,
    });
    await live.press('Delete folder');
    expect(live.text('[role="alert"] h3')).to.equal('The folder no longer exists');
  });
});

describe('the dialog about page settings', () => {
  const open = () => {
    const { calls, action } = answering<void>(undefined);
    let cancelled = 0;
    const live = opened(ApplySettingsDialog, {
      screen: 'Apply Settings Dialog',
      title: 'Home',
      insert: action,
      cancelled: () => cancelled++,
    });
    return { live, calls, cancelled: () => cancelled };
  };

  it('inserts with or without the page settings', async () => {
    for (const [label, choice] of [
      ['Apply', 'apply'],
      ['Don’t apply', 'skip'],
    ] as const) {
      const { live, calls, cancelled } = open();
      expect(live.places).to.deep.equal(['Apply Settings Dialog']);
      await expect(live.dialog()).to.be.accessible();
      await live.press(label);
      expect([calls, cancelled(), live.isOpen()]).to.deep.equal([[[choice]], 0, false]);
      expect(document.activeElement?.textContent).to.equal('Opener');
      cleared();
    }
  });

  it('inserts nothing when it is cancelled with Escape', async () => {
    const { live, calls, cancelled } = open();
    await live.escape();
    expect([calls.length, cancelled(), live.isOpen()]).to.deep.equal([0, 1, false]);
  });
});
