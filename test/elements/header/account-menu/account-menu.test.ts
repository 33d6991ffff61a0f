import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { configure, defineElements } from '../../../../src';
import { consoleDuring } from '../../../page-objects/captured-console';
import { until } from '../../../page-objects/until';

defineElements({ tags: ['nh-account-menu'] });

const printed =
  '<div class="ast-header-account-wrap" tabindex="0"><a class="ast-header-account-link" aria-label="Account">☺</a>' +
  '<ul class="ast-account-nav-menu" style="position: absolute; left: -999em; visibility: hidden">' +
  '<li><a href="#orders">Orders</a></li><li><a href="#log">Log out</a></li></ul></div>';

let host: HTMLElementTagNameMap['nh-account-menu'];

async function placed(content = printed, settings: object = {}): Promise<void> {
  const box = document.body.appendChild(document.createElement('main'));
  host = document.createElement('nh-account-menu');
  host.settings = settings;
  host.innerHTML = content;
  box.append(host, document.createElement('button'));
  await host.updateComplete;
}

const find = (selector: string) => host.querySelector(selector) as HTMLElement;
const trigger = () => find('.ast-header-account-link, [part="button"]');
const list = () => find('ul');
const items = () => [...host.querySelectorAll<HTMLElement>('ul a')];
const isOpen = () => [trigger().getAttribute('aria-expanded'), list().hasAttribute('data-nh-open')];
const OPEN = ['true', true];
const CLOSED = ['false', false];

afterEach(async () => {
  document.querySelector('body > main')?.remove();
  await host.updateComplete;
  configure({ account: undefined, menuBreakpoint: undefined });
  history.replaceState(null, '', location.pathname + location.search);
});

describe('<nh-account-menu> around the theme’s icon', () => {
  it('opens inside the viewport on a click, and closes on the next', async () => {
    await placed();
    expect(isOpen()).to.deep.equal(CLOSED);
    trigger().click();
    expect(isOpen()).to.deep.equal(OPEN);
    expect(list().checkVisibility({ visibilityProperty: true })).to.equal(true);
    const { left, right } = list().getBoundingClientRect();
    expect(left >= 0 && right <= innerWidth).to.equal(true);
    trigger().click();
    expect(isOpen()).to.deep.equal(CLOSED);
  });

  it('has the roles of a menu button and one tab stop, and restores all attributes', async () => {
    await placed();
    expect([trigger().role, trigger().ariaHasPopup, list().role]).to.deep.equal([
      'button',
      'menu',
      'menu',
    ]);
    expect(items().map(({ role, tabIndex }) => [role, tabIndex])).to.deep.equal([
      ['menuitem', -1],
      ['menuitem', -1],
    ]);
    expect(trigger().tabIndex).to.equal(0);
    expect(find('div').hasAttribute('tabindex')).to.equal(false);
    host.remove();
    await host.updateComplete;
    expect(host.innerHTML).to.equal(printed);
  });

  it('acts once even if the theme’s own script listens on the icon', async () => {
    await placed();
    let heard = 0;
    trigger().addEventListener('click', () => heard++);
    const told: string[] = [];
    for (const type of ['nh-account-open', 'nh-account-close'])
      host.addEventListener(type, () => told.push(type));
    trigger().click();
    document.body.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    expect([heard, told]).to.deep.equal([0, ['nh-account-open', 'nh-account-close']]);
  });

  it('is operated by keys', async () => {
    await placed();
    trigger().focus();
    await sendKeys({ press: 'Enter' });
    expect(document.activeElement).to.equal(items()[0]);
    await sendKeys({ press: 'ArrowDown' });
    expect(document.activeElement).to.equal(items()[1]);
    await sendKeys({ press: 'o' });
    expect(document.activeElement).to.equal(items()[0]);
    await sendKeys({ press: 'Escape' });
    expect([isOpen(), document.activeElement]).to.deep.equal([CLOSED, trigger()]);
    await sendKeys({ press: 'ArrowUp' });
    expect(document.activeElement).to.equal(items()[1]);
    await sendKeys({ press: 'Enter' });
    expect([location.hash, isOpen()]).to.deep.equal(['#log', CLOSED]);
  });

  it('follows a link on Space too, and closes when Tab leaves it', async () => {
    await placed();
    trigger().focus();
    await sendKeys({ press: 'Space' });
    await sendKeys({ press: 'Space' });
    expect(location.hash).to.equal('#orders');
    trigger().focus();
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Tab' });
    expect(document.activeElement).to.equal(host.nextElementSibling);
    expect(isOpen()).to.deep.equal(CLOSED);
  });

  it('is always shown up to the breakpoint with mobile: shown, and not above', async () => {
    await setViewport({ width: 800, height: 600 });
    await placed(printed, { mobile: 'shown' });
    expect(list().checkVisibility({ visibilityProperty: true })).to.equal(true);
    expect(trigger().hasAttribute('aria-expanded')).to.equal(false);
    await setViewport({ width: 1280, height: 700 });
    await until(() => trigger().getAttribute('aria-expanded') === 'false');
    expect(list().checkVisibility({ visibilityProperty: true })).to.equal(false);
  });

  it('stays open when the site’s configuration arrives, and uses its breakpoint', async () => {
    await setViewport({ width: 1280, height: 700 });
    await placed(printed, { hf_account_show_menu_on: 'hover' });
    expect(trigger().hasAttribute('aria-expanded')).to.equal(false);
    configure({ menuBreakpoint: 1500 });
    await host.updateComplete;
    trigger().click();
    expect(isOpen()).to.deep.equal(OPEN);
    configure({ menuBreakpoint: 1600 });
    await host.updateComplete;
    expect(isOpen()).to.deep.equal(OPEN);
  });

  it('changes nothing if the icon is a link', async () => {
    configure({ account: { hf_account_action_type: 'link' } });
    await placed();
    let heard = 0;
    trigger().addEventListener('click', () => heard++);
    trigger().click();
    expect([heard, host.innerHTML.includes('role=')]).to.deep.equal([1, false]);
  });

  it('works when the page replaces icon and menu', async () => {
    await placed();
    find('div').outerHTML = printed;
    await until(() => trigger().hasAttribute('aria-haspopup'));
    trigger().click();
    expect(isOpen()).to.deep.equal(OPEN);
  });

  it('gives links that the page adds later the role of menu items', async () => {
    await placed();
    list().insertAdjacentHTML('beforeend', '<li><a href="#late">Zeta</a></li>');
    const late = items()[2];
    await until(() => late?.role === 'menuitem');
    expect([late?.tabIndex, late?.parentElement?.role]).to.deep.equal([-1, 'none']);
    host.remove();
    await host.updateComplete;
    expect(late?.outerHTML).to.equal('<a href="#late">Zeta</a>');
  });

  it('is not opened by a click that opens a new tab, not even by the theme’s script', async () => {
    await placed(printed.replace('class="ast-header-account-link"', '$& href="#account"'));
    let heard = 0;
    trigger().addEventListener('click', () => heard++);
    // The test is to open no window.
    addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true });
    trigger().dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }),
    );
    expect([heard, isOpen()]).to.deep.equal([0, CLOSED]);
  });

  it('closes on Escape if no element is focused', async () => {
    await placed();
    trigger().click();
    (document.activeElement as HTMLElement).blur();
    await sendKeys({ press: 'Escape' });
    expect([isOpen(), document.activeElement]).to.deep.equal([CLOSED, trigger()]);
  });

  it('does not change the icon of a logged-out visitor', async () => {
    const link = '<a class="ast-account-action-login" href="/login">Log in</a>';
    await placed(link);
    expect(find('a').outerHTML).to.equal(link);
  });
});

describe('<nh-account-menu> without markup', () => {
  it('draws button and menu from its settings, without unsafe addresses', async () => {
    await placed('', {
      label: 'You',
      items: [
        { title: 'Orders', url: '/orders' },
        { title: '<b>', url: 'javascript:alert(1)' },
      ],
    });
    await until(() => trigger()?.hasAttribute('aria-expanded'));
    expect(trigger().ariaLabel).to.equal('You');
    trigger().click();
    expect(isOpen()).to.deep.equal(OPEN);
    expect(items().map((item) => [item.textContent, item.getAttribute('href')])).to.deep.equal([
      ['Orders', `${location.origin}/orders`],
      ['<b>', null],
    ]);
  });

  it('reports once that an item has a label instead of a title', async () => {
    const warnings = await consoleDuring('warn', async (firstLine) => {
      await placed('', { items: [{ label: 'Orders', url: '/orders' }] });
      await firstLine;
    });
    expect(warnings).to.deep.equal([
      [
        '<nh-account-menu>: settings.items[0].label is unknown, and settings.items[0] is ignored without "title". Did you mean "title"?',
        host,
      ],
    ]);
  });

  it('draws each of several items without an address once, also after a change', async () => {
    const placeholder = (title: string) => ({ title, url: '#' });
    const orders = { title: 'Orders', url: '/orders' };
    await placed('', { items: [placeholder('One'), orders, placeholder('Two')] });
    host.settings = { items: [orders, placeholder('Three'), placeholder('Four')] };
    await until(() => items()[0]?.textContent === 'Orders');
    expect(items().map((item) => item.textContent)).to.deep.equal(['Orders', 'Three', 'Four']);
  });

  it('keeps its menu open, and the focus in it, when links are added', async () => {
    const orders = { title: 'Orders', url: '/orders' };
    await placed('', { items: [orders] });
    trigger().focus();
    await sendKeys({ press: 'ArrowDown' });
    host.settings = { items: [orders, { title: 'Log out', url: '/log-out' }] };
    await host.updateComplete;
    await until(() => items()[1]?.role === 'menuitem');
    expect([isOpen(), document.activeElement === items()[0]]).to.deep.equal([OPEN, true]);
  });

  it('draws neither button nor menu without links', async () => {
    await placed('');
    expect(host.querySelector('button, ul')).to.equal(null);
    host.settings = { items: [{ title: 'Orders', url: '/orders' }] };
    await host.updateComplete;
    trigger().click();
    expect(isOpen()).to.deep.equal(OPEN);
  });

  it('is replaced by markup that the page prints late', async () => {
    await placed('', { items: [{ title: 'Orders', url: '/orders' }] });
    host.insertAdjacentHTML('beforeend', printed);
    await until(() => find('.ast-header-account-link').role === 'button');
    expect(host.querySelector('[part]')).to.equal(null);
  });
});
