import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { configure } from '../../../../src';
import { breakConsole, consoleDuring } from '../../../page-objects/captured-console';
import { until } from '../../../page-objects/until';
import {
  button,
  clearPage,
  dropdown,
  isExpanded,
  list,
  one,
  PHONE,
  placed,
  press,
  toggle,
} from './fixtures';

beforeEach(() => setViewport(PHONE));
afterEach(clearPage);

describe('<nh-menu-toggle> with a dropdown menu', () => {
  it('opens and closes with the theme’s classes', async () => {
    await placed(toggle + dropdown);
    expect(one('#menu').checkVisibility()).to.equal(false);
    await press('.menu-toggle');
    expect(isExpanded('.menu-toggle')).to.equal('true');
    expect(one('#menu').className).to.equal('toggle-on');
    expect(one('#menu').checkVisibility()).to.equal(true);
    expect(document.body.classList.contains('ast-main-header-nav-open')).to.equal(true);
    await press('.menu-toggle');
    expect(isExpanded('.menu-toggle')).to.equal('false');
    expect([one('#menu').className, one('#menu').style.display]).to.deep.equal(['', '']);
    expect(document.body.classList.contains('ast-main-header-nav-open')).to.equal(false);
  });

  it('acts once even if the theme’s own script listens on the button', async () => {
    await placed(toggle + dropdown);
    let heard = 0;
    one('.menu-toggle').addEventListener('click', () => {
      heard += 1;
      one('#menu').classList.toggle('toggle-on');
    });
    one('#work > button').addEventListener('click', () => {
      heard += 1;
    });
    await press('.menu-toggle');
    await press('#work > button');
    expect([heard, one('#menu').className]).to.deep.equal([0, 'toggle-on']);
  });

  it('synchronises all toggles of a menu, printed and drawn, and emits an event for each use', async () => {
    const box = await placed(`${toggle}<nh-menu-toggle for="menu"></nh-menu-toggle>${dropdown}`);
    const told: unknown[] = [];
    for (const type of ['nh-menu-open', 'nh-menu-close'])
      box.addEventListener(type, (event) => told.push([type, (event as CustomEvent).detail]));
    await press('[part="button"]');
    expect([isExpanded('.menu-toggle'), isExpanded('[part="button"]')]).to.deep.equal([
      'true',
      'true',
    ]);
    await press('.menu-toggle');
    expect([isExpanded('.menu-toggle'), isExpanded('[part="button"]')]).to.deep.equal([
      'false',
      'false',
    ]);
    expect(told).to.deep.equal([
      ['nh-menu-open', { kind: 'dropdown' }],
      ['nh-menu-close', { kind: 'dropdown' }],
    ]);
  });

  it('draws a button named by the settings, which keeps the focus', async () => {
    const bare = `<nh-menu-toggle for="menu" settings='{"label":"Pages"}'></nh-menu-toggle>`;
    const box = await placed(bare + dropdown);
    const host = box.firstElementChild as HTMLElementTagNameMap['nh-menu-toggle'];
    const built = one('[part="button"]');
    expect([built.ariaLabel, built.getAttribute('aria-controls')]).to.deep.equal(['Pages', 'menu']);
    built.focus();
    await press('[part="button"]');
    host.settings = { label: 'All pages' };
    await host.updateComplete;
    expect([built.ariaLabel, document.activeElement === built]).to.deep.equal(['All pages', true]);
    expect(isExpanded('[part="button"]')).to.equal('true');
    one('#menu').replaceChildren();
    await until(() => document.querySelector('main [part="button"]') === null);
  });

  it('opens the menu that its changed attribute names, and releases the other', async () => {
    const other = dropdown.replace('id="menu"', 'id="other"');
    await placed(toggle + dropdown + other);
    await press('.menu-toggle');
    const host = one('nh-menu-toggle') as HTMLElementTagNameMap['nh-menu-toggle'];
    host.setAttribute('for', 'other');
    await host.updateComplete;
    expect([isExpanded('.menu-toggle'), one('#menu').className]).to.deep.equal(['false', '']);
    await press('.menu-toggle');
    expect(one('.menu-toggle').getAttribute('aria-controls')).to.equal('other');
    expect(one('#other').className).to.equal('toggle-on');
  });

  it('enhances a button that is printed late', async () => {
    await placed(toggle + dropdown);
    one('nh-menu-toggle').insertAdjacentHTML('beforeend', button.replace('≡', 'late'));
    await until(() => one('button + button').hasAttribute('aria-controls'));
    await press('nh-menu-toggle button + button');
    expect(isExpanded('.menu-toggle')).to.equal('true');
  });

  it('finds button and menu inside the tag without `for`', async () => {
    await placed(`<nh-menu-toggle>${button}<nav>${list}</nav></nh-menu-toggle>`);
    await press('.menu-toggle');
    expect(one('nav').checkVisibility()).to.equal(true);
  });

  it('closes on Escape and returns the focus; a click on the button keeps it', async () => {
    await placed(toggle + dropdown);
    await press('.menu-toggle');
    await press('nav');
    document.body.click();
    expect(isExpanded('.menu-toggle')).to.equal('true');
    one('#away').focus();
    await sendKeys({ press: 'Escape' });
    expect(isExpanded('.menu-toggle')).to.equal('false');
    expect(document.activeElement).to.equal(one('.menu-toggle'));
  });

  it('closes on a link to a fragment, not on a link to another page', async () => {
    await placed(toggle + dropdown);
    await press('.menu-toggle');
    await press('#away');
    expect(isExpanded('.menu-toggle')).to.equal('true');
    await press('#here');
    expect(isExpanded('.menu-toggle')).to.equal('false');
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('hides its button for an empty menu, and shows it when the menu has items', async () => {
    await placed(`${toggle}<nav id="menu"></nav>`);
    expect(one('.menu-toggle').checkVisibility()).to.equal(false);
    one('#menu').innerHTML = list;
    await until(() => one('.menu-toggle').checkVisibility());
  });

  it('reports a missing menu once', async () => {
    let host: Element | null = null;
    const errors = await consoleDuring('error', async () => {
      const box = await placed(`<nh-menu-toggle for="nowhere">${button}</nh-menu-toggle>`);
      host = box.firstElementChild;
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(errors.map(([, element]) => element)).to.deep.equal([host]);
  });

  it('works even if an error tracker throws when it reports', async () => {
    const restore = breakConsole('error');
    try {
      const box = await placed(toggle);
      box.insertAdjacentHTML('beforeend', dropdown);
      await until(() => one('.menu-toggle').hasAttribute('aria-controls'));
      await press('.menu-toggle');
      expect(isExpanded('.menu-toggle')).to.equal('true');
    } finally {
      restore();
    }
  });

  it('restores the page when it is removed', async () => {
    const box = await placed(toggle + dropdown);
    const before = dropdown;
    await press('.menu-toggle');
    const host = one('nh-menu-toggle') as HTMLElementTagNameMap['nh-menu-toggle'];
    host.remove();
    await host.updateComplete;
    for (const element of box.querySelectorAll('[class=""], [style=""]')) {
      for (const name of ['class', 'style'])
        if (!element.getAttribute(name)) element.removeAttribute(name);
    }
    expect(box.innerHTML).to.equal(before);
    expect(document.body.classList.contains('ast-main-header-nav-open')).to.equal(false);
  });

  it('uses the class names of another theme', async () => {
    configure({ themePrefix: 'kp' });
    await placed(toggle + dropdown.replaceAll('ast-', 'kp-'));
    await press('.menu-toggle');
    await press('#work > button');
    expect(one('#work').className).to.equal('kp-submenu-expanded');
    expect(document.body.classList.contains('kp-main-header-nav-open')).to.equal(true);
  });
});
