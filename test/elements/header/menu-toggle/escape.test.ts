import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { button, clearPage, isExpanded, list, one, PHONE, page, placed, press } from './fixtures';

beforeEach(() => setViewport(PHONE));
afterEach(clearPage);

describe('Escape in an off-canvas menu', () => {
  it('stays open if something inside has handled the Escape, despite the theme’s script', async () => {
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

  it('is the only open menu that one Escape closes', async () => {
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

  it('lets a modal dialog open above it, whose Escape is its own', async () => {
    await placed(page);
    await press('.menu-toggle');
    (one('#dialog') as HTMLDialogElement).showModal();
    expect(document.activeElement).to.equal(one('#in-dialog'));
    await sendKeys({ press: 'Escape' });
    expect((one('#dialog') as HTMLDialogElement).open).to.equal(false);
    expect(isExpanded('.menu-toggle')).to.equal('true');
  });
});
