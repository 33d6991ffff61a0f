import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { until } from '../../../page-objects/until';
import {
  button,
  clearPage,
  drawer,
  isExpanded,
  list,
  one,
  PHONE,
  page,
  placed,
  press,
  toggle,
} from './fixtures';

beforeEach(() => setViewport(PHONE));
afterEach(clearPage);

describe('<nh-menu-toggle> with an off-canvas menu', () => {
  it('opens as a dialog with the theme’s classes, and focuses the close button', async () => {
    await placed(page);
    await press('.menu-toggle');
    const panel = one('#menu');
    expect(panel.className).to.equal('ast-mobile-popup-drawer active show');
    expect([panel.role, panel.ariaModal]).to.deep.equal(['dialog', 'true']);
    expect(document.documentElement.classList.contains('ast-off-canvas-active')).to.equal(true);
    expect(document.body.classList.contains('ast-popup-nav-open')).to.equal(true);
    expect(document.activeElement).to.equal(one('.menu-toggle-close'));
    await press('.menu-toggle-close');
    expect([panel.className, panel.role]).to.deep.equal(['ast-mobile-popup-drawer', null]);
    expect(document.documentElement.className).to.equal('');
  });

  for (const [how, close] of [
    ['its close button', () => press('.menu-toggle-close')],
    ['the backdrop', () => press('.ast-mobile-popup-overlay')],
    ['Escape', () => sendKeys({ press: 'Escape' })],
  ] as const) {
    it(`closes by ${how}, and gives the focus back to the toggle`, async () => {
      await placed(page);
      await press('.menu-toggle');
      await close();
      expect(isExpanded('.menu-toggle')).to.equal('false');
      expect(document.activeElement).to.equal(one('.menu-toggle'));
    });
  }

  it('keeps the focus inside: Tab cycles, and the page around is inert until it closes', async () => {
    await placed(page);
    await press('.menu-toggle');
    one('#outside').focus();
    expect(document.activeElement).to.equal(one('.menu-toggle-close'));
    await sendKeys({ down: 'Shift' });
    await sendKeys({ press: 'Tab' });
    await sendKeys({ up: 'Shift' });
    expect(document.activeElement).to.equal(one('#away'));
    await sendKeys({ press: 'Tab' });
    expect(document.activeElement).to.equal(one('.menu-toggle-close'));
    await press('.menu-toggle-close');
    one('#outside').focus();
    expect(document.activeElement).to.equal(one('#outside'));
    expect(document.querySelector('[inert]')).to.equal(null);
  });

  it('closes properly when another script removes the theme’s classes', async () => {
    await placed(page);
    await press('.menu-toggle');
    one('#menu').classList.remove('active', 'show');
    await until(() => isExpanded('.menu-toggle') === 'false');
    expect(document.activeElement).to.equal(one('.menu-toggle'));
    expect(document.querySelector('[inert]')).to.equal(null);
    expect(getComputedStyle(document.body).overflow).to.equal('visible');
  });

  it('restores button and page when the panel is removed', async () => {
    await placed(page);
    await press('.menu-toggle');
    one('#menu').remove();
    await until(() => isExpanded('.menu-toggle') === 'false');
    expect(one('.menu-toggle').outerHTML).to.equal(button);
    expect(document.querySelector('[inert]')).to.equal(null);
  });

  it('returns the focus to another toggle, which emits the event, if its own is removed', async () => {
    const drawn = '<nh-menu-toggle for="menu"></nh-menu-toggle>';
    const box = await placed(`${toggle}${drawn}${drawer}`);
    const told: unknown[] = [];
    box.addEventListener('nh-menu-close', ({ target }) => told.push(target));
    await press('.menu-toggle');
    one('nh-menu-toggle').remove();
    await press('.menu-toggle-close');
    const next = one('[part="button"]');
    expect(document.activeElement).to.equal(next);
    expect(told).to.deep.equal([next.closest('nh-menu-toggle')]);
  });

  it('returns the focus to the button that replaced the one that opened it', async () => {
    await placed(page);
    await press('.menu-toggle');
    one('nh-menu-toggle').innerHTML = button;
    await press('.menu-toggle-close');
    expect(document.activeElement).to.equal(one('.menu-toggle'));
  });

  it('is closed when the visitor returns from another page', async () => {
    await placed(page);
    await press('.menu-toggle');
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    await Promise.resolve();
    expect(isExpanded('.menu-toggle')).to.equal('false');
    expect(one('#menu').className).to.equal('ast-mobile-popup-drawer');
  });

  it('locks the page’s scrolling while it is open', async () => {
    await placed(page);
    await press('.menu-toggle');
    expect(getComputedStyle(document.body).overflow).to.equal('hidden');
    await press('.menu-toggle-close');
    expect(getComputedStyle(document.body).overflow).to.equal('visible');
  });

  it('closes when a link to a fragment is followed, and the page scrolls there', async () => {
    await placed(`${page}<p id="place">Place</p>`);
    await press('.menu-toggle');
    await press('#here');
    expect(location.hash).to.equal('#place');
    expect(isExpanded('.menu-toggle')).to.equal('false');
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('gets a close button if the theme has printed none', async () => {
    await placed(
      `<nh-menu-toggle settings='{"kind": "full-width"}'>${button}<nav>${list}</nav></nh-menu-toggle>`,
    );
    await press('.menu-toggle');
    expect(document.activeElement?.getAttribute('aria-label')).to.equal('Close menu');
    await press('.nh-menu-close');
    expect(document.querySelector('.nh-menu-close')).to.equal(null);
    expect(isExpanded('.menu-toggle')).to.equal('false');
  });

  for (const [name, type] of [
    ['data-type', 'off-canvas'],
    ['data-toggle-type', 'full-width'],
  ] as const) {
    it(`is one because the theme’s header says so by ${name}="${type}"`, async () => {
      await placed(`<header ${name}="${type}">${toggle}<nav id="menu">${list}</nav></header>`);
      await press('.menu-toggle');
      expect(one('#menu').className).to.equal('active show');
    });
  }
});
