import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { until } from '../../../page-objects/until';
import { clearPage, DESKTOP, isExpanded, one, placed } from './fixtures';

beforeEach(() => setViewport(DESKTOP));
afterEach(clearPage);

/** An arrow as the theme prints it inside a link, with the button for phones beside the link. */
const toggles = (name: string) =>
  `<a href="/${name}">${name}<span role="application" class="dropdown-menu-toggle" tabindex="0" ` +
  'aria-expanded="false" aria-label="Menu Toggle"></span></a>' +
  '<button class="ast-menu-toggle" aria-expanded="false">v</button>';

/** The theme's menu bar: it shows submenus by `toggled-on`, and hides them by `visibility`. */
const bar = (direction = 'ltr') => `<style>
  #bar { direction: ${direction} }
  #bar .sub-menu { position: absolute; inset-inline-start: -999em; visibility: hidden }
  #bar .sub-menu.toggled-on { inset-inline-start: 0; visibility: visible }
  #bar .ast-menu-toggle { display: none }
</style><nh-menu-toggle><nav id="bar"><ul>
<li id="work">${toggles('work')}<ul class="sub-menu"><li id="books">${toggles('books')}
<ul class="sub-menu"><li><a id="old" href="/old">Old</a></li></ul></li></ul></li>
<li id="more">${toggles('more')}<ul class="sub-menu"><li><a href="/a">A</a></li></ul></li>
</ul></nav></nh-menu-toggle>`;

const arrow = (item: string) => `#${item} > a > .dropdown-menu-toggle`;
const expanded = () => ['work', 'books', 'more'].map((item) => isExpanded(arrow(item)));
const focused = (selector: string) => document.activeElement === one(selector);
const isShown = (selector: string) => one(selector).checkVisibility({ visibilityProperty: true });

for (const direction of ['ltr', 'rtl']) {
  describe(`the arrows of the theme’s menu bar, ${direction}, without the theme’s script`, () => {
    it('open nested submenus by Enter, which Tab then reaches', async () => {
      await placed(bar(direction));
      one(arrow('work')).focus();
      await sendKeys({ press: 'Enter' });
      await sendKeys({ press: 'Tab' });
      await sendKeys({ press: 'Tab' });
      expect(focused(arrow('books'))).to.equal(true);
      await sendKeys({ press: 'Enter' });
      expect(expanded()).to.deep.equal(['true', 'true', 'false']);
      await sendKeys({ press: 'Tab' });
      expect(focused('#old')).to.equal(true);
      expect(one('#old').getBoundingClientRect().left).to.be.within(0, DESKTOP.width);
    });

    it('close all submenus by Escape, which focuses the visible arrow', async () => {
      await placed(bar(direction));
      for (const item of ['work', 'books']) {
        one(arrow(item)).focus();
        await sendKeys({ press: 'Enter' });
      }
      await sendKeys({ press: 'Escape' });
      expect(expanded()).to.deep.equal(['false', 'false', 'false']);
      expect(focused(arrow('work'))).to.equal(true);
    });
  });
}

describe('an arrow of the theme’s menu bar', () => {
  it('closes the submenu of another item when it opens its own', async () => {
    await placed(bar());
    one(arrow('work')).focus();
    await sendKeys({ press: 'Enter' });
    one(arrow('more')).focus();
    await sendKeys({ press: 'Space' });
    expect(expanded()).to.deep.equal(['false', 'false', 'true']);
    expect(isShown('#books > a')).to.equal(false);
  });

  it('marks the item of its open submenu with the theme’s class', async () => {
    await placed(bar());
    one(arrow('work')).focus();
    await sendKeys({ press: 'Enter' });
    expect(one('#work').className).to.contain('ast-menu-hover');
    await sendKeys({ press: 'Enter' });
    expect(one('#work').className).to.equal('');
  });

  it('is a button while the menu is live, and what the theme printed afterwards', async () => {
    const box = await placed(bar());
    const span = one(arrow('work'));
    expect(span.role).to.equal('button');
    box.append(one('#bar'));
    await until(() => span.role === 'application');
    expect(span.outerHTML).to.equal(
      '<span role="application" class="dropdown-menu-toggle" tabindex="0" aria-expanded="false" aria-label="Menu Toggle"></span>',
    );
  });
});
