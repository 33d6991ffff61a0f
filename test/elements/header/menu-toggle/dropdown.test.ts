import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { configure } from '../../../../src';
import { until } from '../../../core/element/fixtures';
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

describe('<nh-menu-toggle> of a menu that unfolds', () => {
  it('opens and closes it, with the theme’s classes', async () => {
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

  it('acts once, though the theme’s own script listens on the button too', async () => {
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

  it('keeps all toggles of a menu in step, drawn ones too, and tells the page of each use', async () => {
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

  it('builds a button with the name of the settings, which keeps the focus', async () => {
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

  it('opens the menu that its attribute names now, and leaves the other', async () => {
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

  it('brings a button alive that is printed late', async () => {
    await placed(toggle + dropdown);
    one('nh-menu-toggle').insertAdjacentHTML('beforeend', button.replace('≡', 'late'));
    await until(() => one('button + button').hasAttribute('aria-controls'));
    await press('nh-menu-toggle button + button');
    expect(isExpanded('.menu-toggle')).to.equal('true');
  });

  it('wraps button and menu, where it names none', async () => {
    await placed(`<nh-menu-toggle>${button}<nav>${list}</nav></nh-menu-toggle>`);
    await press('.menu-toggle');
    expect(one('nav').checkVisibility()).to.equal(true);
  });

  it('closes by Escape, which returns the focus, and leaves it where it is by a click elsewhere', async () => {
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

  it('closes by a link to a place on the page, not by one to another page', async () => {
    await placed(toggle + dropdown);
    await press('.menu-toggle');
    await press('#away');
    expect(isExpanded('.menu-toggle')).to.equal('true');
    await press('#here');
    expect(isExpanded('.menu-toggle')).to.equal('false');
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('hides its button where the menu holds nothing, and shows it when it does', async () => {
    await placed(`${toggle}<nav id="menu"></nav>`);
    expect(one('.menu-toggle').checkVisibility()).to.equal(false);
    one('#menu').innerHTML = list;
    await until(() => one('.menu-toggle').checkVisibility());
  });

  it('says once that there is no menu', async () => {
    const original = console.error;
    const logged: unknown[][] = [];
    console.error = (...words: unknown[]) => logged.push(words);
    try {
      const box = await placed(`<nh-menu-toggle for="nowhere">${button}</nh-menu-toggle>`);
      await new Promise((resolve) => setTimeout(resolve));
      expect(logged.map(([, element]) => element)).to.deep.equal([box.firstElementChild]);
    } finally {
      console.error = original;
    }
  });

  it('lives on where an error tracker throws at what it says', async () => {
    const original = console.error;
    console.error = () => {
      throw new Error('The tracker is broken.');
    };
    try {
      const box = await placed(toggle);
      box.insertAdjacentHTML('beforeend', dropdown);
      await until(() => one('.menu-toggle').hasAttribute('aria-controls'));
      await press('.menu-toggle');
      expect(isExpanded('.menu-toggle')).to.equal('true');
    } finally {
      console.error = original;
    }
  });

  it('leaves the page as it was when it goes', async () => {
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

  it('calls things as another theme does', async () => {
    configure({ themePrefix: 'kp' });
    await placed(toggle + dropdown.replaceAll('ast-', 'kp-'));
    await press('.menu-toggle');
    await press('#work > button');
    expect(one('#work').className).to.equal('kp-submenu-expanded');
    expect(document.body.classList.contains('kp-main-header-nav-open')).to.equal(true);
  });
});
