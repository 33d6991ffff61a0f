import { expect } from '@open-wc/testing';
import { emulateMedia, sendKeys } from '@web/test-runner-commands';
import { configure } from '../../../../src';
import { until } from '../../../page-objects/until';
import { clear, isShown, placed, printed } from './fixtures';

beforeEach(() => emulateMedia({ reducedMotion: 'reduce' }));
afterEach(clear);

for (const kind of ['header-cover', 'full-screen'] as const) {
  describe(`<nh-search-overlay> as ${kind}`, () => {
    it('focuses the field when it opens, and the icon when it closes', async () => {
      const { opener, box, field, close, heard } = await placed(kind);
      opener.click();
      expect(location.hash).not.to.equal('#followed');
      expect(isShown(box)).to.equal(true);
      expect(document.activeElement).to.equal(field);
      expect(opener.getAttribute('aria-expanded')).to.equal('true');
      close.click();
      expect(isShown(box)).to.equal(false);
      expect(document.activeElement).to.equal(opener);
      expect(opener.getAttribute('aria-expanded')).to.equal('false');
      expect(heard).to.deep.equal([`nh-search-open ${kind}`, `nh-search-close ${kind}`]);
    });

    it('closes on Escape, once', async () => {
      const { opener, box, heard } = await placed(kind);
      opener.click();
      await sendKeys({ press: 'Escape' });
      expect(isShown(box)).to.equal(false);
      expect(document.activeElement).to.equal(opener);
      opener.blur();
      await sendKeys({ press: 'Escape' });
      expect(document.activeElement).to.equal(document.body);
      expect(heard.length).to.equal(2);
    });

    it('reacts to Enter and Space on the icon and on the theme’s close span', async () => {
      const { opener, box, close } = await placed(kind);
      opener.focus();
      await sendKeys({ press: 'Space' });
      expect(isShown(box)).to.equal(true);
      expect([close.role, close.ariaLabel]).to.deep.equal(['button', 'Close search']);
      close.focus();
      await sendKeys({ press: 'Enter' });
      expect(isShown(box)).to.equal(false);
    });

    it('leaves the close control unchanged while the overlay is closed', async () => {
      const { opener, close } = await placed(kind);
      const before = close.outerHTML;
      opener.click();
      close.click();
      expect(close.outerHTML).to.equal(before);
    });

    it('acts once even if the theme’s own script listens to both controls', async () => {
      const { opener, close, box } = await placed(kind);
      let heard = 0;
      for (const control of [opener, close]) control.addEventListener('click', () => heard++);
      opener.click();
      close.click();
      expect([heard, isShown(box)]).to.deep.equal([0, false]);
    });

    it('restores all attributes when it leaves the page', async () => {
      const { host, opener, close, box } = await placed(kind);
      opener.click();
      host.remove();
      await host.updateComplete;
      const printedHost = document.createElement('div');
      printedHost.innerHTML = printed(kind);
      for (const control of [opener, close])
        expect(printedHost.innerHTML).to.contain(control.outerHTML);
      expect(box.getAttribute('style') ?? '').to.equal('');
      expect(document.body.className).to.equal('');
      expect(document.documentElement.style.overflow).to.equal('');
    });
  });
}

describe('<nh-search-overlay> over the full screen', () => {
  it('makes the rest of the page inert while it is open', async () => {
    const other = document.body.appendChild(document.createElement('main'));
    other.className = 'page';
    const already = document.body.appendChild(document.createElement('aside'));
    already.className = 'page';
    already.inert = true;
    const { opener, close } = await placed('full-screen');
    opener.click();
    expect(other.inert).to.equal(true);
    expect(document.body.classList.contains('full-screen')).to.equal(true);
    close.click();
    expect([other.inert, already.inert]).to.deep.equal([false, true]);
    expect(document.body.classList.contains('full-screen')).to.equal(false);
  });

  it('keeps the scroll position in a theme whose body has its own overflow', async () => {
    const sheet = document.head.appendChild(document.createElement('style'));
    sheet.textContent = 'html, body { block-size: 100%; } body { overflow-x: hidden; }';
    const tall = document.body.appendChild(document.createElement('div'));
    tall.className = 'page';
    tall.style.height = '5000px';
    const { opener, close } = await placed('full-screen');
    scrollTo(0, 900);
    const width = tall.getBoundingClientRect().width;
    opener.click();
    expect([scrollY, tall.getBoundingClientRect().width]).to.deep.equal([900, width]);
    close.click();
    expect([scrollY, tall.getBoundingClientRect().width]).to.deep.equal([900, width]);
    sheet.remove();
  });

  it('uses the page’s one box anywhere in the page', async () => {
    const page = document.body.appendChild(document.createElement('div'));
    page.className = 'page';
    const { opener, box, host } = await placed('full-screen');
    host.remove();
    page.append(box);
    document.body.append(host);
    await host.updateComplete;
    opener.click();
    expect(isShown(box)).to.equal(true);
    host.remove();
    await host.updateComplete;
  });
});

describe('<nh-search-overlay> over the header', () => {
  it('closes when another element is focused, and keeps the focus there', async () => {
    const { opener, box, heard } = await placed('header-cover');
    const link = document.body.appendChild(document.createElement('button'));
    link.className = 'page';
    opener.click();
    link.focus();
    expect(isShown(box)).to.equal(false);
    expect(document.activeElement).to.equal(link);
    expect(heard.length).to.equal(2);
  });
});

describe('the icon of <nh-search-overlay>', () => {
  it('is named as a search button instead of a link', async () => {
    const { host, opener } = await placed(
      'header-cover',
      printed('header-cover').replace('aria-label="Search"', 'aria-label="Search icon link"'),
    );
    expect([opener.role, opener.ariaLabel]).to.deep.equal(['button', 'Search']);
    host.remove();
    await host.updateComplete;
    expect([opener.role, opener.ariaLabel]).to.deep.equal([null, 'Search icon link']);
  });

  it('keeps the name set by the site', async () => {
    const { opener } = await placed(
      'header-cover',
      printed('header-cover').replace('aria-label="Search"', 'aria-label="Suche"'),
    );
    expect(opener.ariaLabel).to.equal('Suche');
  });
});

describe('the settings of <nh-search-overlay>', () => {
  it('fall back to the kind in the markup for an unknown kind', async () => {
    const { host, opener, heard } = await placed('full-screen');
    host.setAttribute('settings', '{"kind":"slide"}');
    await host.updateComplete;
    opener.click();
    expect(heard).to.deep.equal(['nh-search-open full-screen']);
  });

  it('submit a drawn form only to a safe address', async () => {
    const { host } = await placed('header-cover', '');
    const drawn = () => [
      host.querySelector<HTMLAnchorElement>('a')?.href,
      host.querySelector('form')?.action,
    ];
    host.settings = { action: '/find' };
    await host.updateComplete;
    expect(drawn()).to.deep.equal([`${location.origin}/find`, `${location.origin}/find`]);
    host.settings = { action: 'javascript:alert(1)' };
    await host.updateComplete;
    expect(drawn()).to.deep.equal([`${location.origin}/`, `${location.origin}/`]);
  });
});

describe('<nh-search-overlay> without markup', () => {
  it('asks for a text when it is submitted empty, and calls nothing invalid before', async () => {
    const { host } = await placed('header-cover', '');
    host.querySelector('a')?.click();
    const field = host.querySelector('input') as HTMLInputElement;
    expect([field.required, field.validity.valid]).to.deep.equal([false, true]);
    let isSent = true;
    host.querySelector('form')?.addEventListener('submit', (event) => {
      isSent = !event.defaultPrevented;
      event.preventDefault();
    });
    host.querySelector('form')?.requestSubmit();
    expect([isSent, field.validationMessage]).to.deep.equal([
      false,
      'Type what you are looking for.',
    ]);
    field.value = 'paper';
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    host.querySelector('form')?.requestSubmit();
    expect([isSent, field.validity.valid]).to.deep.equal([true, true]);
  });

  it('stays open with the typed text when messages and settings arrive late', async () => {
    const { host } = await placed('header-cover', '');
    const box = host.querySelector('[part="box"]') as HTMLElement;
    host.querySelector('a')?.click();
    const field = box.querySelector('input') as HTMLInputElement;
    expect(document.activeElement).to.equal(field);
    field.value = 'paper';
    configure({ messages: { 'search.submit': 'Go' } });
    host.settings = { action: '/find', placeholder: 'Marbled' };
    await host.updateComplete;
    expect([isShown(box), document.activeElement === field, field.value]).to.deep.equal([
      true,
      true,
      'paper',
    ]);
    expect([field.placeholder, box.querySelector('[type="submit"]')?.textContent]).to.deep.equal([
      'Marbled',
      'Go',
    ]);
    configure({ messages: undefined });
  });

  it('is replaced by an icon and a box that the page prints late', async () => {
    const { host } = await placed('header-cover', '');
    host.insertAdjacentHTML('beforeend', printed('header-cover'));
    await until(() => host.querySelector('.astra-search-icon')?.role === 'button');
    expect(host.querySelector('[part]')).to.equal(null);
  });
});

describe('the fade of <nh-search-overlay>', () => {
  it('takes 200 ms in and out, and no time if reduced motion is requested', async () => {
    await emulateMedia({ reducedMotion: 'no-preference' });
    const { opener, box, close } = await placed('header-cover');
    const durations = () => box.getAnimations().map((one) => one.effect?.getTiming().duration);
    opener.click();
    expect(durations()).to.deep.equal([200]);
    close.click();
    expect(durations()).to.deep.equal([200]);
    expect(isShown(box)).to.equal(true);
    await until(() => !isShown(box));
  });

  it('does not hide an overlay that was opened again during the fade', async () => {
    await emulateMedia({ reducedMotion: 'no-preference' });
    const { opener, box, close } = await placed('header-cover');
    opener.click();
    close.click();
    const fading = box.getAnimations().map((one) => one.finished);
    opener.click();
    await Promise.allSettled([...fading, ...box.getAnimations().map((one) => one.finished)]);
    expect(isShown(box)).to.equal(true);
    expect(getComputedStyle(box).opacity).to.equal('1');
  });
});
