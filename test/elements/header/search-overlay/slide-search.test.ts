import { expect } from '@open-wc/testing';
import { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands';
import { until } from '../../../page-objects/until';
import { clear } from './fixtures';

/** The free theme's search: the form, hidden by `visibility`, and the icon beside it. */
const printed =
  '<div class="ast-search-menu-icon slide-search"><form role="search" class="search-form" action="/find">' +
  '<input type="search" class="search-field" name="s" tabindex="-1" aria-label="Search for">' +
  '</form><div class="ast-search-icon"><a class="slide-search astra-search-icon" aria-label="Search icon link" ' +
  'href="#followed">o</a></div></div>';

const sheet = new CSSStyleSheet();
sheet.replaceSync(`.slide-search { position: relative; }
.slide-search .search-form { position: absolute; inset-inline-end: -1em; visibility: hidden; opacity: 0; transition: all 0.2s; }
.slide-search .search-field { transition: all 0.3s; }
.ast-dropdown-active .search-form { visibility: visible; opacity: 1; }`);

async function placed(direction = 'ltr') {
  const page = document.body.appendChild(document.createElement('main'));
  page.className = 'page';
  page.dir = direction;
  page.style.cssText = 'display: flex; justify-content: flex-end';
  page.innerHTML = `<nh-search-overlay>${printed}</nh-search-overlay><button>After</button>`;
  const host = page.firstElementChild as HTMLElementTagNameMap['nh-search-overlay'];
  await host.updateComplete;
  const heard: string[] = [];
  for (const name of ['nh-search-open', 'nh-search-close'] as const)
    host.addEventListener(name, ({ detail }) => heard.push(`${name} ${detail.kind}`));
  const sent: string[] = [];
  host.addEventListener('submit', (event) => {
    event.preventDefault();
    sent.push(String(new FormData(event.target as HTMLFormElement).get('s')));
  });
  const find = <T extends HTMLElement>(selector: string) => page.querySelector(selector) as T;
  return {
    host,
    heard,
    sent,
    wrapper: find('.ast-search-menu-icon'),
    form: find('form'),
    icon: find('a'),
    field: find<HTMLInputElement>('input'),
    after: find('button'),
  };
}

type Placed = Awaited<ReturnType<typeof placed>>;
const isShown = ({ form }: Placed) => form.checkVisibility({ visibilityProperty: true });
const state = (one: Placed) => [isShown(one), one.icon.getAttribute('aria-expanded')];
const OPEN = [true, 'true'];

before(() => document.adoptedStyleSheets.push(sheet));
after(() => {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
});
beforeEach(() => emulateMedia({ reducedMotion: 'reduce' }));
afterEach(async () => {
  clear();
  await setViewport({ width: 1280, height: 700 });
});

for (const direction of ['ltr', 'rtl']) {
  for (const width of [390, 1280]) {
    describe(`the theme’s dropdown search, ${direction}, ${width} px wide, without the theme’s script`, () => {
      beforeEach(() => setViewport({ width, height: 700 }));

      it('opens by Enter with the focus in its field, and closes by Escape', async () => {
        const one = await placed(direction);
        one.icon.focus();
        await sendKeys({ press: 'Enter' });
        expect(state(one)).to.deep.equal(OPEN);
        expect(document.activeElement === one.field).to.equal(true);
        expect(one.wrapper.classList.contains('ast-dropdown-active')).to.equal(true);
        const { left, right } = one.field.getBoundingClientRect();
        expect([left >= 0, right <= width]).to.deep.equal([true, true]);
        await sendKeys({ press: 'Escape' });
        expect(one.icon.getAttribute('aria-expanded')).to.equal('false');
        await until(() => !isShown(one));
        expect(document.activeElement === one.icon).to.equal(true);
        expect(one.heard).to.deep.equal([
          'nh-search-open slide-search',
          'nh-search-close slide-search',
        ]);
      });
    });
  }
}

describe('the icon of the theme’s dropdown search', () => {
  it('is a button named for the search', async () => {
    const { icon } = await placed();
    expect([icon.role, icon.ariaLabel]).to.deep.equal(['button', 'Search']);
  });

  it('submits the typed text when it is pressed again', async () => {
    const { icon, sent } = await placed();
    icon.click();
    await sendKeys({ type: 'paper' });
    icon.click();
    expect(sent).to.deep.equal(['paper']);
  });

  it('closes an empty dropdown when it is pressed again', async () => {
    const one = await placed();
    one.icon.click();
    one.icon.click();
    await until(() => !isShown(one));
    expect(one.icon.getAttribute('aria-expanded')).to.equal('false');
    expect([document.activeElement === one.icon, one.sent]).to.deep.equal([true, []]);
  });
});

describe('the theme’s dropdown search', () => {
  it('keeps open while Tab goes between field and icon, and closes when the focus leaves both', async () => {
    const one = await placed();
    one.icon.click();
    await sendKeys({ press: 'Tab' });
    expect(document.activeElement === one.icon).to.equal(true);
    expect(state(one)).to.deep.equal(OPEN);
    await sendKeys({ down: 'Shift' });
    await sendKeys({ press: 'Tab' });
    await sendKeys({ up: 'Shift' });
    expect(document.activeElement === one.field).to.equal(true);
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Tab' });
    expect(document.activeElement === one.after).to.equal(true);
    await until(() => !isShown(one));
  });

  it('closes by a click elsewhere, without moving the focus to its icon', async () => {
    const one = await placed();
    one.icon.click();
    document.body.click();
    await until(() => !isShown(one));
    expect(document.activeElement === one.icon).to.equal(false);
  });

  it('closes when a resize hides its header', async () => {
    await setViewport({ width: 1280, height: 700 });
    const one = await placed();
    one.icon.click();
    one.host.style.display = 'none';
    await setViewport({ width: 390, height: 700 });
    await until(() => one.icon.getAttribute('aria-expanded') === 'false');
    expect(one.wrapper.classList.contains('ast-dropdown-active')).to.equal(false);
  });

  it('acts once even if the theme’s own script listens to the icon', async () => {
    const one = await placed();
    one.icon.onclick = () => one.wrapper.classList.toggle('ast-dropdown-active');
    one.icon.click();
    expect(one.wrapper.classList.contains('ast-dropdown-active')).to.equal(true);
  });

  it('is what the theme printed after the element has left the page', async () => {
    const { host, icon } = await placed();
    icon.click();
    host.remove();
    await host.updateComplete;
    expect(host.innerHTML).to.equal(printed);
  });
});
