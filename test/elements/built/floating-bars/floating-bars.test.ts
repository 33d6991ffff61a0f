import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { configure } from '../../../../src';
import { endRuns, painted, replaceGlobal, until } from '../motion/fixtures';
import { living } from './fixtures';

beforeEach(() => configure({ features: ['container'] }));
afterEach(() => {
  endRuns();
  document.getElementById('wpadminbar')?.remove();
  configure({ features: undefined, mode: undefined });
});

function printAdminBar(): void {
  const admin = document.createElement('div');
  admin.id = 'wpadminbar';
  admin.style.blockSize = '32px';
  document.body.prepend(admin);
}

const padding = (): string => document.body.style.paddingTop;

describe('a floating bar', () => {
  it('is hidden by its close button, and tells it', async () => {
    const { host, bar, close } = await living();
    let told = 0;
    host.addEventListener('nh-floating-bars-close', () => {
      told += 1;
    });
    close.click();
    expect(bar.classList.contains('is-hidden')).to.equal(true);
    expect(told).to.equal(1);
  });

  it('takes no focus by itself, and gives it back to where it came from', async () => {
    const before = document.body.appendChild(document.createElement('button'));
    before.focus();
    const { bar, button } = await living();
    expect(document.activeElement).to.equal(before);
    await sendKeys({ press: 'Escape' });
    expect(bar.classList.contains('is-hidden')).to.equal(false);
    button.focus();
    await sendKeys({ press: 'Escape' });
    expect(bar.classList.contains('is-hidden')).to.equal(true);
    expect(document.activeElement).to.equal(before);
    before.remove();
  });

  it('stays in the editor', async () => {
    configure({ mode: 'edit' });
    const { bar, close } = await living();
    close.click();
    expect(bar.classList.contains('is-hidden')).to.equal(false);
  });

  it('is a part of the page that its text names, not an alert', async () => {
    const { host, bar, close } = await living();
    expect(bar.getAttribute('role')).to.equal('region');
    expect(close.getAttribute('aria-controls')).to.equal(bar.id);
    await expect(host).to.be.accessible();
  });

  it('stays as printed without the feature', async () => {
    configure({ features: [] });
    const { bar } = await living();
    expect(bar.getAttribute('role')).to.equal('alertdialog');
    expect(padding()).to.equal('');
  });
});

describe('a floating bar that sticks to the top', () => {
  it('keeps the page below it, whatever its height, and gives the room back when it is shut', async () => {
    document.body.style.paddingTop = '7px';
    const { bar, close } = await living();
    expect(padding()).to.equal('50px');
    bar.style.blockSize = '80px';
    await until(document.body, () => padding() === '80px');
    close.click();
    expect(padding()).to.equal('7px');
    await painted();
    expect(padding()).to.equal('7px');
    document.body.style.paddingTop = '';
  });

  it('gives the room back at its end too', async () => {
    const { host } = await living();
    host.remove();
    await Reflect.get(host, 'updateComplete');
    expect(padding()).to.equal('');
    expect(document.documentElement.style.cssText).not.to.contain('--nh-floating-bars-end');
  });

  it('leaves the room to another that is still open', async () => {
    const [one, other] = [await living(), await living()];
    one.close.click();
    expect(padding()).to.equal('50px');
    other.close.click();
    expect(padding()).to.equal('');
  });

  it('lies below the bar of the CMS', async () => {
    printAdminBar();
    const { bar } = await living();
    expect(bar.style.top).to.equal('32px');
    expect(padding()).to.equal('50px');
  });

  it('moves down what else sticks there, until it is shut', async () => {
    const header = await fixture<HTMLElement>(
      `<div class="elementor-sticky" style="position: fixed; top: 0px;" data-settings='{"sticky":"top"}'>Menu</div>`,
    );
    const below = await fixture<HTMLElement>(
      `<div class="elementor-sticky" style="position: fixed; bottom: 0px;" data-settings='{"sticky":"bottom"}'>Help</div>`,
    );
    const { close } = await living();
    expect(header.getBoundingClientRect().top).to.equal(50);
    expect(below.getBoundingClientRect().bottom).to.equal(window.innerHeight);
    close.click();
    expect(header.getBoundingClientRect().top).to.equal(0);
  });
});

describe('a floating bar at the top that does not stick', () => {
  it('moves with its document to the beginning of the page, and back at its end', async () => {
    const { host, bar, document: built } = await living('has-vertical-position-top');
    expect(document.body.firstElementChild).to.equal(built);
    expect(padding()).to.equal('');
    expect(bar.getAttribute('role')).to.equal('region');
    configure({ features: [] });
    await Reflect.get(host, 'updateComplete');
    expect(document.body.contains(built)).to.equal(true);
    expect(document.body.firstElementChild).not.to.equal(built);
  });

  it('comes after the bar of the CMS', async () => {
    printAdminBar();
    const { host, document: built } = await living('has-vertical-position-top');
    expect(document.getElementById('wpadminbar')?.nextElementSibling).to.equal(built);
    configure({ features: [] });
    await Reflect.get(host, 'updateComplete');
  });

  it('stays where it is printed at the bottom, and in the editor', async () => {
    const { document: built } = await living('has-vertical-position-bottom');
    expect(document.body.firstElementChild).not.to.equal(built);
    configure({ mode: 'edit' });
    const edited = await living('has-vertical-position-top');
    expect(document.body.firstElementChild).not.to.equal(edited.document);
  });
});

describe('the button of a floating bar', () => {
  const settings = { style_cta_button_animation: 'testIn', style_cta_button_animation_delay: 10 };

  it('enters by its animation, and is seen', async () => {
    const { button } = await living(undefined, settings);
    await until(button, () => button.matches('.animated.testIn'));
    await until(button, () => button.classList.contains('visible'));
    expect(getComputedStyle(button).opacity).to.equal('1');
    expect([...button.classList]).not.to.include('has-entrance-animation');
  });

  for (const name of ['none', '', 'noSuchKeyframes']) {
    it(`is seen without an animation: ${JSON.stringify(name)}`, async () => {
      const { button } = await living(undefined, { style_cta_button_animation: name });
      await until(button, () => button.classList.contains('visible'));
      expect(getComputedStyle(button).opacity).to.equal('1');
    });
  }

  it('is seen at once where motion is to be reduced', async () => {
    replaceGlobal('matchMedia', (query: string) => ({
      matches: query.includes('reduced-motion'),
      addEventListener: () => {},
    }));
    const { button } = await living(undefined, settings);
    expect([...button.classList])
      .to.include('visible')
      .and.not.include('animated');
  });
});
