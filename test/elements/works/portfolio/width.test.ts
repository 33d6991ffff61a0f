import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { defineElement } from '../../../../src/core/element';
import { portfolio } from '../../../../src/elements/works/portfolio/portfolio.element';
import nhCss from '../../../../src/nh.css?inline';
import { clearPortfolios, entries } from '../../../page-objects/portfolio';
import { until } from '../../../page-objects/until';

interface Placed extends HTMLElement {
  items: unknown;
  readonly updateComplete: Promise<void>;
}

/** Styles of parents that fit their content, or that let a child do so. */
const parents = {
  'a flex row': 'display: flex',
  'a float': 'float: left',
  'an inline block': 'display: inline-block',
  'a grid that justifies to the start': 'display: grid; justify-content: start',
  'a flex column that centres': 'display: flex; flex-direction: column; align-items: center',
};

const SHADOW_TAG = 'nh-portfolio-in-shadow';

/** Adds an element to a box of 800 px, inside a parent with this style. */
function placed(tag: string, style: string): Placed {
  const box = document.body.appendChild(document.createElement('main'));
  box.style.cssText = 'inline-size: 800px';
  const parent = box.appendChild(document.createElement('div'));
  parent.style.cssText = style;
  return parent.appendChild(document.createElement(tag) as Placed);
}

describe('the width of a portfolio', () => {
  before(async () => {
    await setViewport({ width: 1100, height: 700 });
    defineElement(portfolio);
    defineElement({ ...portfolio, tag: SHADOW_TAG }, { shadow: 'open' });
  });
  afterEach(clearPortfolios);

  for (const [name, style] of Object.entries(parents)) {
    for (const [kind, tag] of [
      ['light', 'nh-portfolio'],
      ['shadow', SHADOW_TAG],
    ] as const) {
      it(`fills ${name} in ${kind} DOM`, async () => {
        const element = placed(tag, style);
        element.items = entries(6);
        const tile = () => (element.shadowRoot ?? element).querySelector('[part~="tile"]');
        await until(() => tile() !== null);
        expect(element.clientWidth).to.equal(800);
        expect(tile()?.clientWidth).to.be.closeTo(400, 1);
        expect(document.documentElement.scrollWidth).to.equal(innerWidth);
      });
    }

    it(`fills ${name} before its code is loaded`, () => {
      const sheet = new CSSStyleSheet();
      // An undefined tag behaves like the element before its definition.
      sheet.replaceSync(nhCss.replaceAll('nh-portfolio', 'nh-portfolio-to-come'));
      document.adoptedStyleSheets.push(sheet);
      const element = placed('nh-portfolio-to-come', style);
      expect(element.clientWidth).to.equal(800);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    });
  }

  it('leaves space for margins and siblings', async () => {
    const element = placed('nh-portfolio', parents['a flex row']);
    element.style.cssText = 'margin-inline: 20px; padding-inline: 10px';
    element.before('Beside');
    element.items = entries(6);
    await until(() => element.querySelector('[part~="tile"]') !== null);
    const { right } = element.getBoundingClientRect();
    expect(right + 20).to.be.closeTo(element.parentElement?.getBoundingClientRect().right ?? 0, 1);
    expect(element.clientWidth).to.be.greaterThan(600);
  });
});
