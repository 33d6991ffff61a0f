import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { configure } from '../../../../src';
import { endRuns, replaceGlobal } from '../../../builder/motion/fixtures';
import { until } from '../../../page-objects/until';
import { type Chat, living } from './fixtures';

beforeEach(() => configure({ features: ['container'] }));
afterEach(() => {
  endRuns();
  configure({ features: undefined, mode: undefined });
});

const isShown = ({ box }: Chat): boolean => box.checkVisibility({ visibilityProperty: true });
const expanded = ({ button, close }: Chat): (string | null)[] =>
  [button, close].map((control) => control.getAttribute('aria-expanded'));

describe('contact buttons', () => {
  it('open the box with their button, and close it with that or the close button', async () => {
    const chat = await living();
    const told: string[] = [];
    for (const what of ['open', 'close']) {
      chat.host.addEventListener(`nh-contact-buttons-${what}`, () => told.push(what));
    }
    expect(isShown(chat)).to.equal(false);
    expect(expanded(chat)).to.deep.equal(['false', 'false']);
    chat.button.click();
    expect(isShown(chat)).to.equal(true);
    expect(chat.box.inert).to.equal(false);
    expect(chat.box.getAttribute('aria-hidden')).to.equal('false');
    expect(chat.content.classList.contains('visible')).to.equal(true);
    expect(expanded(chat)).to.deep.equal(['true', 'true']);
    chat.button.click();
    expect(isShown(chat)).to.equal(false);
    expect(chat.box.inert).to.equal(true);
    chat.button.click();
    chat.close.click();
    expect(isShown(chat)).to.equal(false);
    expect(told).to.deep.equal(['open', 'close', 'open', 'close']);
  });

  it('move the focus into the box and back to the button', async () => {
    const chat = await living();
    chat.button.click();
    expect(document.activeElement).to.equal(chat.box);
    chat.close.click();
    expect(document.activeElement).to.equal(chat.button);
  });

  it('close on Escape while the focus is inside, not on a click elsewhere', async () => {
    const chat = await living();
    chat.button.click();
    document.body.click();
    chat.box.blur();
    await sendKeys({ press: 'Escape' });
    expect(isShown(chat)).to.equal(true);
    chat.close.focus();
    await sendKeys({ press: 'Escape' });
    expect(isShown(chat)).to.equal(false);
    expect(document.activeElement).to.equal(chat.button);
  });

  it('do not move the focus in the editor', async () => {
    configure({ mode: 'edit' });
    const chat = await living();
    chat.button.click();
    expect(isShown(chat)).to.equal(true);
    expect(document.activeElement).to.equal(document.body);
  });

  it('name their dialog, with a unique id', async () => {
    const [one, other] = [await living(), await living()];
    expect(one.box.id).not.to.equal(other.box.id);
    expect(other.button.getAttribute('aria-controls')).to.equal(other.box.id);
    expect(other.close.getAttribute('aria-controls')).to.equal(other.box.id);
    expect(other.box.getAttribute('role')).to.equal('dialog');
    expect(other.root.hasAttribute('aria-role')).to.equal(false);
    other.button.click();
    await expect(other.host).to.be.accessible();
  });

  it('write the current time to the message when it is first shown', async () => {
    const { host, button } = await living();
    const time = host.querySelector('[data-time-format]');
    expect(time?.textContent).to.equal('');
    button.click();
    expect(time?.textContent).to.match(/^\d\d?:\d\d$/);
  });

  it('restore the printed markup when they end', async () => {
    const chat = await living();
    const { host, root, button, box } = chat;
    button.click();
    host.remove();
    await Reflect.get(host, 'updateComplete');
    expect(root.getAttribute('aria-role')).to.equal('dialog');
    expect(box.className).to.equal('e-contact-buttons__content-wrapper hidden');
    expect(box.hasAttribute('inert')).to.equal(false);
    expect(button.hasAttribute('aria-expanded')).to.equal(false);
  });

  it('stay as printed without the feature, and show the box while the button has the focus', async () => {
    configure({ features: [] });
    const chat = await living();
    expect(chat.button.hasAttribute('aria-expanded')).to.equal(false);
    expect(chat.root.hasAttribute('data-nh-live')).to.equal(false);
  });
});

describe('animated contact buttons', () => {
  const settings = {
    style_chat_box_entrance_animation: 'testIn',
    style_chat_box_exit_animation: 'testIn',
    style_chat_button_animation: 'testIn',
  };

  it('open and close with the classes of their animations, which are removed at the end', async () => {
    const chat = await living(settings, 'has-animations');
    chat.button.click();
    expect([...chat.content.classList]).to.include.members(['animated', 'testIn']);
    await until(() => chat.content.classList.contains('visible'));
    expect([...chat.content.classList]).not.to.include.members(['animated', 'testIn']);
    chat.button.click();
    expect([...chat.content.classList]).to.include.members(['animated', 'testIn', 'reverse']);
    expect([...chat.box.classList]).to.include.members(['animated-wrapper', 'hidden']);
    expect(isShown(chat)).to.equal(true);
    await until(() => !chat.content.classList.contains('animated'));
    expect(isShown(chat)).to.equal(false);
  });

  it('reverse at once when closed while opening', async () => {
    const chat = await living(settings, 'has-animations');
    chat.button.click();
    chat.button.click();
    expect(chat.content.classList.contains('reverse')).to.equal(true);
    chat.button.click();
    expect(chat.content.classList.contains('reverse')).to.equal(false);
    await until(() => chat.content.classList.contains('visible'));
    expect(isShown(chat)).to.equal(true);
  });

  for (const name of ['none', 'noSuchKeyframes', 'two names']) {
    it(`open at once with the animation ${name}`, async () => {
      const chat = await living({ style_chat_box_entrance_animation: name }, 'has-animations');
      chat.button.click();
      await until(() => chat.content.classList.contains('visible'));
      expect(chat.content.getAnimations()).to.deep.equal([]);
    });
  }

  it('play the entrance of the button, which is visible then', async () => {
    const { button } = await living(settings);
    await until(() => ['animated', 'testIn'].every((name) => button.classList.contains(name)));
    await until(() => button.classList.contains('visible'));
    expect(getComputedStyle(button).opacity).to.equal('1');
    expect(button.classList.contains('animated')).to.equal(false);
  });

  it('are visible at once with reduced motion', async () => {
    replaceGlobal('matchMedia', (query: string) => ({
      matches: query.includes('reduced-motion'),
      addEventListener: () => {},
    }));
    const chat = await living(settings, 'has-animations');
    expect([...chat.button.classList]).to.include('visible');
    chat.button.click();
    expect([...chat.content.classList]).not.to.include('animated');
    expect(isShown(chat)).to.equal(true);
  });

  it('play a changed entrance of the button in the editor', async () => {
    configure({ mode: 'edit' });
    // On a busy machine, the animation has ended when its events come: then its classes are gone.
    const played: string[] = [];
    const listen = ({ animationName }: AnimationEvent): void => void played.push(animationName);
    document.addEventListener('animationend', listen);
    const { host, button } = await living(settings);
    await until(() => played.length === 1 && button.classList.contains('visible'));
    const former: string[][] = [];
    const observer = new MutationObserver((records) => {
      for (const { oldValue } of records) former.push((oldValue ?? '').split(' '));
    });
    observer.observe(button, { attributeFilter: ['class'], attributeOldValue: true });
    const later = { ...settings, style_chat_button_animation_delay: 5 };
    host.setAttribute('settings', JSON.stringify(later));
    await until(() => played.length === 2);
    document.removeEventListener('animationend', listen);
    observer.disconnect();
    expect(played).to.deep.equal(['testIn', 'testIn']);
    expect(former.find((classes) => classes.includes('animated'))).to.include('testIn');
  });
});
