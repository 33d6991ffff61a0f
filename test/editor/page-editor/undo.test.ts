import { expect } from '@open-wc/testing';
import { typeInto } from '../../page-objects/type-into';
import { until } from '../../page-objects/until';
import { type OpenedPageEditor, openPageEditor, page } from './opened-page-editor';

let editor: OpenedPageEditor;

const field = () => editor.box.querySelector('[data-key="title"] textarea') as HTMLTextAreaElement;

beforeEach(async () => {
  editor = await openPageEditor(page);
  editor.node('one').click();
  await until(field, 'showed the settings');
});

afterEach(() => editor.close());

/** Presses a letter with Ctrl as a person does, in the field of the title unless another target is named. */
function pressWithCtrl(letter: 'z' | 'y', target: Element = field()): KeyboardEvent {
  const send = (type: string, key: string, code: string, ctrlKey: boolean): KeyboardEvent => {
    const options = { key, code, ctrlKey, bubbles: true, cancelable: true, composed: true };
    const event = new KeyboardEvent(type, options);
    target.dispatchEvent(event);
    return event;
  };
  send('keydown', 'Control', 'ControlLeft', true);
  const pressed = send('keydown', letter, `Key${letter.toUpperCase()}`, true);
  send('keyup', letter, `Key${letter.toUpperCase()}`, true);
  send('keyup', 'Control', 'ControlLeft', false);
  return pressed;
}

const title = (): string | undefined => editor.node('one').querySelector('h2')?.textContent;

const shows = (text: string) => until(() => title() === text, `showed ${text}`);

/** Resolves when Puck has recorded what was changed before: its timer of 250 ms began earlier, so it ends earlier. */
const recorded = () => new Promise((resolve) => setTimeout(resolve, 250));

const isOff = (name: string) => editor.control(name).getAttribute('aria-disabled');

async function type(text: string): Promise<void> {
  typeInto(field(), text);
  await shows(text);
}

describe('undo right after a change', () => {
  it('undoes the first change of the page', async () => {
    await type('First');
    expect(isOff('Undo')).to.equal('false');
    pressWithCtrl('z');
    await shows('One');
    expect(editor.said()).to.equal('The last change was undone.');
    await recorded();
    await until(() => isOff('Redo') === 'false', 'recorded the change');
    expect(title()).to.equal('One');
    expect(isOff('Undo')).to.equal('true');
    pressWithCtrl('y');
    await shows('First');
    expect(editor.said()).to.equal('The change was made again.');
  });

  it('undoes that change and not the step before it', async () => {
    await type('First');
    await recorded();
    await type('Second');
    pressWithCtrl('z');
    await shows('First');
    pressWithCtrl('z');
    await shows('One');
    await recorded();
    for (const text of ['First', 'Second']) {
      pressWithCtrl('y');
      await shows(text);
    }
    expect(isOff('Redo')).to.equal('true');
    for (const text of ['First', 'One']) {
      pressWithCtrl('z');
      await shows(text);
    }
  });

  it('is redone when the person asks for that at once', async () => {
    await type('First');
    pressWithCtrl('z');
    await shows('One');
    pressWithCtrl('y');
    await shows('First');
    await recorded();
    expect(title()).to.equal('First');
    pressWithCtrl('z');
    await shows('One');
  });

  it('forgets the undone change when another one is typed at once', async () => {
    await type('First');
    pressWithCtrl('z');
    await shows('One');
    await type('Other');
    await recorded();
    expect(isOff('Redo')).to.equal('true');
    pressWithCtrl('z');
    await shows('One');
    expect(isOff('Undo')).to.equal('true');
  });

  it('keeps the node that was chosen since then', async () => {
    await type('First');
    pressWithCtrl('z');
    await shows('One');
    editor.node('link').click();
    await until(() => editor.box.querySelector('[data-key="text"]'), 'chose the button');
    await recorded();
    expect(editor.box.querySelector('[data-key="text"]')).to.exist;
    expect(title()).to.equal('One');
  });
});

describe('an undo', () => {
  it('leaves the panel and its focus as they are', async () => {
    field().focus();
    const focused = field();
    await type('First');
    await recorded();
    pressWithCtrl('z');
    await shows('One');
    expect(document.activeElement).to.equal(focused);
  });
});

describe('the keys of undo', () => {
  it('work in the preview', async () => {
    await type('First');
    pressWithCtrl('z', editor.node('link'));
    await shows('One');
  });

  it('belong to the text of a field that does not change the page', async () => {
    await type('First');
    const search = editor.box.querySelector('.nh-settings-panel input[type="search"]') as Element;
    expect(pressWithCtrl('z', search).defaultPrevented).to.equal(false);
    await recorded();
    expect(title()).to.equal('First');
    expect(pressWithCtrl('z').defaultPrevented).to.equal(true);
    await shows('One');
  });
});
