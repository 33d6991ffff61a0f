import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { addTrackingSink, configureTracking } from '../../../src/tracking';
import { typeInto } from '../../page-objects/type-into';
import { rendered, until } from '../../page-objects/until';
import { type OpenedPageEditor, openPageEditor, page, press } from './opened-page-editor';

let editor: OpenedPageEditor;

afterEach(() => editor.close());

async function titleField(): Promise<HTMLTextAreaElement> {
  const find = () => editor.box.querySelector<HTMLTextAreaElement>('[data-key="title"] textarea');
  await until(find, 'showed the settings');
  return find() as HTMLTextAreaElement;
}

/** Clicks on a node in the preview. */
function click(target: Element): MouseEvent {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
  target.dispatchEvent(event);
  return event;
}

describe('the page editor', () => {
  it('gives a change to the store, undoes what was typed at once, and does it again', async () => {
    editor = await openPageEditor(page);
    click(editor.node('one'));
    const field = await titleField();
    for (const text of ['O', 'On', 'Once']) typeInto(field, text);
    await editor.saved(({ content }) => content[1]?.settings.title === 'Once');
    const undo = editor.control('Undo');
    await until(() => undo.getAttribute('aria-disabled') === 'false', 'recorded the step');
    undo.click();
    await editor.saved(({ content }) => content[1]?.settings.title === 'One');
    expect(undo.getAttribute('aria-disabled')).to.equal('true');
    expect(editor.said()).to.equal('The last change was undone.');
    editor.control('Redo').click();
    await editor.saved(({ content }) => content[1]?.settings.title === 'Once');
  });

  it('keeps the scroll position of the preview when a setting changes', async () => {
    editor = await openPageEditor(page);
    click(editor.node('one'));
    const field = await titleField();
    const { documentElement: root } = editor.frame;
    root.style.blockSize = '50000px';
    // The preview scrolls to a chosen node two frames later.
    await rendered();
    root.scrollTop = 1200;
    expect(root.scrollTop).to.equal(1200);
    typeInto(field, 'Further down');
    await until(() => editor.node('one').textContent === 'Further down', 'drew the title');
    await editor.saved(({ content }) => content[1]?.settings.title === 'Further down');
    expect(root.scrollTop).to.equal(1200);
    expect(editor.frame, 'the same document').to.equal(
      editor.box.querySelector('iframe')?.contentDocument,
    );
  });

  it('says in a narrow window why it does not edit, offers the preview, and opens in a wide one', async () => {
    await setViewport({ width: 700, height: 700 });
    editor = await openPageEditor(page, {
      previewAddress: '/page-drafts/about',
      async whileClosed(box) {
        const note = () => box.querySelector<HTMLElement>('[part="note-box"]');
        await until(() => note()?.querySelector('a'), 'showed the note');
        expect(note()?.textContent).to.contain('needs a window of at least 768 pixels');
        const preview = note()?.querySelector('a');
        expect(preview?.textContent).to.equal('Preview');
        expect(preview?.getAttribute('href')).to.equal('/page-drafts/about');
        expect(box.querySelector('iframe')).to.equal(null);
        await expect(note()).to.be.accessible();
        await setViewport({ width: 1280, height: 700 });
      },
    });
    expect(editor.box.querySelector('[part="note-box"]')).to.equal(null);
  });

  it('does not report a page that was only opened', async () => {
    editor = await openPageEditor(page);
    await editor.structure();
    editor.control('Publish').click();
    await until(() => editor.store.published.length > 0, 'published');
    expect(editor.store.changes).to.deep.equal([]);
  });

  it('publishes the latest change, although it was made just before', async () => {
    editor = await openPageEditor(page);
    click(editor.node('one'));
    typeInto(await titleField(), 'Latest');
    await until(() => editor.node('one').textContent === 'Latest', 'drew the title');
    editor.control('Publish').click();
    await until(() => editor.said() === 'The page is published.', 'said so');
    expect(editor.store.published[0]?.content[1]?.settings.title).to.equal('Latest');
  });

  it('shows why a page could not be published, in the words of its store', async () => {
    editor = await openPageEditor(page);
    editor.store.publish = async () => {
      throw new Error('Ada has the page open.');
    };
    editor.control('Publish').click();
    const alert = () => editor.box.querySelector('[part="bar"] [role="alert"]')?.textContent;
    await until(() => alert() === 'Ada has the page open.', 'showed the reason');
    expect(editor.control('Publish').getAttribute('aria-disabled')).to.equal('false');
  });

  it('shows the state of the changes', async () => {
    editor = await openPageEditor(page);
    const shown = () => editor.box.querySelector('[part="save-state"]')?.textContent;
    expect(shown()).to.equal('Saved');
    editor.store.set('offline');
    await until(() => shown() === 'Offline: changes are kept in this browser', 'showed it');
  });

  it('edits the settings of the page in a dialog, with effect at once', async () => {
    editor = await openPageEditor(page);
    editor.control('Page settings').click();
    const find = () =>
      editor.box.querySelector<HTMLInputElement>(
        'dialog [data-key="post_title"] :is(input, textarea)',
      );
    await until(find, 'opened the dialog');
    const field = find() as HTMLInputElement;
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
    set?.call(field, 'Who we are');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await until(
      () => editor.box.querySelector('h1')?.textContent === 'Who we are',
      'showed the title',
    );
    await editor.saved(({ page_settings }) => page_settings.post_title === 'Who we are');
  });

  it('says who edits a page, and lets nobody else change or publish it', async () => {
    editor = await openPageEditor(page, { opened: { lockedBy: 'Ada' } });
    expect(editor.box.querySelector('[data-notice="locked"]')?.textContent).to.contain('Ada');
    expect(editor.control('Publish').getAttribute('aria-disabled')).to.equal('true');
    await editor.structure();
    editor.row('one').focus();
    press(editor.row('one'), 'Delete');
    press(editor.row('one'), 'ArrowUp', { altKey: true });
    expect(editor.node('one')).to.exist;
    expect(editor.store.changes).to.deep.equal([]);
  });

  it('closes its store when it is removed', async () => {
    editor = await openPageEditor(page);
    expect(editor.store.closed).to.equal(0);
    editor.close();
    await until(() => editor.store.closed === 1, 'gave the lock back');
  });

  it('says that a page could not be opened, and opens it at the next attempt', async () => {
    let told: string | null | undefined;
    editor = await openPageEditor(page, {
      faults: 1,
      async whileClosed(box) {
        await until(() => box.querySelector('button'), 'offered another attempt');
        told = box.querySelector('[role="status"]')?.textContent;
        box.querySelector('button')?.click();
      },
    });
    expect(told).to.equal('The server cannot be reached.');
    expect(editor.node('one')).to.exist;
  });

  it('tracks each control of the bar once', async () => {
    const seen: string[] = [];
    configureTracking({ consent: true });
    const stop = addTrackingSink(({ event }) => seen.push(event));
    editor = await openPageEditor(page);
    await editor.structure();
    editor.control('Add elements').click();
    editor.control('Publish').click();
    editor.control('Page settings').click();
    await until(() => seen.length >= 4, 'tracked the controls');
    expect(seen).to.deep.equal([
      'top_bar_structure',
      'top_bar_widget_panel_icon',
      'top_bar_publish_button',
      'top_bar_document_settings_icon',
    ]);
    stop();
    configureTracking({ consent: false });
  });
});

describe('the preview', () => {
  it('chooses a node at the first click, lets the second reach it, and follows no link', async () => {
    editor = await openPageEditor(page);
    click(editor.node('link'));
    await until(() => editor.node('link').hasAttribute('data-puck-overlay-portal'), 'chose it');
    let clicks = 0;
    const link = editor.node('link').querySelector('a') as HTMLElement;
    link.addEventListener('click', () => {
      clicks += 1;
    });
    expect(click(link).defaultPrevented).to.equal(true);
    expect(clicks).to.equal(1);
    expect(editor.node('link').hasAttribute('data-puck-overlay-portal')).to.equal(true);
  });

  it('gives the clicks back when another node is chosen', async () => {
    editor = await openPageEditor(page);
    click(editor.node('link'));
    await until(() => editor.node('link').hasAttribute('data-puck-overlay-portal'), 'chose it');
    click(editor.node('one'));
    await until(
      () => !editor.node('link').hasAttribute('data-puck-overlay-portal'),
      'chose another',
    );
  });

  it('does not call its nodes draggable buttons', async () => {
    editor = await openPageEditor(page);
    await until(
      () => !editor.frame.querySelector('[aria-roledescription]'),
      'removed the descriptions',
    );
    expect(editor.node('one').getAttribute('role')).to.equal(null);
  });

  it('moves a node by Alt and an arrow key', async () => {
    editor = await openPageEditor(page);
    press(editor.node('one'), 'ArrowUp', { altKey: true });
    await editor.saved(({ content }) => content[0]?.id === 'one');
    expect(editor.said()).to.equal('Heading: One is now 1 of 3 in the page.');
  });

  it('marks its body while a colour is picked', async () => {
    editor = await openPageEditor(page);
    const colour = await pickColour();
    expect(picks()).to.equal(true);
    colour.dispatchEvent(new Event('change', { bubbles: true }));
    await until(() => !picks(), 'removed the mark');
  });

  it('keeps the mark for the click that closes the picker', async () => {
    editor = await openPageEditor(page);
    const colour = await pickColour();
    const press = () =>
      editor
        .node('one')
        .dispatchEvent(
          new PointerEvent('pointerdown', { bubbles: true, view: editor.frame.defaultView }),
        );
    // The order of Chromium.
    colour.dispatchEvent(new Event('change', { bubbles: true }));
    press();
    colour.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    // A timer that was set before ends before.
    await new Promise((resolve) => setTimeout(resolve));
    expect(picks()).to.equal(true);
    press();
    expect(picks()).to.equal(false);
  });

  const picks = () =>
    editor.frame.body.classList.contains('elementor-editor__ui-state__color-picker');

  /** Opens the picker of a colour, but for the browser's own window. */
  async function pickColour(): Promise<HTMLInputElement> {
    const colour = document.createElement('input');
    colour.type = 'color';
    editor.box.querySelector('.nh-page-editor')?.append(colour);
    colour.addEventListener('click', (event) => event.preventDefault());
    colour.focus();
    colour.click();
    return colour;
  }
});
