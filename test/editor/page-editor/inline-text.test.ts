import { expect } from '@open-wc/testing';
import type { PageDocument } from '../../../src/page';
import { typeInto } from '../../page-objects/type-into';
import { until } from '../../page-objects/until';
import {
  buttonIn,
  doubleClick,
  isEdited,
  type OpenedPageEditor,
  openPageEditor,
  page,
  press,
} from './opened-page-editor';

let editor: OpenedPageEditor;

afterEach(() => editor.close());

/** The printed text of a node. */
function text(id: string, saved: string): HTMLElement {
  const all = [...editor.node(id).querySelectorAll<HTMLElement>('*')];
  return all.find(
    (one) => one.childElementCount === 0 && one.textContent?.trim() === saved,
  ) as HTMLElement;
}

/** Writes other words into a text that is edited in place. */
function write(target: HTMLElement, words: string): void {
  target.textContent = words;
  target.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** A page with one text editor. */
const textEditor = (settings: object) => ({
  ...page,
  content: [{ id: 'text', elType: 'widget', widgetType: 'text-editor', settings, elements: [] }],
});

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

  it('is edited after a double click on its node that has not reached it, as on a new copy', async () => {
    editor = await openPageEditor(page);
    const title = text('one', 'One');
    const { left, top, width, height } = title.getBoundingClientRect();
    const view = editor.frame.defaultView as Window & typeof globalThis;
    const at = (share: number): MouseEvent =>
      new view.MouseEvent('dblclick', {
        ...{ bubbles: true, cancelable: true },
        ...{ clientX: left + width / 2, clientY: top + height * share },
      });
    editor.node('one').dispatchEvent(at(5));
    expect(isEdited(title), 'beside the text').to.equal(false);
    editor.node('one').dispatchEvent(at(0.5));
    expect(isEdited(title)).to.equal(true);
  });

  it('is explained in the panel if it has tags', async () => {
    editor = await openPageEditor(textEditor({ editor: '<p>Sewn.</p>' }));
    editor.node('text').click();
    const field = () =>
      editor.box.querySelector<HTMLTextAreaElement>('[data-key="editor"] textarea');
    await until(field, 'showed the settings');
    const description = () =>
      (field()?.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' ');
    expect(description()).to.contain('This text has HTML tags. To edit it without them');
    typeInto(field(), 'Sewn.');
    await until(() => !description().includes('HTML tags'), 'hid the note');
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

  it('stays as it was typed when somebody else takes over the page, so that it can be copied', async () => {
    editor = await openPageEditor(page);
    const title = text('one', 'One');
    doubleClick(title);
    title.textContent = 'Two';
    editor.store.set('locked', { lockedBy: 'Ada' });
    await until(() => editor.box.querySelector('[data-notice="locked"]'), 'was locked');
    title.dispatchEvent(new FocusEvent('blur'));
    await until(() => editor.said().startsWith('Somebody else edits this page.'), 'said why');
    expect(title.textContent).to.equal('Two');
    press(title, 'Escape');
    expect(title.textContent).to.equal('One');
    expect(editor.store.changes).to.deep.equal([]);
  });

  it('is kept and saved while it is written, and given back by Escape', async () => {
    editor = await openPageEditor(page);
    const title = text('one', 'One');
    const titleOf = ({ content }: PageDocument) => content[1]?.settings.title;
    doubleClick(title);
    write(title, 'Two');
    expect(titleOf(await editor.saved(() => true))).to.equal('Two');
    expect([isEdited(title), title.textContent]).to.deep.equal([true, 'Two']);
    write(title, 'Two words');
    dispatchEvent(new Event('pagehide'));
    expect(editor.store.changes.map(titleOf)).to.deep.equal(['Two', 'Two words']);
    press(title, 'Escape');
    expect(titleOf(await editor.saved((saved) => titleOf(saved) === 'One'))).to.equal('One');
    expect(text('one', 'One')).to.equal(title);
  });

  it('is not taken from the browser’s copy by what is written after a take-over', async () => {
    editor = await openPageEditor(page);
    const title = text('one', 'One');
    doubleClick(title);
    write(title, 'Two');
    await editor.saved(() => true);
    editor.store.set('locked', { lockedBy: 'Ada' });
    await until(() => editor.box.querySelector('[data-notice="locked"]'), 'was locked');
    write(title, 'Three');
    press(title, 'Escape');
    dispatchEvent(new Event('pagehide'));
    expect(editor.store.changes.map(({ content }) => content[1]?.settings.title)).to.deep.equal([
      'Two',
    ]);
  });

  it('lets the browser ask before typed words are left', async () => {
    editor = await openPageEditor(page);
    const isAsked = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const title = text('one', 'One');
    doubleClick(title);
    expect(isAsked()).to.equal(false);
    title.textContent = 'Two';
    expect(isAsked()).to.equal(true);
    press(title, 'Escape');
    expect(isAsked()).to.equal(false);
  });

  it('keeps the Enter and Escape of an input method', async () => {
    editor = await openPageEditor(page);
    const title = text('one', 'One');
    doubleClick(title);
    press(title, 'Enter', { isComposing: true });
    press(title, 'Escape', { keyCode: 229 });
    expect(isEdited(title)).to.equal(true);
  });

  it('is not edited by an account that may only look', async () => {
    const rights = { edit: false, publish: false, settings: false, html: false };
    editor = await openPageEditor(page, { opened: { rights } });
    doubleClick(text('one', 'One'));
    expect(isEdited(text('one', 'One'))).to.equal(false);
  });

  it('is edited with its paragraphs and markup, without the drop cap that its code adds', async () => {
    const editorText = '<p>Sewn on <b>cords</b>.</p><p>Not glued.</p>';
    editor = await openPageEditor(textEditor({ editor: editorText, drop_cap: 'yes' }));
    doubleClick(editor.node('text').querySelector('b') as HTMLElement);
    const box = editor.node('text').querySelector('.nh-text') as HTMLElement;
    expect(isEdited(box)).to.equal(true);
    expect(box.innerHTML).to.equal(editorText);
    press(box, 'Enter');
    expect(isEdited(box)).to.equal(true);
    box.querySelectorAll('p')[1]?.replaceChildren('Never glued.');
    press(box, 'Enter', { ctrlKey: true });
    const { content } = await editor.saved(
      (saved) => saved.content[0]?.settings.editor !== editorText,
    );
    expect(content[0]?.settings.editor).to.equal('<p>Sewn on <b>cords</b>.</p><p>Never glued.</p>');
  });

  it('is not edited in place where a part of it would be lost', async () => {
    const texts = {
      frame: '<p>Text</p><iframe src="/map"></iframe>',
      comment: '<!-- more --><p>Text</p>',
      word: '<p class="intro aligncenter">Text</p>',
      relation: '<p><a href="/shop" rel="sponsored nofollow">Text</a></p>',
      whole: '<p class="aligncenter"><a href="/shop" target="_blank" rel="nofollow">Text</a></p>',
    };
    const nodes = Object.entries(texts).flatMap(([id, saved]) =>
      textEditor({ editor: saved }).content.map((node) => ({ ...node, id })),
    );
    editor = await openPageEditor({ ...page, content: nodes });
    const edited = Object.keys(texts).filter((id) => {
      doubleClick(editor.node(id).querySelector('p') as HTMLElement);
      return isEdited(editor.node(id).querySelector('.nh-text') as HTMLElement);
    });
    expect(edited).to.deep.equal(['whole']);
  });

  it('is saved without the styles of the browser, and takes dropped words without their markup', async () => {
    editor = await openPageEditor(textEditor({ editor: '<p>Sewn.</p>' }));
    const box = () => editor.node('text').querySelector('.nh-text') as HTMLElement;
    doubleClick(box());
    const data = new DataTransfer();
    data.setData('text/html', '<b style="color: red">cords</b>');
    data.setData('text/plain', 'cords');
    const drop = new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true });
    box().dispatchEvent(drop);
    expect(drop.defaultPrevented).to.equal(true);
    expect(box().innerHTML).to.contain('Sewn.cords');
    const span = Object.assign(editor.frame.createElement('span'), { textContent: ' Not glued.' });
    span.style.color = 'red';
    box().querySelector('p')?.append(span);
    press(box(), 'Enter', { ctrlKey: true });
    const { content } = await editor.saved(Boolean);
    expect(content[0]?.settings.editor).to.equal('<p>Sewn.cords<span> Not glued.</span></p>');
    await until(() => box().textContent?.includes('glued'), 'printed it');
    doubleClick(box());
    expect(isEdited(box())).to.equal(true);
  });

  it('is formatted and linked by a bar, to safe addresses only', async () => {
    editor = await openPageEditor(textEditor({ editor: '<p>Sewn on cords.</p>' }));
    const paragraph = () => editor.node('text').querySelector('p') as HTMLElement;
    doubleClick(paragraph());
    const tools = () => editor.box.querySelector('[role="toolbar"]') as HTMLElement;
    await until(tools, 'showed the bar');
    await expect(tools()).to.be.accessible();
    const selection = editor.frame.getSelection();
    selection?.selectAllChildren(paragraph());
    tools().querySelector<HTMLElement>('[aria-label="Bold (Ctrl+B)"]')?.click();
    expect(paragraph().innerHTML).to.equal('<b>Sewn on cords.</b>');
    buttonIn(tools(), 'Link').click();
    const address = () => tools().querySelector('input') as HTMLInputElement;
    await until(address, 'asked for the address');
    typeInto(address(), 'javascript:alert(1)');
    buttonIn(tools(), 'Set the link').click();
    await until(() => tools().textContent?.includes('cannot lead'), 'refused the address');
    typeInto(address(), '/courses');
    buttonIn(tools(), 'Set the link').click();
    await until(() => paragraph().querySelector('a[href="/courses"]'), 'set the link');
    buttonIn(tools(), 'Done').click();
    const { content } = await editor.saved((saved) =>
      String(saved.content[0]?.settings.editor).includes('/courses'),
    );
    expect(content[0]?.settings.editor).to.match(/^<p>.*<b>.*<\/p>$/);
    await until(() => !tools(), 'hid the bar');
  });

  it('has no empty paragraphs around a list that a paragraph became', async () => {
    editor = await openPageEditor(
      textEditor({ editor: '<p>On the door.</p><p>item one</p><p>And a <em>word</em></p>' }),
    );
    doubleClick(editor.node('text').querySelector('p') as HTMLElement);
    await until(() => editor.box.querySelector('[role="toolbar"]'), 'showed the bar');
    const last = editor.node('text').querySelectorAll('p')[1] as HTMLElement;
    editor.frame.getSelection()?.selectAllChildren(last);
    editor.box.querySelector<HTMLElement>('[aria-label="List"]')?.click();
    buttonIn(editor.box, 'Done').click();
    const { content } = await editor.saved(() => true);
    expect(content[0]?.settings.editor).to.equal(
      '<p>On the door.</p><ul><li>item one</li></ul><p>And a <em>word</em></p>',
    );
  });

  it('is edited by F2 from the preview and the structure, and gives the focus back to its node', async () => {
    editor = await openPageEditor(page);
    await editor.structure();
    const box = editor.node('one');
    await until(() => box.tabIndex === 0, 'became a tab stop');
    box.focus();
    press(box, 'F2');
    expect(isEdited(text('one', 'One'))).to.equal(true);
    press(text('one', 'One'), 'Escape');
    expect(isEdited(text('one', 'One'))).to.equal(false);
    expect(editor.frame.activeElement === box).to.equal(true);
    editor.row('inner').focus();
    press(editor.row('inner'), 'F2');
    await until(() => isEdited(text('inner', 'Inside')), 'began the editing');
    const title = text('inner', 'Inside');
    expect(editor.frame.activeElement === title).to.equal(true);
    title.textContent = 'Within';
    press(title, 'Enter');
    await editor.saved((saved) => saved.content[0]?.elements[0]?.settings.title === 'Within');
  });

  it('says why F2 edits nothing, in a container and without the right', async () => {
    editor = await openPageEditor(page);
    press(editor.node('box'), 'F2');
    await until(() => editor.said().startsWith('Container: no text'), 'said that it has no text');
    expect(editor.frame.querySelector('[contenteditable]')).to.equal(null);
    editor.close();
    const rights = { edit: false, publish: false, settings: false, html: false };
    editor = await openPageEditor(page, { opened: { rights } });
    press(editor.node('one'), 'F2');
    await until(() => editor.said().startsWith('Your account may not'), 'said why');
    expect(isEdited(text('one', 'One'))).to.equal(false);
  });

  it('leads by Alt+F10 to the toolbar, then to its first tool', async () => {
    editor = await openPageEditor(textEditor({ editor: '<p>Sewn.</p>' }));
    press(editor.node('text'), 'F2');
    const box = editor.node('text').querySelector('.nh-text') as HTMLElement;
    expect(isEdited(box)).to.equal(true);
    const tools = () => editor.box.querySelector('[role="toolbar"]') as HTMLElement;
    await until(tools, 'showed the bar');
    press(box, 'F10', { altKey: true });
    expect(document.activeElement === tools()).to.equal(true);
    await until(() => document.activeElement === tools().querySelector('button'), 'moved on');
    expect(isEdited(box)).to.equal(true);
  });
});
