import { expect } from '@open-wc/testing';
import { targetsOf } from '../../../../src/elements/maps/region-map/targets';
import { rendered } from '../../../page-objects/until';
import { cleared, drawnMap, heard, type LiveRegionMap, squares } from './fixtures';

afterEach(cleared);

/** The element at the centre of a part of the map, offset by some CSS pixels. */
function hit(part: Element, right = 0): Element | null {
  part.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = part.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2 + right, top + height / 2);
}

const regionAt = (node: Element | null) =>
  node?.getAttribute('data-nh-of') ?? node?.getAttribute('data-nh-region');

/** The key of the region in the event after a click on a part of the map. */
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
  it('follows its link when clicked, also beside its shape', async () => {
    const map = await drawnMap({ regions: [{ ...squares[0], link: '#north', offset_x: 200 }] });
    const text = label(map, 'North');
    await rendered();
    expect(hit(text)).to.equal(text);
    expect(await told(text)).to.equal(0);
    expect(location.hash).to.equal('#north');
    location.hash = '';
  });

  it('passes clicks through if its region has no link', async () => {
    const map = await drawnMap();
    await rendered();
    expect(hit(label(map, 'The south'))).to.equal(map.find('[data-nh-region="AT/1"]'));
  });
});

describe('a region smaller than 24 px', () => {
  it('has a target of 24 px', async () => {
    const map = await drawnMap({ regions: [{ ...small, offset_y: -100 }, squares[1]] });
    await rendered();
    const shape = map.find('[data-nh-region="CH/0"]');
    for (const right of [-11, 0, 11]) expect(regionAt(hit(shape, right))).to.equal('CH/0');
    for (const right of [-14, 14]) expect(regionAt(hit(shape, right))).to.not.equal('CH/0');
    expect(await told(hit(shape, 11))).to.equal(0);
  });

  it('has a target of the same size when the map is resized', async () => {
    const map = await drawnMap({ regions: [small] });
    const side = () => map.find('[data-nh-targets] rect').getBoundingClientRect().width;
    await rendered();
    expect(side()).to.be.closeTo(24, 0.1);
    map.host.style.inlineSize = '300px';
    await rendered();
    expect(side()).to.be.closeTo(24, 0.1);
  });

  it('has a dot, which is marked while the region is chosen, also when the map is resized', async () => {
    const map = await drawnMap({ regions: [squares[0], small] });
    const marks = (): boolean[] =>
      map.all('[data-nh-dot]').map((dot) => dot.matches('[data-nh-chosen-dot]'));
    await rendered();
    expect(marks()).to.deep.equal([false]);
    await map.choose('CH/0');
    expect(marks()).to.deep.equal([true]);
    map.host.style.inlineSize = '300px';
    await rendered();
    expect(marks()).to.deep.equal([true]);
    await map.choose('AT/0');
    expect(marks()).to.deep.equal([false]);
  });

  it('is marked while it has a dot', async () => {
    const map = await drawnMap({
      regions: [squares[0], { ...small, path: 'M300 300h40v40h-40z' }],
    });
    await rendered();
    const dotted = (): (string | null)[] =>
      map.all('[data-nh-dotted]').map((shape) => shape.getAttribute('data-nh-region'));
    expect(dotted()).to.deep.equal(['CH/0']);
    (map.host.parentElement as HTMLElement).style.inlineSize = '1000px';
    await rendered();
    expect(dotted()).to.deep.equal([]);
    (map.host.parentElement as HTMLElement).style.inlineSize = '570px';
    await rendered();
    const shape = map.find('[data-nh-dotted]');
    map.host.remove();
    await map.host.updateComplete;
    expect(shape.matches('[data-nh-dotted]')).to.equal(false);
  });

  it('has its focus on its dot too', async () => {
    const map = await drawnMap({ regions: [small, squares[0]] });
    await rendered();
    const focused = (): boolean => map.find('[data-nh-dot]').matches('[data-nh-focused]');
    const [first, second] = map.all('[part="list"] a') as [HTMLElement, HTMLElement];
    first.focus();
    expect(focused()).to.equal(first.getAttribute('data-nh-of') === 'CH/0');
    second.focus();
    expect(focused()).to.equal(second.getAttribute('data-nh-of') === 'CH/0');
  });

  it('has no target without a link, or after it is removed', async () => {
    const map = await drawnMap({ regions: [{ ...small, link: '' }] });
    await rendered();
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

  it('share the space between them', () => {
    const sides = targetsOf([box('a', 0), box('b', 10), box('c', 100)], 1).map(
      ({ key, side }) => `${key} ${side}`,
    );
    expect(sides).to.deep.equal(['a 10', 'b 10', 'c 24']);
  });

  it('are omitted if there is no more space than the region itself takes', () => {
    expect(targetsOf([box('a', 0, 6), box('b', 5, 6), box('c', 100, 30)], 1)).to.deep.equal([]);
  });

  it('have a dot if the region has less area than a target, no larger than the target', () => {
    const long = { key: 'long', box: { x: 50, y: 0, width: 40, height: 4 } };
    const high = { key: 'high', box: { x: 150, y: 0, width: 18, height: 31 } };
    const wide = { key: 'wide', box: { x: 190, y: 0, width: 34, height: 20 } };
    const dots = targetsOf([box('a', 0), box('b', 100), box('c', 110), long, high, wide], 1).map(
      ({ key, dot }) => `${key} ${dot}`,
    );
    expect(dots).to.deep.equal(['a 9', 'long 0', 'b 5', 'c 5', 'high 9', 'wide 0']);
  });

  it('are larger in the map’s coordinates if the map is drawn smaller', () => {
    expect(targetsOf([box('a', 0)], 0.5)[0]?.side).to.equal(48);
  });
});
