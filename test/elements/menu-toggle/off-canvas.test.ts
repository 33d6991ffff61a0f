import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { configure } from '../../../src';
import { until } from '../../core/element/fixtures';
import {
  button,
  clearPage,
  DESKTOP,
  drawer,
  isExpanded,
  list,
  one,
  PHONE,
  placed,
  press,
  resizeTo,
} from './fixtures';

beforeEach(() => setViewport(PHONE));
afterEach(clearPage);

const toggle = `<nh-menu-toggle for="menu">${button}</nh-menu-toggle>`;
const page = `${toggle}${drawer}<input id="outside"><dialog id="dialog"><button id="in-dialog">x</button></dialog>`;

describe('<nh-menu-toggle> of an off-canvas menu', () => {
  it('opens it as a dialog with the theme’s classes, and gives the close button the focus', async () => {
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

  it('keeps the focus inside: Tab goes round, and all around is inert until it closes', async () => {
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

  it('lets a modal dialog open above it, whose Escape is its own', async () => {
    await placed(page);
    await press('.menu-toggle');
    (one('#dialog') as HTMLDialogElement).showModal();
    expect(document.activeElement).to.equal(one('#in-dialog'));
    await sendKeys({ press: 'Escape' });
    expect((one('#dialog') as HTMLDialogElement).open).to.equal(false);
    expect(isExpanded('.menu-toggle')).to.equal('true');
  });

  it('stays open by an Escape that something inside has used, whatever the theme’s script thinks', async () => {
    await placed(page.replace('<nav', '<input id="inside"><nav'));
    const life = new AbortController();
    const { signal } = life;
    one('#inside').addEventListener('keydown', (event) => event.preventDefault());
    document.addEventListener('keyup', () => one('#menu').classList.remove('active', 'show'), {
      signal,
    });
    await press('.menu-toggle');
    one('#inside').focus();
    await sendKeys({ press: 'Escape' });
    expect(isExpanded('.menu-toggle')).to.equal('true');
    expect(one('#menu').className).to.equal('ast-mobile-popup-drawer active show');
    one('.menu-toggle-close').focus();
    await sendKeys({ press: 'Escape' });
    expect(isExpanded('.menu-toggle')).to.equal('false');
    life.abort();
  });

  it('closes properly when another script has taken the theme’s classes away', async () => {
    await placed(page);
    await press('.menu-toggle');
    one('#menu').classList.remove('active', 'show');
    await until(() => isExpanded('.menu-toggle') === 'false');
    expect(document.activeElement).to.equal(one('.menu-toggle'));
    expect(document.querySelector('[inert]')).to.equal(null);
    expect(getComputedStyle(document.body).overflow).to.equal('visible');
  });

  it('lets go of button and page when the panel is removed', async () => {
    await placed(page);
    await press('.menu-toggle');
    one('#menu').remove();
    await until(() => isExpanded('.menu-toggle') === 'false');
    expect(one('.menu-toggle').outerHTML).to.equal(button);
    expect(document.querySelector('[inert]')).to.equal(null);
  });

  it('leaves the page closed, for who comes back to it', async () => {
    await placed(page);
    await press('.menu-toggle');
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    await Promise.resolve();
    expect(isExpanded('.menu-toggle')).to.equal('false');
    expect(one('#menu').className).to.equal('ast-mobile-popup-drawer');
  });

  it('is alone closed by an Escape, of all menus that are open', async () => {
    await placed(
      `<nh-menu-toggle>${button.replace('class="', 'class="plain ')}<nav>${list}</nav></nh-menu-toggle>${page}`,
    );
    await press('.plain');
    await press('[for="menu"] .menu-toggle');
    const used: boolean[] = [];
    const note = (event: KeyboardEvent) => used.push(event.defaultPrevented);
    addEventListener('keydown', note);
    await sendKeys({ press: 'Escape' });
    expect([isExpanded('.plain'), isExpanded('[for="menu"] .menu-toggle')]).to.deep.equal([
      'true',
      'false',
    ]);
    await sendKeys({ press: 'Escape' });
    expect(isExpanded('.plain')).to.equal('false');
    removeEventListener('keydown', note);
    expect(used).to.deep.equal([true, true]);
  });

  it('is not closed by an Escape for a popover above it', async () => {
    await placed(page.replace('<nav', '<p id="popover" popover>?</p><nav'));
    await press('.menu-toggle');
    one('#popover').showPopover();
    await sendKeys({ press: 'Escape' });
    expect([one('#popover').matches(':popover-open'), isExpanded('.menu-toggle')]).to.deep.equal([
      false,
      'true',
    ]);
  });

  it('holds the page while it is open', async () => {
    await placed(page);
    await press('.menu-toggle');
    expect(getComputedStyle(document.body).overflow).to.equal('hidden');
    await press('.menu-toggle-close');
    expect(getComputedStyle(document.body).overflow).to.equal('visible');
  });

  it('lets a link to a place on the page close it, and the page scroll there', async () => {
    await placed(`${page}<p id="place">Place</p>`);
    await press('.menu-toggle');
    await press('#here');
    expect(location.hash).to.equal('#place');
    expect(isExpanded('.menu-toggle')).to.equal('false');
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('gets a close button where the theme has printed none', async () => {
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

describe('a window that changes', () => {
  it('closes the menu when its width does, not when its height does', async () => {
    await placed(page);
    await press('.menu-toggle');
    await resizeTo({ width: 390, height: 500 });
    expect(isExpanded('.menu-toggle')).to.equal('true');
    await resizeTo({ width: 500, height: 500 });
    expect(isExpanded('.menu-toggle')).to.equal('false');
  });

  it('tells the theme on which side of the break point the page is', async () => {
    const told: string[] = [];
    const note = ({ type }: Event) => told.push(type);
    for (const type of ['enabled', 'disabled'])
      document.body.addEventListener(`astra-header-responsive-${type}`, note);
    await placed(page);
    const sides = () =>
      ['ast-header-break-point', 'ast-desktop'].map((name) =>
        document.body.classList.contains(name),
      );
    expect(sides()).to.deep.equal([true, false]);
    await resizeTo(DESKTOP);
    expect(sides()).to.deep.equal([false, true]);
    expect(told).to.deep.equal([
      'astra-header-responsive-disabled',
      'astra-header-responsive-enabled',
    ]);
    configure({ menuBreakpoint: 1500 });
    await (one('nh-menu-toggle') as HTMLElementTagNameMap['nh-menu-toggle']).updateComplete;
    expect(sides()).to.deep.equal([true, false]);
  });

  it('is on one side of the break point at each width', async () => {
    await placed(page);
    for (const [width, isNarrow] of [
      [921, true],
      [922, false],
    ] as const) {
      await resizeTo({ width, height: 700 });
      expect(document.body.classList.contains('ast-header-break-point')).to.equal(isNarrow);
    }
  });

  it('is at the other side of a break point that is configured late, and so is the menu', async () => {
    await setViewport(DESKTOP);
    await placed(page);
    expect(one('#menu').checkVisibility()).to.equal(true);
    configure({ menuBreakpoint: 1500 });
    await (one('nh-menu-toggle') as HTMLElementTagNameMap['nh-menu-toggle']).updateComplete;
    expect(one('#menu').checkVisibility()).to.equal(false);
    await press('.menu-toggle');
    configure({ menuBreakpoint: 921 });
    await (one('nh-menu-toggle') as HTMLElementTagNameMap['nh-menu-toggle']).updateComplete;
    expect(isExpanded('.menu-toggle')).to.equal('false');
    expect(one('#menu').checkVisibility()).to.equal(true);
  });

  it('is not listened to while somebody types, but afterwards', async () => {
    await placed(page.replace('<nav', '<input id="inside"><nav'));
    await press('.menu-toggle');
    one('#inside').focus();
    await resizeTo({ width: 500, height: 500 });
    expect(isExpanded('.menu-toggle')).to.equal('true');
    one('.menu-toggle-close').focus();
    await new Promise((resolve) => setTimeout(resolve));
    expect(isExpanded('.menu-toggle')).to.equal('false');
  });

  it('does not close a menu that is being edited', async () => {
    configure({ mode: 'edit' });
    await placed(page);
    await press('.menu-toggle');
    await resizeTo({ width: 500, height: 500 });
    expect(isExpanded('.menu-toggle')).to.equal('true');
    await press('.menu-toggle-close');
  });
});
