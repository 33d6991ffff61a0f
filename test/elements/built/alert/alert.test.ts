import '../../../../src/define/alert';
import { expect, fixture } from '@open-wc/testing';
import { emulateMedia, sendKeys } from '@web/test-runner-commands';

beforeEach(() => emulateMedia({ reducedMotion: 'reduce' }));
afterEach(() => emulateMedia({ reducedMotion: 'no-preference' }));

const markup = `<div class="elementor-alert" role="alert"><span class="elementor-alert-title">Closed</span>
  <button type="button" class="elementor-alert-dismiss">×</button></div>`;

interface Printed {
  readonly host: HTMLElement;
  readonly widget: HTMLElement;
  readonly button: HTMLButtonElement;
  readonly after: HTMLElement;
}

/** An alert in its widget, between two links. */
async function living(): Promise<Printed> {
  const page = await fixture<HTMLElement>(`<div><a href="#before">Before</a>
    <div data-element_type="widget" data-widget_type="alert.default"><nh-alert>${markup}</nh-alert></div>
    <p>Text</p><a href="#after">After</a></div>`);
  const find = <E extends HTMLElement>(selector: string): E => page.querySelector<E>(selector) as E;
  const host = find('nh-alert');
  await Reflect.get(host, 'updateComplete');
  return { host, widget: find('div'), button: find('button'), after: find('[href="#after"]') };
}

/** Resolves when fades have ended. */
async function faded({ widget }: Printed): Promise<void> {
  await Promise.all(widget.getAnimations().map(({ finished }) => finished));
  await Promise.resolve();
}

describe('the builder’s alert', () => {
  it('hides its widget, which stays in the page, when dismissed', async () => {
    const printed = await living();
    printed.button.click();
    await faded(printed);
    expect(getComputedStyle(printed.widget).display).to.equal('none');
    expect(printed.widget.isConnected).to.equal(true);
  });

  it('fades out first without reduced motion', async () => {
    await emulateMedia({ reducedMotion: 'no-preference' });
    const printed = await living();
    printed.button.click();
    expect(printed.widget.getAnimations()).to.have.length(1);
    expect(printed.widget.checkVisibility()).to.equal(true);
    printed.widget.getAnimations()[0]?.finish();
    await faded(printed);
    await Promise.resolve();
    expect(printed.widget.checkVisibility()).to.equal(false);
  });

  it('moves the focus to the next control when dismissed with the keyboard', async () => {
    const { button, after } = await living();
    button.focus();
    await sendKeys({ press: 'Enter' });
    expect(document.activeElement).to.equal(after);
  });

  it('leaves a focus outside the alert unchanged', async () => {
    const { button } = await living();
    button.click();
    expect(document.activeElement).to.equal(document.body);
  });

  it('emits an event when dismissed', async () => {
    const { host, button } = await living();
    const heard: string[] = [];
    host.addEventListener('nh-alert-close', ({ detail }) => heard.push(detail.title));
    button.click();
    expect(heard).to.deep.equal(['Closed']);
  });

  it('is a note with a named button, not a live region', async () => {
    const { host, button } = await living();
    expect(host.querySelector('.elementor-alert')?.getAttribute('role')).to.equal('note');
    expect(button.getAttribute('aria-label')).to.equal('Dismiss this alert.');
    await expect(host).to.be.accessible();
  });

  it('has a button that is named by its title too, unlike that of the next alert', async () => {
    const { host, button } = await living();
    const ids = button.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const named = ids.map((id) => host.querySelector(`#${id}`));
    expect(named[0] === button).to.equal(true);
    expect(named[1]?.textContent).to.equal('Closed');
  });

  it('restores the printed markup when it ends', async () => {
    const printed = await living();
    const { host, widget, button } = printed;
    button.click();
    await faded(printed);
    host.remove();
    await Reflect.get(host, 'updateComplete');
    expect(widget.style.display).to.equal('');
    expect(host.querySelector('.elementor-alert')?.getAttribute('role')).to.equal('alert');
    expect(button.getAttributeNames()).to.deep.equal(['type', 'class']);
  });
});
