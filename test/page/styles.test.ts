import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { BuilderElement, SavedSettings } from '../../src/page';
import { kitCss, kitGlobals, layoutCss, nodeCss, type StyleSite } from '../../src/page/styles';
import { hostileForms, hostileTexts } from './hostile-values';

const site: StyleSite = {
  breakpoints: { mobile: 767, tablet: 1024 },
  globals: kitGlobals({ system_colors: [{ _id: 'primary', color: '#2f5bd7' }] }),
};

const sheet = new CSSStyleSheet();
let page: HTMLElement;

function element(id: string, elType: string, settings: SavedSettings): BuilderElement {
  return { id, elType, settings, elements: [] };
}

/** Applies the CSS of elements. */
function apply(...elements: readonly BuilderElement[]): void {
  const css = elements.map((one) => nodeCss(one, undefined, site));
  const globals = site.globals ? kitCss(site.globals, site.breakpoints) : '';
  sheet.replaceSync(globals + layoutCss(site.breakpoints) + css.join(''));
}

/** Returns a box with the classes that the printer gives it. */
function box(parent: Element, id: string, elType: string): HTMLElement {
  const made = parent.appendChild(document.createElement('div'));
  made.className = `nh-e-${id} nh-box-${elType}`;
  return made;
}

function inner(parent: Element): HTMLElement {
  const made = parent.appendChild(document.createElement('div'));
  made.className = 'nh-inner';
  return made;
}

const width = (box: Element): number => Math.round(box.getBoundingClientRect().width);
const left = (box: Element): number => Math.round(box.getBoundingClientRect().left);

beforeEach(() => {
  document.adoptedStyleSheets.push(sheet);
  page = document.body.appendChild(document.createElement('main'));
  page.style.cssText = 'position: absolute; inset: 0 0 auto 0; display: block';
});

afterEach(async () => {
  page.remove();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  await setViewport({ width: 1280, height: 700 });
});

const row = element('row', 'container', {
  flex_direction: 'row',
  flex_gap: { row: '0', column: '20', unit: 'px' },
  boxed_width: { size: 820, unit: 'px' },
  padding: { unit: 'px', top: '0', right: '0', bottom: '0', left: '0' },
});
const half = element('half', 'container', {
  content_width: 'full',
  width: { size: 50, unit: '%' },
  margin_tablet: { unit: 'px', top: '0', right: '0', bottom: '0', left: '30' },
  typography_typography: 'custom',
  typography_font_size: { size: 40, unit: 'px' },
  typography_font_size_mobile: { size: 20, unit: 'px' },
  __globals__: { color_text: 'globals/colors?id=primary' },
});

/** Two halves of a row of boxed content. */
function halves(): readonly [HTMLElement, HTMLElement] {
  apply(row, half);
  const content = inner(box(page, 'row', 'container'));
  return [box(content, 'half', 'container'), box(content, 'half', 'container')];
}

describe('the CSS of containers in a window', () => {
  it('places the children of a row beside each other on desktop', async () => {
    await setViewport({ width: 1280, height: 700 });
    const [first, second] = halves();
    expect([width(first), width(second)]).to.deep.equal([400, 400]);
    expect(left(first)).to.equal(230);
    expect(left(second) - left(first)).to.equal(420);
    const { fontSize, color } = getComputedStyle(first);
    expect([fontSize, color]).to.deep.equal(['40px', 'rgb(47, 91, 215)']);
  });

  it('gives them the full width on phones', async () => {
    await setViewport({ width: 390, height: 700 });
    const [first] = halves();
    expect(getComputedStyle(first).fontSize).to.equal('20px');
    expect(getComputedStyle(first).marginInlineStart).to.equal('30px');
    expect(width(first.parentElement ?? page)).to.equal(390);
    expect(width(first)).to.equal(390 - 30);
  });

  it('mirrors them in a right-to-left page', async () => {
    await setViewport({ width: 1280, height: 700 });
    page.dir = 'rtl';
    apply(
      row,
      element('half', 'container', { ...half.settings, margin: { unit: 'px', left: 30 } }),
    );
    const content = inner(box(page, 'row', 'container'));
    const first = box(content, 'half', 'container');
    const second = box(content, 'half', 'container');
    expect(left(first)).to.be.greaterThan(left(second));
    expect(getComputedStyle(first).marginRight).to.equal('30px');
    expect(getComputedStyle(first).marginLeft).to.equal('0px');
  });

  it('hides an element in the windows of one device', async () => {
    apply(element('a', 'widget', { hide_mobile: 'hidden-mobile' }));
    const hidden = box(page, 'a', 'widget');
    await setViewport({ width: 1280, height: 700 });
    expect(getComputedStyle(hidden).display).to.equal('block');
    await setViewport({ width: 390, height: 700 });
    expect(getComputedStyle(hidden).display).to.equal('none');
  });

  it('places columns beside each other, and below each other on phones', async () => {
    apply(
      element('s', 'section', { gap: 'no', layout: 'full_width' }),
      element('c', 'column', { _column_size: 25 }),
      element('d', 'column', { _column_size: 75 }),
    );
    const content = inner(box(page, 's', 'section'));
    const columns = ['c', 'd'].map((id) => box(content, id, 'column'));
    await setViewport({ width: 1000, height: 700 });
    expect(columns.map(width)).to.deep.equal([250, 750]);
    expect(columns.map((column) => getComputedStyle(column).padding)).to.deep.equal(['0px', '0px']);
    await setViewport({ width: 390, height: 700 });
    expect(columns.map(width)).to.deep.equal([390, 390]);
  });
});

describe('the CSS of hostile values in a browser', () => {
  it('has rules of its own element alone, and loads nothing from elsewhere', () => {
    const keys = ['background_color', 'background_image', 'padding', 'typography_font_family'];
    for (const text of hostileTexts) {
      for (const form of hostileForms) {
        const hostile = Object.fromEntries(keys.map((key) => [key, form(text)]));
        const on = { background_background: 'classic', typography_typography: 'custom' };
        const css = nodeCss(element('a1', 'container', { ...hostile, ...on }), undefined, site);
        sheet.replaceSync(`${css}.nh-last{color:red}`);
        const selectors = [...sheet.cssRules].map((rule) => (rule as CSSStyleRule).selectorText);
        expect(new Set(selectors.slice(0, -1)).has('.nh-e-a1') || css === '', css).to.equal(true);
        expect(selectors.length, css).to.be.at.most(2);
        expect(selectors.at(-1), css).to.equal('.nh-last');
      }
    }
  });
});
