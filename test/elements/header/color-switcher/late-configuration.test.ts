import { expect } from '@open-wc/testing';
import { configure, defineElements } from '../../../../src';

defineElements({ tags: ['nh-color-switcher'] });

const root = document.documentElement;
const { body } = document;
const palettes = { default: { 0: '#ffffff' }, switched: { 0: '#000000' } };
const printedDark = {
  isDarkPalette: true,
  defaultMode: 'dark',
  isSwitched: true,
  palettes,
} as const;
/** A separate theme name, so that choices of other tests do not apply. */
const theme = 'fern';

/** A page that the server has printed dark, and has configured for no switcher. */
async function placed() {
  configure({ theme });
  body.classList.add(`${theme}-dark-mode-enable`);
  const host = document.createElement('nh-color-switcher');
  host.innerHTML = '<button aria-label="x"></button>';
  body.append(host);
  await host.updateComplete;
  return host;
}

const isMarked = () => body.classList.contains(`${theme}-dark-mode-enable`);
const isPressed = () => document.querySelector('nh-color-switcher button')?.ariaPressed;

afterEach(async () => {
  configure({ colorSwitcher: { ...printedDark, isSwitched: false } });
  const hosts = [...document.querySelectorAll('nh-color-switcher')];
  await Promise.all(hosts.map((host) => host.updateComplete));
  for (const host of hosts) host.remove();
  await Promise.all(hosts.map((host) => host.updateComplete));
  configure({ colorSwitcher: undefined, theme: undefined });
  body.removeAttribute('class');
});

describe('a page printed in dark that is configured late', () => {
  it('stays dark with the site’s configuration', async () => {
    const host = await placed();
    configure({ colorSwitcher: printedDark });
    await host.updateComplete;
    expect([isMarked(), root.dataset.nhPalette, isPressed()]).to.deep.equal([
      true,
      'switched',
      'true',
    ]);
    expect(root.style.getPropertyValue('--ast-global-color-0')).to.equal('#000000');
  });

  it('stays dark with a tag’s settings', async () => {
    const host = await placed();
    host.settings = printedDark;
    await host.updateComplete;
    expect([isMarked(), root.dataset.nhPalette, isPressed()]).to.deep.equal([
      true,
      'switched',
      'true',
    ]);
  });

  // The last test, since a choice stays with the page.
  it('keeps the visitor’s earlier choice', async () => {
    const host = await placed();
    for (let clicks = 0; clicks < 2; clicks++) host.querySelector('button')?.click();
    configure({ colorSwitcher: printedDark });
    await host.updateComplete;
    expect([isMarked(), root.dataset.nhPalette]).to.deep.equal([false, 'default']);
  });
});
