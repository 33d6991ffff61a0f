import { expect } from '@open-wc/testing';
import { targetsOf } from '../../../../src/elements/maps/region-map/targets';
import { cleared, drawn, drawnMap, heard, type LiveRegionMap, squares } from './fixtures';

afterEach(cleared);

/** What would be hit in the middle of a part of the map, moved by some CSS pixels. */
function hit(part: Element, right = 0): Element | null {
  part.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = part.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2 + right, top + height / 2);
}

const regionAt = (node: Element | null) =>
  node?.getAttribute('data-nh-of') ?? node?.getAttribute('data-nh-region');

/** The key of the region that the page is told of when a part of the map is clicked. */
async function told(part: Element | null): Promise<number> {
  const event = heard('nh-region-select');
  part?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return (await event).detail.index;
}

const label = (map: LiveRegionMap, text: string) =>
  map.all('[data-nh-labels] text').find((one) => one.textContent === text) as Element;

/** 4 by 4 CSS pixels, as the map is half as large as its own space. */
const small = { path: 'M300 300h8v8h-8z', title: 'Basel', country: 'CH', link: '#basel' };

describe('the label of a region', () => {
  it('is clicked as its link, also beside its shape', async () => {
    const map = await drawnMap({ regions: [{ ...squares[0], link: '#north', offset_x: 200 }] });
    const text = label(map, 'North');
    await drawn();
    expect(hit(text)).to.equal(text);
    expect(await told(text)).to.equal(0);
    expect(location.hash).to.equal('#north');
    location.hash = '';
  });

  it('lets clicks through where its region leads nowhere', async () => {
    const map = await drawnMap();
    await drawn();
    expect(hit(label(map, 'The south'))).to.equal(map.find('[data-nh-region="AT/1"]'));
  });
});

describe('a region that is drawn smaller than 24 px', () => {
  it('has a target of 24 px', async () => {
    const map = await drawnMap({ regions: [{ ...small, offset_y: -100 }, squares[1]] });
    await drawn();
    const shape = map.find('[data-nh-region="CH/0"]');
    for (const right of [-11, 0, 11]) expect(regionAt(hit(shape, right))).to.equal('CH/0');
    for (const right of [-14, 14]) expect(regionAt(hit(shape, right))).to.not.equal('CH/0');
    expect(await told(hit(shape, 11))).to.equal(0);
  });

  it('has one of the same size when the map is drawn in another', async () => {
    const map = await drawnMap({ regions: [small] });
    const side = () => map.find('[data-nh-targets] rect').getBoundingClientRect().width;
    await drawn();
    expect(side()).to.be.closeTo(24, 0.1);
    map.host.style.inlineSize = '300px';
    await drawn();
    expect(side()).to.be.closeTo(24, 0.1);
  });

  it('has none where it leads nowhere, or has gone', async () => {
    const map = await drawnMap({ regions: [{ ...small, link: '' }] });
    await drawn();
    expect(map.all('[data-nh-targets] rect').length).to.equal(0);
    map.host.remove();
    expect(map.svg.querySelector('rect')).to.equal(null);
  });
});

describe('the targets of small regions', () => {
  const box = (key: string, x: number, width = 2) => ({
    key,
    box: { x: x - width / 2, y: 0, width, height: width },
  });

  it('share the room between them', () => {
    const sides = targetsOf([box('a', 0), box('b', 10), box('c', 100)], 1).map(
      ({ key, side }) => `${key} ${side}`,
    );
    expect(sides).to.deep.equal(['a 10', 'b 10', 'c 24']);
  });

  it('are left out where there is no more room than the region itself takes', () => {
    expect(targetsOf([box('a', 0, 6), box('b', 5, 6), box('c', 100, 30)], 1)).to.deep.equal([]);
  });

  it('are larger in the map’s space where the map is drawn smaller', () => {
    expect(targetsOf([box('a', 0)], 0.5)[0]?.side).to.equal(48);
  });
});
