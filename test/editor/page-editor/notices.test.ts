import { expect } from '@open-wc/testing';
import { configure } from '../../../src/core/config';
import type { PageConflict } from '../../../src/editor/page-store';
import { revisionDifference } from '../../../src/editor/saving';
import { readDocument } from '../../../src/page';
import { until } from '../../page-objects/until';
import type { StoredPage } from '../stored-page';
import { heading, type OpenedPageEditor, openPageEditor, page } from './opened-page-editor';

let editor: OpenedPageEditor;

afterEach(() => {
  editor.close();
  configure({ messages: undefined });
});

const notice = (name: string): HTMLElement | null =>
  editor.box.querySelector(`[data-notice="${name}"]`);

async function shown(name: string): Promise<HTMLElement> {
  await until(() => notice(name), `showed the notice ${name}`);
  return notice(name) as HTMLElement;
}

const gone = (name: string) => until(() => !notice(name), `hid the notice ${name}`);

/** The page, and the version that Ada saved meanwhile. */
function conflict(): PageConflict {
  const { document: mine } = readDocument(page);
  const { document: theirs } = readDocument({
    ...page,
    content: [heading('one', 'Uno'), heading('new', 'New')],
  });
  const difference = revisionDifference(theirs, mine);
  return { mine, theirs, by: 'Ada', saved: Date.UTC(2026, 1, 3), revision: 4, difference };
}

describe('a page that another person edits', () => {
  const locked = { opened: { lockedBy: 'Ada' } } as const;

  it('says who has it, and can be taken over', async () => {
    const opened = await openedByTakeOver();
    const alert = (await shown('locked')).querySelector('[role="alert"]');
    expect(alert?.textContent).to.contain('Ada is editing this page');
    editor.control('Take over').focus();
    editor.control('Take over').click();
    await gone('locked');
    await until(() => editor.said() === 'You edit this page now.', 'said so');
    await until(
      () => editor.box.querySelector('iframe')?.contentDocument?.body?.textContent?.includes('Uno'),
      'showed the newest revision',
    );
    expect(editor.control('Publish').getAttribute('aria-disabled')).to.equal('false');
    expect(opened()).to.equal(1);
    expect(document.activeElement?.getAttribute('part')).to.equal('bar-title');
  });

  async function openedByTakeOver(): Promise<() => number> {
    let count = 0;
    editor = await openPageEditor(page, {
      ...locked,
      prepare(store) {
        store.set('locked', {
          lockedBy: 'Ada',
          takeOver: async () => {
            count += 1;
            store.set('saved');
            const { document } = readDocument({ ...page, content: [heading('one', 'Uno')] });
            const rights = { edit: true, publish: true, settings: true, html: true };
            return { document, revision: 2, published: true, rights };
          },
        });
      },
    });
    return () => count;
  }

  it('shows why it could not be taken over, and offers it again', async () => {
    editor = await openPageEditor(page, {
      ...locked,
      prepare: (store) =>
        store.set('locked', {
          lockedBy: 'Ada',
          takeOver: async () => {
            throw new Error('There is no connection.');
          },
        }),
    });
    editor.control('Take over').click();
    const fault = () => notice('locked')?.querySelector('[part="fault"]')?.textContent;
    await until(() => fault() === 'There is no connection.', 'showed the reason');
    expect(editor.control('Take over').hasAttribute('aria-disabled')).to.equal(false);
  });

  it('shows the whole bar of a chosen element at the top of the preview', async () => {
    const prepare = (store: StoredPage) => store.set('locked', { lockedBy: 'Ada' });
    editor = await openPageEditor(page, { ...locked, prepare });
    await until(
      () => editor.box.querySelector('[class*="PuckCanvas--ready"]'),
      'showed the preview',
    );
    editor.node('inner').click();
    const bar = () =>
      editor.frame.querySelector(
        '[class*="DraggableComponent--isSelected"] [class*="_ActionBar_"]',
      );
    await until(bar, 'showed the bar');
    await until(() => (bar()?.getBoundingClientRect().top ?? -1) >= 0, 'showed the whole bar');
    expect(bar()?.textContent).to.contain('Heading');
  });

  it('stops the editing when somebody takes it over meanwhile', async () => {
    editor = await openPageEditor(page);
    await editor.structure();
    editor.store.set('locked', { lockedBy: 'Grace' });
    expect((await shown('locked')).textContent).to.contain('Grace is editing this page');
    expect(editor.control('Take over')).to.equal(undefined);
    editor.row('one').focus();
    editor.row('one').dispatchEvent(new KeyboardEvent('keydown', { key: 'Delete', bubbles: true }));
    expect(editor.node('one')).to.exist;
  });
});

describe('two versions of a page', () => {
  it('are told in words, and the own one is kept without a change of the preview', async () => {
    editor = await openPageEditor(page);
    const chosen: string[] = [];
    const { mine, ...versions } = conflict();
    editor.store.set('conflict', {
      problem: 'The page was saved elsewhere meanwhile.',
      conflict: { mine, ...versions },
      resolve: async (choice) => {
        chosen.push(choice);
        editor.store.set('saved');
        return mine;
      },
    });
    const box = await shown('conflict');
    expect(box.querySelector('[role="alert"]')?.textContent).to.contain('saved elsewhere');
    editor.control('Choose a version').click();
    const dialog = () => editor.box.querySelector('[data-dialog="page-conflict"]');
    await until(dialog, 'opened the dialog');
    expect(dialog()?.textContent).to.contain('Ada saved another version');
    const lines = [...(dialog()?.querySelectorAll('[part="differences"] > li') ?? [])];
    expect(lines.map((line) => line.getAttribute('data-kind'))).to.include.members([
      'changed',
      'removed',
    ]);
    expect(dialog()?.textContent).to.contain('Title: Uno → One');
    await expect(dialog() as Element).to.be.accessible();
    editor.control('Keep my version').click();
    await gone('conflict');
    expect(chosen).to.deep.equal(['mine']);
    expect(editor.node('one').textContent).to.equal('One');
    await until(() => editor.said() === 'Your version is saved.', 'said so');
  });

  it('show the other one when it is chosen, which undo takes back', async () => {
    editor = await openPageEditor(page);
    const { theirs, ...versions } = conflict();
    editor.store.set('conflict', {
      conflict: { theirs, ...versions },
      resolve: async () => {
        editor.store.set('saved');
        return theirs;
      },
    });
    await shown('conflict');
    editor.control('Choose a version').click();
    await until(() => editor.control('Take the version of Ada'), 'opened the dialog');
    editor.control('Take the version of Ada').click();
    await until(() => editor.node('new'), 'showed the other version');
    expect(editor.node('one').textContent).to.equal('Uno');
    await until(
      () => editor.control('Undo').getAttribute('aria-disabled') === 'false',
      'recorded the step',
    );
    editor.control('Undo').click();
    await until(() => editor.node('link'), 'took it back');
  });

  it('can be decided later', async () => {
    editor = await openPageEditor(page);
    editor.store.set('conflict', { conflict: conflict(), resolve: async () => conflict().mine });
    await shown('conflict');
    editor.control('Choose a version').focus();
    editor.control('Choose a version').click();
    await until(() => editor.control('Decide later'), 'opened the dialog');
    editor.control('Decide later').click();
    await until(() => !editor.box.querySelector('dialog'), 'closed the dialog');
    expect(notice('conflict')).to.exist;
    expect(document.activeElement?.textContent).to.equal('Choose a version');
  });
});

describe('changes that are not saved', () => {
  it('say why, and are sent again by a button', async () => {
    editor = await openPageEditor(page);
    let tries = 0;
    editor.store.set('failed', {
      problem: 'The server did not save your changes.',
      retry: async () => {
        tries += 1;
        editor.store.set('saved');
      },
    });
    const alert = (await shown('problem')).querySelector('[role="alert"]');
    expect(alert?.textContent).to.equal('The server did not save your changes.');
    editor.control('Try again').focus();
    editor.control('Try again').click();
    await gone('problem');
    expect(tries).to.equal(1);
    expect(document.activeElement?.getAttribute('part')).to.equal('bar-title');
  });

  it('have no button where only the browser has no room for a copy', async () => {
    editor = await openPageEditor(page);
    editor.store.set('saving', { problem: 'Keep this window open.', retry: async () => {} });
    await shown('problem');
    expect(editor.control('Try again')).to.equal(undefined);
  });

  it('are named where the account may not add code, each with a way to its node', async () => {
    configure({ messages: { 'editor.panel.part': '{label}：{part}' } });
    editor = await openPageEditor(page);
    editor.store.set('saved', {
      leftOut: [
        { element: 'one', setting: 'title' },
        { element: null, setting: 'custom_css' },
      ],
    });
    const box = await shown('left-out');
    expect(box.querySelector('[role="status"]')?.textContent).to.contain('may not add code');
    expect([...box.querySelectorAll('li')].map(({ textContent }) => textContent)).to.deep.equal([
      'Heading: One：Title',
      'Page：custom_css',
    ]);
    box.querySelector<HTMLElement>('li button')?.click();
    await until(() => editor.box.querySelector('[data-key="title"]'), 'chose the node');
    editor.control('Hide this note').click();
    await gone('left-out');
  });
});

it('tells while it opens that there is no connection, and tries again at once', async () => {
  let told: string | null | undefined;
  let tries = 0;
  let goOn: (() => void) | undefined;
  editor = await openPageEditor(page, {
    prepare(store) {
      const { open } = store;
      store.open = async () => {
        store.set('offline', {
          problem: 'There is no connection.',
          retry: async () => {
            tries += 1;
            goOn?.();
          },
        });
        await new Promise<void>((resolve) => {
          goOn = resolve;
        });
        store.set('saved');
        return open();
      };
    },
    async whileClosed(box) {
      await until(() => box.querySelector('button'), 'offered another try');
      told = box.querySelector('[role="status"]')?.textContent;
      box.querySelector('button')?.click();
    },
  });
  expect(told).to.equal('There is no connection.');
  expect(tries).to.equal(1);
});
