import { expect } from '@open-wc/testing';
import { rendered } from '../../../page-objects/until';
import { cleared, drawnMap, type LiveRegionMap, liveMap, squares, tag } from './fixtures';

const theme = new CSSStyleSheet();
before(() => document.adoptedStyleSheets.push(theme));
afterEach(() => {
  cleared();
  theme.replaceSync('');
});

const regions = squares.map((region) => ({ ...region, link: '/shop' }));

/** The positions of a map's labels, in its own coordinate system. */
function places(map: LiveRegionMap): string[] {
  return map
    .all('[data-nh-labels] text')
    .map((text) => `${text.getAttribute('x')} ${text.getAttribute('y')}`);
}

const rightPlaces = ['100 100', '100 500', '650 50'];

function click(map: LiveRegionMap, shape: Element): void {
  const { left, top, width, height } = shape.getBoundingClientRect();
  const [clientX, clientY] = [left + width / 2, top + height / 2];
  map.svg.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1, clientX, clientY }));
}

// A click is told in whole pixels, and here the map has about two of its units in one.
function near(map: LiveRegionMap, x: number, y: number): void {
  const shown = map.shown.map(Number);
  expect(shown[0]).to.be.closeTo(x, 2);
  expect(shown[1]).to.be.closeTo(y, 2);
}

describe('a map enhanced while it cannot be measured', () => {
  for (const [how, style] of [
    ['not displayed', 'display: none'],
    ['without a width', 'inline-size: 0; overflow: hidden'],
    ['scaled to nothing', 'scale: 0'],
  ] as const) {
    it(`is right when it is shown: ${how}`, async () => {
      theme.replaceSync(`main { ${style} !important }`);
      const map = await drawnMap({ regions });
      theme.replaceSync('');
      await rendered();
      expect(places(map)).to.deep.equal(rightPlaces);
      expect(map.shown).to.deep.equal(['30', '50']);
    });

    it(`is right after a change meanwhile: ${how}`, async () => {
      const map = await drawnMap({ regions: squares });
      await rendered();
      const box = map.host.parentElement as HTMLElement;
      const before = box.style.cssText;
      box.style.cssText += style;
      await rendered();
      map.host.settings = {
        regions: [...regions].reverse(),
        viewBox: '0 0 1140 1620',
        selector: 'always',
      };
      await map.host.updateComplete;
      box.style.cssText = before;
      await rendered();
      expect(places(map)).to.deep.equal([...rightPlaces].reverse());
      expect(map.shown).to.deep.equal(['305', '25']);
      await map.choose('AT/1');
      expect(map.shown).to.deep.equal(['30', '50']);
    });
  }
});

describe('a map without a viewBox', () => {
  const content =
    '<path title="A" data-link="/a" d="M600 400h100v100h-100z"/><path title="B" d="M0 0h10v10h-10z"/>';
  const plain = `<svg width="800" height="600">${content}</svg>`;

  it('is not clipped in a box smaller than its size', async () => {
    const map = await liveMap(tag({ selector: 'always' }, plain));
    const [svg, shape] = [map.svg, map.find('path')].map((part) => part.getBoundingClientRect());
    expect(shape?.right).to.be.lessThan(svg?.right ?? 0);
    expect(svg?.height).to.be.closeTo(427.5, 1);
    expect(places(map)).to.deep.equal(['650 450']);
  });

  it('shows the same coordinates for a region and a click on its centre', async () => {
    const map = await liveMap(tag({ selector: 'always' }, plain));
    expect(map.shown).to.deep.equal(['443', '608']);
    click(map, map.find('path'));
    await rendered();
    near(map, 463, 608);
  });

  it('uses the box of its content if it has no size', async () => {
    const map = await liveMap(tag({ selector: 'always' }, `<svg width="100%">${content}</svg>`));
    expect(map.svg.getAttribute('viewBox')).to.equal('0 0 700 500');
    expect(map.shown).to.deep.equal(['509', '729']);
  });

  it('is restored without a viewBox', async () => {
    const map = await liveMap(tag({}, plain));
    map.host.remove();
    await map.host.updateComplete;
    expect(map.svg.outerHTML).to.equal(plain.replaceAll('/>', '></path>'));
  });
});

describe('a drawing that is smaller than its svg', () => {
  it('marks labels that are wider than their regions, also when its size changes', async () => {
    const map = await drawnMap({ regions });
    await rendered();
    const outside = (): number => map.all('[data-nh-outside]').length;
    expect(outside()).to.equal(0);
    theme.replaceSync('nh-region-map { inline-size: 40px !important }');
    await rendered();
    expect(outside()).to.equal(3);
  });

  it('has coordinates relative to the drawing, and labels of a readable size', async () => {
    theme.replaceSync('nh-region-map svg { block-size: 405px !important }');
    const map = await drawnMap({ regions });
    await rendered();
    click(map, map.find('[data-nh-region="IT/0"]'));
    await rendered();
    near(map, 325, 25);
    expect(Number(map.find('[data-nh-labels]').getAttribute('font-size'))).to.be.closeTo(52, 0.1);
  });
});

describe('labels at the edges of a small map', () => {
  const title = 'A name that is wider than its region';
  const edges = [
    { path: 'M0 0h100v100h-100z', title: 'West', country: 'AT', ctitle: title },
    { path: 'M1040 400h100v100h-100z', title: 'East', country: 'AT', ctitle: title },
    { path: 'M520 800h100v100h-100z', title: 'Middle', country: 'AT', ctitle: 'Middle' },
  ];

  for (const direction of ['ltr', 'rtl']) {
    it(`are moved until no edge cuts them: ${direction}`, async () => {
      theme.replaceSync(`main { inline-size: 280px !important; direction: ${direction} }`);
      const map = await drawnMap({ regions: edges });
      await rendered();
      const outer = map.svg.getBoundingClientRect();
      const [west, east, middle] = map.all('[data-nh-labels] text');
      expect(west?.getBoundingClientRect().left).to.be.within(outer.left, outer.left + 2);
      expect(east?.getBoundingClientRect().right).to.be.within(outer.right - 2, outer.right);
      expect(middle?.hasAttribute('dx')).to.equal(false);
    });
  }

  it('return to their regions when the map is larger', async () => {
    theme.replaceSync('main { inline-size: 280px !important }');
    const map = await drawnMap({ regions: edges.map((one) => ({ ...one, ctitle: 'Wide' })) });
    await rendered();
    expect(map.find('[data-nh-labels] text').hasAttribute('dx')).to.equal(true);
    theme.replaceSync('main { inline-size: 1140px !important }');
    await rendered();
    expect(map.find('[data-nh-labels] text').hasAttribute('dx')).to.equal(false);
  });
});
