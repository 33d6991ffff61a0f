import { expect } from '@open-wc/testing';

Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
const { supportDialogCommands } = await import('../../../src/core/loading/commands');
before(supportDialogCommands);

/** A dialog, open as a visitor has it, and the button that commands it. */
function dialogWith(command: string, attributes = '', root: ParentNode & Node = document.body) {
  const holder = document.createElement('div');
  holder.innerHTML = `<dialog id="box"></dialog><button type="button" commandfor="box" command="${command}" ${attributes}><b>B</b></button>`;
  root.replaceChildren(holder);
  const dialog = holder.querySelector('dialog') as HTMLDialogElement;
  const icon = holder.querySelector('b') as HTMLElement;
  // No mouse event, so that this engine, which knows commands, does not run them itself.
  const press = () => icon.dispatchEvent(new Event('click', { bubbles: true, composed: true }));
  return { dialog, press };
}

describe('a dialog in a browser without commands', () => {
  it('opens by show-modal, and stays open by a second one', () => {
    const { dialog, press } = dialogWith('show-modal');
    press();
    press();
    expect(dialog.matches(':modal')).to.equal(true);
  });

  it('opens inside a shadow root', () => {
    const host = document.createElement('div');
    document.body.replaceChildren(host);
    const { dialog, press } = dialogWith('show-modal', '', host.attachShadow({ mode: 'open' }));
    press();
    expect(dialog.open).to.equal(true);
  });

  for (const command of ['close', 'request-close', 'CLOSE']) {
    it(`closes by ${command}, with the button’s value`, () => {
      const { dialog, press } = dialogWith(command, 'value="yes"');
      dialog.showModal();
      press();
      expect([dialog.open, dialog.returnValue]).to.deep.equal([false, 'yes']);
    });

    it(`keeps its returnValue by ${command} of a button without value`, () => {
      const { dialog, press } = dialogWith(command);
      dialog.returnValue = 'before';
      dialog.showModal();
      press();
      expect([dialog.open, dialog.returnValue]).to.deep.equal([false, 'before']);
    });
  }

  it('may refuse to be closed by request-close', () => {
    const { dialog, press } = dialogWith('request-close');
    dialog.addEventListener('cancel', (event) => event.preventDefault());
    dialog.showModal();
    press();
    expect(dialog.open).to.equal(true);
  });

  it('closes by request-close where dialogs cannot be asked', () => {
    const { requestClose } = HTMLDialogElement.prototype;
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'requestClose');
    try {
      const { dialog, press } = dialogWith('request-close', 'value="yes"');
      dialog.showModal();
      press();
      expect([dialog.open, dialog.returnValue]).to.deep.equal([false, 'yes']);
    } finally {
      HTMLDialogElement.prototype.requestClose = requestClose;
    }
  });

  it('is left alone by a disabled button', () => {
    const { dialog, press } = dialogWith('show-modal', 'disabled');
    press();
    expect(dialog.open).to.equal(false);
  });
});
