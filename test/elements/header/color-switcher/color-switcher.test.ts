import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { configure, defineElements } from '../../../../src';
import { until } from '../../../page-objects/until';

defineElements({ tags: ['nh-color-switcher'] });

const root = document.documentElement;
const palettes = { default: ['#ffffff', '#000000', '#ff0000'], switched: ['#000000', '#ffffff'] };

const printed = (texts = 'data-default-text="To light" data-switched-text="To dark"') =>
  `<div class="ast-builder-color-switcher"><button class="ast-switcher-button" aria-label="x" ${texts}>` +
  '<span class="ast-switcher-icon ast-current">a</span><span class="ast-switcher-icon">b</span></button></div>';

/** Puts a switcher into the page; it counts the events that it tells the page. */
async function placed(content = printed(), settings: object = {}) {
  configure({
    colorSwitcher: { isDarkPalette: true, defaultMode: 'light', palettes, ...settings },
  });
  const host = document.createElement('nh-color-switcher');
  host.innerHTML = content;
  document.body.append(host);
  await host.updateComplete;
  return { host, button: host.querySelector('button') as HTMLButtonElement };
}

/** Clicks, and lets React draw, which it does in a microtask. */
async function press(control: HTMLElement | null): Promise<void> {
  control?.click();
  await Promise.resolve();
}

const isMarked = () => document.body.classList.contains('astra-dark-mode-enable');
const colour = (index: number) => root.style.getPropertyValue(`--ast-global-color-${index}`);

beforeEach(() => emulateMedia({ reducedMotion: 'reduce' }));

afterEach(async () => {
  // Each test leaves the page, whose state outlives its switchers, in the default palette.
  const host = document.querySelector('nh-color-switcher');
  if (root.dataset.nhPalette === 'switched') host?.querySelector('button')?.click();
  for (const one of document.querySelectorAll('nh-color-switcher, .custom-logo-link')) one.remove();
  await host?.updateComplete;
  document.body.classList.remove('astra-dark-mode-enable');
  configure({ colorSwitcher: undefined, themePrefix: undefined, theme: undefined });
});

describe('<nh-color-switcher> around the theme’s button', () => {
  it('acts once even if the theme’s own script listens on the button', async () => {
    const { host, button } = await placed();
    let isSwitchedByTheme = false;
    button.addEventListener('click', () => {
      isSwitchedByTheme = true;
      document.body.classList.toggle('astra-dark-mode-enable');
    });
    const told: unknown[] = [];
    host.addEventListener('nh-palette-change', ({ detail }) => told.push(detail));
    await press(button.querySelector('span'));
    expect(isSwitchedByTheme).to.equal(false);
    expect(isMarked()).to.equal(true);
    expect(told).to.deep.equal([{ isSwitched: true, isDark: true }]);
  });

  it('sets the dark class even if the server has printed it in the default palette', async () => {
    document.body.classList.add('astra-dark-mode-enable');
    const { button } = await placed();
    await press(button);
    expect(isMarked()).to.equal(true);
    await press(button);
    expect(isMarked()).to.equal(false);
  });

  it('removes the variables of a longer palette', async () => {
    const { button } = await placed();
    await press(button);
    expect([colour(0), colour(2)]).to.deep.equal(['#000000', '']);
    await press(button);
    expect([colour(0), colour(2)]).to.deep.equal(['#ffffff', '#ff0000']);
    expect(root.style.getPropertyValue('--e-global-color-astglobalcolor2')).to.equal('#ff0000');
  });

  it('is named by the theme’s texts, without a pressed state', async () => {
    const { button } = await placed();
    const says = () => [button.getAttribute('aria-label'), button.getAttribute('aria-pressed')];
    expect(says()).to.deep.equal(['To dark', null]);
    await press(button);
    expect(says()).to.deep.equal(['To light', null]);
  });

  it('has a pressed state if its name stays the same', async () => {
    const { button } = await placed(printed('data-default-text="To light"'));
    const says = () => [button.getAttribute('aria-label'), button.getAttribute('aria-pressed')];
    expect(says()).to.deep.equal(['Switch color palette.', 'false']);
    await press(button);
    expect(says()).to.deep.equal(['Switch color palette.', 'true']);
  });

  it('names a button without text, and keeps visible text', async () => {
    const { button, host } = await placed(printed(''));
    expect(button.getAttribute('aria-label')).to.equal('Switch color palette.');
    host.innerHTML = '<button>Night</button>';
    await until(() => host.querySelector('button')?.hasAttribute('aria-pressed') === true);
    expect(host.querySelector('button')?.hasAttribute('aria-label')).to.equal(false);
  });

  it('enhances a button that replaces the first', async () => {
    const { host, button } = await placed();
    await press(button);
    const box = host.querySelector('.ast-builder-color-switcher') as HTMLElement;
    box.innerHTML = printed();
    const fresh = box.querySelector('button') as HTMLButtonElement;
    await until(() => fresh.getAttribute('aria-label') === 'To light');
    await press(fresh);
    expect(isMarked()).to.equal(false);
  });

  it('swaps the icons at once if reduced motion is requested', async () => {
    const { button } = await placed();
    await press(button);
    expect(button.className).to.equal('ast-switcher-button');
    expect(button.lastElementChild?.className).to.equal('ast-switcher-icon ast-current');
  });

  it('animates the icons like the theme, and ends right after fast clicks', async () => {
    await emulateMedia({ reducedMotion: 'no-preference' });
    const { button } = await placed();
    await press(button);
    expect(button.classList.contains('ast-animate')).to.equal(true);
    await press(button);
    await press(button);
    await until(() => !button.classList.contains('ast-animate'));
    expect(button.lastElementChild?.className).to.equal('ast-switcher-icon ast-current');
    expect(button.firstElementChild?.className).to.equal('ast-switcher-icon');
  });

  it('uses the class names of another theme', async () => {
    configure({ theme: 'kelp', themePrefix: 'kp' });
    const { button } = await placed(printed().replaceAll('ast-', 'kp-'));
    await press(button);
    expect(document.body.classList.contains('kelp-dark-mode-enable')).to.equal(true);
    expect(root.style.getPropertyValue('--kp-global-color-0')).to.equal('#000000');
    expect(document.cookie).to.contain('kelpColorSwitcherState=true');
    expect(button.lastElementChild?.className).to.equal('kp-switcher-icon kp-current');
    await press(button);
  });

  it('leaves the button to the theme if isInit is off', async () => {
    const { button } = await placed(printed(), { isInit: false });
    let heard = 0;
    button.addEventListener('click', () => heard++);
    await press(button);
    expect([heard, isMarked(), button.ariaLabel]).to.deep.equal([1, false, 'x']);
  });
});

describe('the logo', () => {
  const logos = { default: '/demo/assets/logo.svg', switched: '/demo/assets/logo-dark.svg' };

  function printLogo(around = 'custom-logo-link'): HTMLImageElement {
    const link = document.createElement('a');
    link.className = around;
    link.innerHTML = `<img class="custom-logo" alt="" src="${logos.default}" srcset="${logos.default} 2x" data-src="${logos.default}">`;
    document.body.append(link);
    return link.firstElementChild as HTMLImageElement;
  }

  it('follows a dark palette despite srcset and lazy loading', async () => {
    const logo = printLogo();
    const { button } = await placed(printed(), { logos });
    await press(button);
    await until(() => logo.getAttribute('src') === logos.switched);
    expect(logo.hasAttribute('srcset')).to.equal(false);
    expect(logo.dataset.src).to.equal(logos.switched);
  });

  it('follows in a <picture> too', async () => {
    const logo = printLogo();
    const picture = document.createElement('picture');
    logo.replaceWith(picture);
    picture.innerHTML = `<source srcset="${logos.default}">`;
    picture.append(logo);
    const { button } = await placed(printed(), { logos });
    await press(button);
    await until(() => logo.currentSrc.endsWith(logos.switched));
  });

  it('ends right when the palette changes back during loading', async () => {
    const logo = printLogo();
    const { button } = await placed(printed(), { logos });
    const images: HTMLImageElement[] = [];
    document.createElement = (tag: string) => {
      const made = Document.prototype.createElement.call(document, tag);
      // An image that loads only when the test says so.
      if (tag === 'img')
        images.push(Object.defineProperty(made, 'src', { writable: true }) as HTMLImageElement);
      return made;
    };
    try {
      for (let clicks = 0; clicks < 2; clicks++) await press(button);
      const arrive = (image?: HTMLImageElement) => image?.onload?.(new Event('load'));
      arrive(images[1]);
      arrive(images[0]);
    } finally {
      Reflect.deleteProperty(document, 'createElement');
    }
    expect(logo.getAttribute('src')).to.equal(logos.default);
  });

  it('is shown even if it cannot be loaded', async () => {
    const logo = printLogo();
    const { button } = await placed(printed(), { logos: { ...logos, switched: '/no-such.svg' } });
    await press(button);
    await until(() => logo.getAttribute('src') === '/no-such.svg');
  });

  it('of a sticky or transparent header does not change', async () => {
    const main = printLogo();
    const others = ['sticky-custom-logo', 'transparent-custom-logo'].map((other) =>
      printLogo(`custom-logo-link ${other}`),
    );
    const { button } = await placed(printed(), { logos });
    await press(button);
    await until(() => main.getAttribute('src') === logos.switched);
    for (const other of others) expect(other.getAttribute('src')).to.equal(logos.default);
  });
});

describe('<nh-color-switcher> without a button', () => {
  it('draws a button that is pressed while the switched palette is shown', async () => {
    const { host } = await placed('');
    const button = () => host.querySelector('button') as HTMLButtonElement;
    expect(button().getAttribute('aria-label')).to.equal('Dark colors');
    await press(button());
    expect(button().getAttribute('aria-pressed')).to.equal('true');
    expect(isMarked()).to.equal(true);
  });

  it('follows the site’s configuration when script changes it', async () => {
    const { host } = await placed('');
    configure({ colorSwitcher: { isDarkPalette: false } });
    await host.updateComplete;
    expect(host.querySelector('button')?.getAttribute('aria-label')).to.equal('Alternative colors');
  });
});
