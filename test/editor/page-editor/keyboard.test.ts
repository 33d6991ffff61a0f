import { expect } from '@open-wc/testing';
import { until } from '../../page-objects/until';
import { type OpenedPageEditor, openPageEditor, page, press } from './opened-page-editor';

let editor: OpenedPageEditor;

beforeEach(async () => {
  editor = await openPageEditor(page);
  await editor.structure();
});

afterEach(() => editor.close());

const active = () => (document.activeElement as HTMLElement).dataset.node;

async function pressOn(id: string, key: string, modifiers: KeyboardEventInit = {}): Promise<void> {
  editor.row(id).focus();
  press(editor.row(id), key, modifiers);
}

describe('the structure of a page', () => {
  it('is a tree with one tab stop, levels and positions', () => {
    const rows = [...editor.box.querySelectorAll('[role="treeitem"]')];
    expect(rows.map((row) => row.getAttribute('aria-level'))).to.deep.equal(['1', '2', '1', '1']);
    expect(rows.filter((row) => row.getAttribute('tabindex') === '0').length).to.equal(1);
    expect(editor.row('one').getAttribute('aria-posinset')).to.equal('2');
    expect(editor.row('one').getAttribute('aria-setsize')).to.equal('3');
    expect(editor.row('one').textContent).to.equal('Heading: One');
  });

  it('moves the focus by the arrow keys, and closes and opens a container', async () => {
    await pressOn('box', 'ArrowDown');
    await until(() => active() === 'inner', 'moved the focus down');
    press(editor.row('inner'), 'ArrowLeft');
    await until(() => active() === 'box', 'moved the focus to the container');
    press(editor.row('box'), 'ArrowLeft');
    await until(() => !editor.row('inner'), 'closed the container');
    press(editor.row('box'), 'ArrowRight');
    await until(() => editor.row('inner'), 'opened the container');
  });

  it('moves a node into a container and out again, says so, and keeps the focus', async () => {
    await pressOn('one', 'ArrowRight', { altKey: true });
    await until(() => editor.node('box').querySelector('[data-id="one"] h2'), 'moved it in');
    expect(editor.said()).to.equal('Heading: One is now 2 of 2 in Container.');
    await until(() => active() === 'one', 'kept the focus');
    press(editor.row('one'), 'ArrowLeft', { altKey: true });
    await until(() => !editor.node('box').querySelector('[data-id="one"]'), 'moved it out');
    expect(editor.said()).to.equal('Heading: One is now 2 of 3 in the page.');
    await until(() => active() === 'one', 'kept the focus after the second move');
  });

  it('moves a node up and down, and says when it cannot go further', async () => {
    await pressOn('one', 'ArrowUp', { altKey: true });
    const saved = await editor.saved(({ content }) => content[0]?.id === 'one');
    expect(saved.content.map(({ id }) => id)).to.deep.equal(['one', 'box', 'link']);
    press(editor.row('one'), 'ArrowUp', { altKey: true });
    await until(
      () => editor.said() === 'Heading: One is already the first in the page.',
      'said so',
    );
    press(editor.row('one'), 'ArrowDown', { altKey: true });
    await editor.saved(({ content }) => content[1]?.id === 'one');
  });

  it('deletes a node by its key, and focuses the next', async () => {
    await pressOn('one', 'Delete');
    await until(() => !editor.node('one'), 'deleted the node');
    expect(editor.said()).to.equal('Heading: One was deleted.');
    await until(() => active() === 'link', 'focused the next');
    const saved = await editor.saved(({ content }) => content.length === 2);
    expect(saved.content.map(({ id }) => id)).to.deep.equal(['box', 'link']);
  });

  it('opens the menu of a node, which copies and pastes it with its content', async () => {
    editor.row('box').dispatchEvent(new MouseEvent('contextmenu', { bubbles: true }));
    await until(() => editor.control('Copy'), 'opened the menu');
    editor.control('Copy').click();
    await until(() => editor.said() === 'Container was copied.', 'copied it');
    editor.row('link').dispatchEvent(new MouseEvent('contextmenu', { bubbles: true }));
    await until(() => editor.control('Paste'), 'opened the menu again');
    editor.control('Paste').click();
    const saved = await editor.saved(({ content }) => content.length === 4);
    const copy = saved.content[3];
    expect(copy?.elements[0]?.settings).to.deep.equal({ title: 'Inside' });
    expect([copy?.id, copy?.elements[0]?.id]).not.to.include.members(['box', 'inner']);
  });
});
