import { expect } from '@open-wc/testing';
import { until } from '../../page-objects/until';
import { type OpenedPageEditor, openPageEditor, page, press } from './opened-page-editor';

let editor: OpenedPageEditor;

afterEach(() => editor.close());

/** The printed text of a node. */
function text(id: string, saved: string): HTMLElement {
  const all = [...editor.node(id).querySelectorAll<HTMLElement>('*')];
  return all.find(
    (one) => one.childElementCount === 0 && one.textContent?.trim() === saved,
  ) as HTMLElement;
}

function doubleClick(target: HTMLElement): void {
  const view = editor.frame.defaultView as Window & typeof globalThis;
  target.dispatchEvent(new view.MouseEvent('dblclick', { bubbles: true, cancelable: true }));
}

const isEdited = (target: HTMLElement): boolean => target.hasAttribute('contenteditable');

describe('a text in the preview', () => {
  it('is edited in place after a double click, and saved by Enter', async () => {
    editor = await openPageEditor(page);
    const title = text('one', 'One');
    doubleClick(title);
    expect(isEdited(title)).to.equal(true);
    title.textContent = 'Two\n words ';
    press(title, 'Delete');
    press(title, 'Enter');
    const { content } = await editor.saved((saved) => saved.content[1]?.settings.title !== 'One');
    expect(content[1]?.settings.title).to.equal('Two words');
    await until(() => text('one', 'Two words'), 'printed it');
    await until(() => editor.control('Undo').ariaDisabled === 'false', 'recorded the step');
    editor.control('Undo').click();
    await until(() => text('one', 'One'), 'undid it');
  });

  it('is saved when the focus leaves it, also in a container', async () => {
    editor = await openPageEditor(page);
    const title = text('inner', 'Inside');
    doubleClick(title);
    title.textContent = 'Within';
    title.dispatchEvent(new FocusEvent('blur'));
    const { content } = await editor.saved(
      (saved) => saved.content[0]?.elements[0]?.settings.title !== 'Inside',
    );
    expect(content[0]?.elements[0]?.settings.title).to.equal('Within');
  });

  it('stays as it was after Escape, and when it is emptied', async () => {
    editor = await openPageEditor(page);
    for (const [typed, key] of [
      ['Lost', 'Escape'],
      ['', 'Enter'],
    ] as const) {
      const label = text('link', 'Read');
      doubleClick(label);
      label.textContent = typed;
      press(label, key);
      expect(label.textContent).to.equal('Read');
      expect(isEdited(label)).to.equal(false);
    }
    expect(editor.store.changes).to.deep.equal([]);
  });

  it('is not edited by an account that may only look', async () => {
    const rights = { edit: false, publish: false, settings: false, html: false };
    editor = await openPageEditor(page, { opened: { rights } });
    doubleClick(text('one', 'One'));
    expect(isEdited(text('one', 'One'))).to.equal(false);
  });
});
