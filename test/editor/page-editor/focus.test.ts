import { expect } from '@open-wc/testing';
import { until } from '../../page-objects/until';
import { type OpenedPageEditor, openPageEditor, page, press } from './opened-page-editor';

let editor: OpenedPageEditor;

afterEach(() => editor.close());

const chosen = (id: string) =>
  until(() => editor.row(id).getAttribute('aria-selected') === 'true', `chose ${id}`);

describe('the focus', () => {
  it('stays in the preview when a node is chosen there after the structure was used', async () => {
    editor = await openPageEditor(page);
    await editor.structure();
    editor.row('box').focus();
    const target = editor.frame.body.appendChild(editor.frame.createElement('button'));
    target.focus();
    expect(document.activeElement?.localName).to.equal('iframe');
    editor.node('one').click();
    await chosen('one');
    expect(document.activeElement?.localName).to.equal('iframe');
    expect(editor.frame.activeElement === target).to.equal(true);
  });

  it('stays where a click outside of the structure has left it', async () => {
    editor = await openPageEditor(page);
    await editor.structure();
    editor.row('box').focus();
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    (document.activeElement as HTMLElement).blur();
    editor.node('one').click();
    await chosen('one');
    expect(document.activeElement?.localName).to.equal('body');
  });

  it('stays in the structure with a row that moves', async () => {
    editor = await openPageEditor(page);
    await editor.structure();
    editor.row('one').focus();
    press(editor.row('one'), 'ArrowUp', { altKey: true });
    await editor.saved(({ content }) => content[0]?.id === 'one');
    await until(() => document.activeElement === editor.row('one'), 'kept the focus');
  });
});
