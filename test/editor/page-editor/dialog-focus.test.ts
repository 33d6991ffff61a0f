import { expect } from '@open-wc/testing';
import { until } from '../../page-objects/until';
import { buttonIn, type OpenedPageEditor, openPageEditor, page, press } from './opened-page-editor';

let editor: OpenedPageEditor;

afterEach(() => editor.close());

const dialog = (): HTMLElement => editor.box.querySelector('dialog') as HTMLElement;

/** What the dialog is called by its title. */
const nameOf = (box: HTMLElement): string | undefined =>
  document.getElementById(box.getAttribute('aria-labelledby') ?? '')?.textContent ?? undefined;

/** Opens a place by the menu. Returns what had the focus in turn, from the dialog on. */
async function openByMenu(name: string): Promise<readonly Element[]> {
  const menu = buttonIn(editor.box, 'Menu');
  menu.focus();
  menu.click();
  await until(() => editor.control(name), 'opened the menu');
  const focused: Element[] = [];
  // The focus moves on after a time that a busy machine may spend on one frame. Before it is at the dialog, the browser opens it.
  const note = ({ target }: Event): void => {
    if (target === dialog() || focused.length > 0) focused.push(target as Element);
  };
  document.addEventListener('focusin', note);
  editor.control(name).click();
  await until(() => focused.length > 1, 'gave the focus to the dialog, and moved it on');
  document.removeEventListener('focusin', note);
  return focused.slice(1);
}

describe('a dialog of the page editor', () => {
  for (const [name, title, first] of [
    ['Finder', 'Finder', '[role="combobox"]'],
    ['Keyboard shortcuts', 'Keyboard shortcuts', 'button'],
    ['Help', 'Help', 'button'],
    ['What’s new', 'What’s new', 'button'],
  ] as const) {
    it(`has the focus with its title, then its first control, and gives it back: ${name}`, async () => {
      editor = await openPageEditor(page);
      const [control, ...others] = await openByMenu(name);
      expect(nameOf(dialog())).to.equal(title);
      expect(control?.matches(first)).to.equal(true);
      expect(dialog().contains(control as Element)).to.equal(true);
      expect(others).to.deep.equal([]);
      dialog().dispatchEvent(new Event('cancel', { cancelable: true }));
      await until(() => !dialog(), 'closed the dialog');
      expect(document.activeElement?.textContent).to.equal('Menu');
    });
  }

  it('gives the first key to its first control, and the focus back to the preview', async () => {
    editor = await openPageEditor(page);
    const box = editor.node('one').closest<HTMLElement>('[data-puck-component]') as HTMLElement;
    await until(() => box.tabIndex === 0, 'became a tab stop');
    box.focus();
    press(box, 'k', { ctrlKey: true });
    await until(dialog, 'opened the finder');
    press(dialog(), 'b');
    expect(document.activeElement?.getAttribute('role')).to.equal('combobox');
    dialog().dispatchEvent(new Event('cancel', { cancelable: true }));
    await until(() => !dialog(), 'closed the finder');
    expect(document.activeElement?.localName).to.equal('iframe');
    expect(editor.frame.activeElement === box).to.equal(true);
  });
});
