import { expect } from '@open-wc/testing';
import type { Revision } from '../../../src/api/pages/revision';
import { type PageDocument, readDocument } from '../../../src/page';
import { until } from '../../page-objects/until';
import { heading, type OpenedPageEditor, openPageEditor, page } from './opened-page-editor';

let editor: OpenedPageEditor;

afterEach(() => editor.close());

const revision = (number: number, kind: Revision['kind']): Revision => ({
  number,
  kind,
  person: 'Ada',
  saved: Date.UTC(2026, 1, number),
  isPublished: kind === 'published',
});

const former = { ...page, content: [heading('one', 'Uno')] };

interface Answers {
  readonly list?: () => Promise<readonly Revision[]>;
  readonly restore?: () => Promise<PageDocument>;
}

/** Opens the history of a page with two revisions. */
async function openHistory(
  { list, restore }: Answers = {},
  options: Parameters<typeof openPageEditor>[1] = {},
): Promise<HTMLElement> {
  const { document: restored } = readDocument(former);
  editor = await openPageEditor(page, {
    ...options,
    prepare: (store) =>
      Object.assign(store, {
        listRevisions: list ?? (async () => [revision(2, 'saved'), revision(1, 'published')]),
        readRevision: async () => restored,
        restore: restore ?? (async () => restored),
      }),
  });
  editor.control('Menu').focus();
  editor.control('Menu').click();
  await until(() => editor.control('History'), 'opened the menu');
  editor.control('History').click();
  const dialog = () => editor.box.querySelector<HTMLElement>('[data-dialog="page-history"]');
  await until(dialog, 'opened the history');
  return dialog() as HTMLElement;
}

async function choose(dialog: HTMLElement, number: number): Promise<void> {
  const radio = () => dialog.querySelector<HTMLElement>(`[type="radio"][value="${number}"]`);
  await until(radio, 'listed the revisions');
  radio()?.click();
  await until(() => dialog.querySelector('[part="differences"]'), 'showed what differs');
}

describe('the history of the page editor', () => {
  it('lists the revisions with their authors, and what has changed since one of them', async () => {
    const dialog = await openHistory();
    await choose(dialog, 1);
    const labels = [...dialog.querySelectorAll('label')].map(({ textContent }) => textContent);
    expect(labels[0]).to.contain('saved by Ada');
    expect(labels[1]).to.contain('published by Ada (visitors see it)');
    const differences = dialog.querySelector('[part="differences"]')?.textContent;
    expect(differences).to.contain('Changed: Heading “One”').and.to.contain('Uno → One');
    expect(differences).to.contain('Added: Button');
    await expect(dialog).to.be.accessible();
  });

  it('restores a revision, announces it, and lets undo bring the former version back', async () => {
    const dialog = await openHistory();
    await choose(dialog, 1);
    editor.control('Restore this version').click();
    await until(() => editor.node('one')?.textContent?.includes('Uno'), 'showed the revision');
    expect(editor.box.querySelector('[data-dialog="page-history"]')).to.equal(null);
    expect(editor.said()).to.match(/^The version of .+ is the newest one now\.$/);
    expect(document.activeElement?.textContent).to.equal('Menu');
    await until(() => editor.control('Undo').ariaDisabled === 'false', 'allowed to undo');
    editor.control('Undo').click();
    await until(() => editor.node('one')?.textContent?.includes('One'), 'undid it');
  });

  it('says why it could not be read or restored, and tries again', async () => {
    let isDown = true;
    const fails = async (): Promise<never> => {
      throw new Error('The server is asleep.');
    };
    const dialog = await openHistory({
      list: () => (isDown ? fails() : Promise.resolve([revision(1, 'saved')])),
      restore: fails,
    });
    await until(() => dialog.textContent?.includes('The server is asleep.'), 'said why');
    isDown = false;
    editor.control('Try again').click();
    await choose(dialog, 1);
    editor.control('Restore this version').click();
    await until(() => dialog.textContent?.includes('The server is asleep.'), 'said why again');
    expect(editor.node('one').textContent).to.contain('One');
  });

  it('restores nothing for an account that may only look, and says so', async () => {
    const rights = { edit: false, publish: false, settings: false, html: false };
    const dialog = await openHistory({}, { opened: { rights } });
    await choose(dialog, 1);
    const restore = editor.control('Restore this version');
    expect(restore.getAttribute('aria-disabled')).to.equal('true');
    expect(dialog.textContent).to.contain('Your account may not change this page');
    restore.click();
    expect(editor.store.changes).to.deep.equal([]);
  });
});

it('passes a change on at once when its tab is hidden', async () => {
  editor = await openPageEditor(page);
  await editor.structure();
  editor
    .row('one')
    .dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Delete', bubbles: true, cancelable: true }),
    );
  await until(() => !editor.node('one'), 'deleted the node');
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'visibilityState');
  expect(editor.store.changes.at(-1)?.content.map(({ id }) => id)).to.deep.equal(['box', 'link']);
});
