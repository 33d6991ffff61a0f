import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { configure } from '../../../../src';
import {
  clearPage,
  DESKTOP,
  isExpanded,
  one,
  PHONE,
  page,
  placed,
  press,
  resizeTo,
} from './fixtures';

beforeEach(() => setViewport(PHONE));
afterEach(clearPage);

describe('a resized window', () => {
  it('closes the menu when its width changes, not when its height does', async () => {
    await placed(page);
    await press('.menu-toggle');
    await resizeTo({ width: 390, height: 500 });
    expect(isExpanded('.menu-toggle')).to.equal('true');
    await resizeTo({ width: 500, height: 500 });
    expect(isExpanded('.menu-toggle')).to.equal('false');
  });

  it('sets the theme’s classes for its side of the breakpoint', async () => {
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

  it('is on exactly one side of the breakpoint at each width', async () => {
    await placed(page);
    for (const [width, isNarrow] of [
      [921, true],
      [922, false],
    ] as const) {
      await resizeTo({ width, height: 700 });
      expect(document.body.classList.contains('ast-header-break-point')).to.equal(isNarrow);
    }
  });

  it('follows a breakpoint that is configured late, and so does the menu', async () => {
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

  it('is ignored while the visitor types, and handled afterwards', async () => {
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
