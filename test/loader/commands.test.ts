import { expect } from '@open-wc/testing';

Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
const { supportDialogCommands } = await import('../../src/loader/commands');
before(supportDialogCommands);

/** A dialog in a given state, and the button that controls it. */
function dialogWith(command: string, attributes = '', root: ParentNode & Node = document.body) {
  const holder = document.createElement('div');
  holder.innerHTML = `<dialog id="box"></dialog><button type="button" commandfor="box" command="${command}" ${attributes}><b>B</b></button>`;
  root.replaceChildren(holder);
  const dialog = holder.querySelector('dialog') as HTMLDialogElement;
  const icon = holder.querySelector('b') as HTMLElement;
  // Not a mouse event, so that this engine does not run the command itself.
  const press = () => icon.dispatchEvent(new Event('click', { bubbles: true, composed: true }));
  return { dialog, press };
}

describe('a dialog in a browser without commands', () => {
  it('opens with show-modal, and stays open on a second click', () => {
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
    it(`closes on ${command} with the button’s value`, () => {
      const { dialog, press } = dialogWith(command, 'value="yes"');
      dialog.showModal();
      press();
      expect([dialog.open, dialog.returnValue]).to.deep.equal([false, 'yes']);
    });

    it(`keeps its returnValue on ${command} of a button without value`, () => {
      const { dialog, press } = dialogWith(command);
      dialog.returnValue = 'before';
      dialog.showModal();
      press();
      expect([dialog.open, dialog.returnValue]).to.deep.equal([false, 'before']);
    });
  }

  it('can prevent request-close', () => {
    const { dialog, press } = dialogWith('request-close');
    dialog.addEventListener('cancel', (event) => event.preventDefault());
    dialog.showModal();
    press();
    expect(dialog.open).to.equal(true);
  });

  it('closes on request-close in browsers without requestClose', () => {
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

  it('is not changed by a disabled button', () => {
    const { dialog, press } = dialogWith('show-modal', 'disabled');
    press();
    expect(dialog.open).to.equal(false);
  });
});
