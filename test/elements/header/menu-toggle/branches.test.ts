import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import {
  button,
  clearPage,
  DESKTOP,
  dropdown,
  isExpanded,
  one,
  PHONE,
  placed,
  press,
} from './fixtures';

afterEach(clearPage);

const toggle = (settings = '{}') =>
  `<nh-menu-toggle for="menu" settings='${settings}'>${button}</nh-menu-toggle>`;
const expanded = () =>
  ['#work > button', '#books > button', '#more > button'].map((selector) => isExpanded(selector));

/** As the theme prints it: an arrow for the bar, which phones hide, and a button, which the bar hides. */
const twoToggles = dropdown.replace(
  'Work</a>',
  'Work <span class="dropdown-menu-toggle" role="application" tabindex="0"></span></a>',
);

describe('the submenus of an open menu', () => {
  beforeEach(() => setViewport(PHONE));

  it('open by their buttons, one branch at a time, and update aria-expanded', async () => {
    await placed(toggle() + dropdown);
    await press('.menu-toggle');
    expect(one('#books').checkVisibility()).to.equal(false);
    await press('#work > button');
    await press('#books > button');
    expect(expanded()).to.deep.equal(['true', 'true', 'false']);
    expect(one('#books ul').checkVisibility()).to.equal(true);
    await press('#more > button');
    expect(expanded()).to.deep.equal(['false', 'false', 'true']);
    expect(one('#work > ul').checkVisibility()).to.equal(false);
  });

  it('open by each toggle that the theme has printed for them', async () => {
    await placed(toggle() + twoToggles);
    await press('.menu-toggle');
    const both = () => ['#work > button', '#work .dropdown-menu-toggle'].map(isExpanded);
    await press('#work > button');
    expect(both()).to.deep.equal(['true', 'true']);
    expect(one('#work > ul').checkVisibility()).to.equal(true);
    await press('#work .dropdown-menu-toggle');
    expect(both()).to.deep.equal(['false', 'false']);
  });

  it('are closed when the menu is closed and opened again', async () => {
    await placed(toggle() + dropdown);
    await press('.menu-toggle');
    await press('#work > button');
    await press('.menu-toggle');
    expect(expanded()).to.deep.equal(['false', 'false', 'false']);
    await press('.menu-toggle');
    expect(one('#work > ul').checkVisibility()).to.equal(false);
  });

  it('get a button if the theme has printed none, removed with the element', async () => {
    const box = await placed(toggle() + dropdown);
    expect(one('#more > button').getAttribute('aria-label')).to.equal('Submenu: More');
    const host = one('nh-menu-toggle') as HTMLElementTagNameMap['nh-menu-toggle'];
    host.remove();
    await host.updateComplete;
    expect(box.querySelector('#more > button')).to.equal(null);
  });

  it('open by a link without a target, which does not close the menu', async () => {
    await placed(toggle() + dropdown);
    await press('.menu-toggle');
    await press('#more > a');
    expect([isExpanded('#more > button'), isExpanded('.menu-toggle')]).to.deep.equal([
      'true',
      'true',
    ]);
    await press('#more > a');
    expect(isExpanded('#more > button')).to.equal('false');
  });

  it('open by their item’s link with submenus: link, and follow it on the second click', async () => {
    const box = await placed(toggle('{"submenus": "link"}') + dropdown);
    const followed: string[] = [];
    box.addEventListener('click', ({ target }) => followed.push((target as Element).innerHTML));
    await press('.menu-toggle');
    await press('#work > a');
    expect([isExpanded('#work > button'), followed]).to.deep.equal(['true', []]);
    await press('#work > a');
    expect(followed).to.deep.equal(['Work']);
  });

  it('work if the page adds them later', async () => {
    await placed(toggle() + dropdown);
    await press('.menu-toggle');
    one('#menu > ul').insertAdjacentHTML(
      'beforeend',
      '<li id="new"><a href="/n">N</a><ul><li><a href="/m">M</a></li></ul></li>',
    );
    await Promise.resolve();
    await press('#new > button');
    expect(one('#new > ul').checkVisibility()).to.equal(true);
  });
});

describe('the submenus of a menu bar', () => {
  beforeEach(() => setViewport(DESKTOP));

  it('close by Escape, which returns the focus to their button', async () => {
    await placed(toggle() + dropdown);
    await press('#work > button');
    expect(isExpanded('#work > button')).to.equal('true');
    one('#books > a').focus();
    await sendKeys({ press: 'Escape' });
    expect(isExpanded('#work > button')).to.equal('false');
    expect(document.activeElement).to.equal(one('#work > button'));
  });

  it('return the focus to the visible toggle of those that the theme has printed', async () => {
    await placed(toggle() + twoToggles);
    for (const [seen, hidden] of [
      ['#work > button', '#work .dropdown-menu-toggle'],
      ['#work .dropdown-menu-toggle', '#work > button'],
    ] as const) {
      one(seen).style.display = '';
      one(hidden).style.display = 'none';
      await press(seen);
      one('#books > a').focus();
      await sendKeys({ press: 'Escape' });
      expect(document.activeElement).to.equal(one(seen));
    }
  });

  it('close when the focus leaves them, and by a click anywhere else', async () => {
    await placed(toggle() + dropdown);
    await press('#work > button');
    one('#books > a').focus();
    expect(isExpanded('#work > button')).to.equal('true');
    one('#away').focus();
    expect(isExpanded('#work > button')).to.equal('false');
    await press('#work > button');
    document.body.click();
    expect(isExpanded('#work > button')).to.equal('false');
  });

  it('open by Enter and Space on the arrow that the theme prints inside a link', async () => {
    await placed(
      toggle() +
        dropdown.replace(
          'More</a>',
          'More <span class="dropdown-menu-toggle" role="button" tabindex="0"></span></a>',
        ),
    );
    one('.dropdown-menu-toggle').focus();
    await sendKeys({ press: 'Enter' });
    expect(isExpanded('.dropdown-menu-toggle')).to.equal('true');
    await sendKeys({ press: 'Space' });
    expect(isExpanded('.dropdown-menu-toggle')).to.equal('false');
  });
});
