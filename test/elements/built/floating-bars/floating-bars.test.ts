import { expect, fixture } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { configure } from '../../../../src';
import { endRuns, replaceGlobal } from '../../../builder/motion/fixtures';
import { rendered, until } from '../../../page-objects/until';
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
  it('is hidden with its close button, and emits an event', async () => {
    const { host, bar, close } = await living();
    let told = 0;
    host.addEventListener('nh-floating-bars-close', () => {
      told += 1;
    });
    close.click();
    expect(bar.classList.contains('is-hidden')).to.equal(true);
    expect(told).to.equal(1);
  });

  it('does not take the focus, and restores it when closed', async () => {
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

  it('cannot be closed in the editor', async () => {
    configure({ mode: 'edit' });
    const { bar, close } = await living();
    close.click();
    expect(bar.classList.contains('is-hidden')).to.equal(false);
  });

  it('is a region named by its text, not an alert', async () => {
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

describe('a sticky floating bar at the top', () => {
  it('keeps the page below it at any height, and releases the space when closed', async () => {
    document.body.style.paddingTop = '7px';
    const { bar, close } = await living();
    expect(padding()).to.equal('50px');
    bar.style.blockSize = '80px';
    await until(() => padding() === '80px');
    close.click();
    expect(padding()).to.equal('7px');
    await rendered();
    expect(padding()).to.equal('7px');
    document.body.style.paddingTop = '';
  });

  it('releases the space when it ends', async () => {
    const { host } = await living();
    host.remove();
    await Reflect.get(host, 'updateComplete');
    expect(padding()).to.equal('');
    expect(document.documentElement.style.cssText).not.to.contain('--nh-floating-bars-end');
  });

  it('keeps the space for another bar that is still open', async () => {
    const [one, other] = [await living(), await living()];
    one.close.click();
    expect(padding()).to.equal('50px');
    other.close.click();
    expect(padding()).to.equal('');
  });

  it('is below the admin bar of the CMS', async () => {
    printAdminBar();
    const { bar } = await living();
    expect(bar.style.top).to.equal('32px');
    expect(padding()).to.equal('50px');
  });

  it('moves other sticky elements down until it is closed', async () => {
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

describe('a sticky floating bar in a low window, as at 400 % zoom', () => {
  afterEach(() => setViewport({ width: 800, height: 600 }));

  it('scrolls away from the start of the page, and sticks again in a higher window', async () => {
    await setViewport({ width: 320, height: 256 });
    const { bar, document: built } = await living();
    expect(document.body.firstElementChild === built).to.equal(true);
    expect([getComputedStyle(bar).position, padding()]).to.deep.equal(['relative', '']);
    expect(bar.getBoundingClientRect().top + scrollY).to.be.below(50);
    await setViewport({ width: 800, height: 600 });
    await until(() => padding() === '50px');
    expect(document.body.firstElementChild === built).to.equal(false);
    expect(getComputedStyle(bar).position).to.equal('fixed');
    await setViewport({ width: 320, height: 256 });
    await until(() => padding() === '');
  });

  it('is at the end of the page if it is at the bottom', async () => {
    await setViewport({ width: 320, height: 256 });
    const { bar } = await living('has-vertical-position-bottom is-sticky');
    expect(getComputedStyle(bar).position).to.equal('relative');
  });
});

describe('a skip link at the top of the window', () => {
  it('is shown below a sticky bar while it has the focus', async () => {
    const link = await fixture<HTMLElement>(
      '<a href="#content" style="position: absolute; top: 5px; left: 6px">Skip to content</a>',
    );
    const { bar, close } = await living();
    const places = (): number[] =>
      [link.getBoundingClientRect().top, bar.getBoundingClientRect().bottom].map(Math.round);
    link.focus();
    const [top, bottom] = places();
    expect(top).to.equal(bottom);
    link.blur();
    expect(places()[0]).to.equal(5);
    close.click();
    link.focus();
    expect(places()[0]).to.equal(5);
  });
});

describe('a non-sticky floating bar at the top', () => {
  it('moves with its document to the start of the page, and back when it ends', async () => {
    const { host, bar, document: built } = await living('has-vertical-position-top');
    expect(document.body.firstElementChild).to.equal(built);
    expect(padding()).to.equal('');
    expect(bar.getAttribute('role')).to.equal('region');
    configure({ features: [] });
    await Reflect.get(host, 'updateComplete');
    expect(document.body.contains(built)).to.equal(true);
    expect(document.body.firstElementChild).not.to.equal(built);
  });

  it('follows the admin bar of the CMS', async () => {
    printAdminBar();
    const { host, document: built } = await living('has-vertical-position-top');
    expect(document.getElementById('wpadminbar')?.nextElementSibling).to.equal(built);
    configure({ features: [] });
    await Reflect.get(host, 'updateComplete');
  });

  it('stays where it is printed if at the bottom, and in the editor', async () => {
    const { document: built } = await living('has-vertical-position-bottom');
    expect(document.body.firstElementChild).not.to.equal(built);
    configure({ mode: 'edit' });
    const edited = await living('has-vertical-position-top');
    expect(document.body.firstElementChild).not.to.equal(edited.document);
  });
});

describe('the button of a floating bar', () => {
  const settings = { style_cta_button_animation: 'testIn', style_cta_button_animation_delay: 10 };

  it('plays its entrance, and is visible then', async () => {
    const { button } = await living(undefined, settings);
    await until(() => button.matches('.animated.testIn'));
    await until(() => button.classList.contains('visible'));
    expect(getComputedStyle(button).opacity).to.equal('1');
    expect([...button.classList]).not.to.include('has-entrance-animation');
  });

  for (const name of ['none', '', 'noSuchKeyframes']) {
    it(`is visible without an animation: ${JSON.stringify(name)}`, async () => {
      const { button } = await living(undefined, { style_cta_button_animation: name });
      await until(() => button.classList.contains('visible'));
      expect(getComputedStyle(button).opacity).to.equal('1');
    });
  }

  it('is visible at once with reduced motion', async () => {
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
