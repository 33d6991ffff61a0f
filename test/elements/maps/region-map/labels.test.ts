import { expect } from '@open-wc/testing';
import { rendered } from '../../../page-objects/until';
import { cleared, drawnMap, type LiveRegionMap, liveMap, printed, tag } from './fixtures';

afterEach(cleared);

const label = (map: LiveRegionMap, text: string): SVGTextElement =>
  map.all('[data-nh-labels] text').find((one) => one.textContent === text) as SVGTextElement;

const placed = (map: LiveRegionMap, text: string): string | null =>
  label(map, text).getAttribute('data-nh-placed');

/** A region from whose box a corner is cut: its middle is at the edge of the rest. */
const corner = {
  path: 'M0 0h300v300h-170v-280h-130z',
  title: 'Corner',
  country: 'AT',
  link: '#corner',
};
const small = { path: 'M800 800h40v40h-40z', title: 'Basel', country: 'CH', link: '#basel' };

describe('a label', () => {
  it('has a way to a place in its region, if the middle of its region’s box is beside its shape', async () => {
    const map = await drawnMap({ regions: [corner] });
    await rendered();
    const text = label(map, 'Corner');
    expect(placed(map, 'Corner')).to.equal('inside');
    map.find('[part="selector"]').style.display = 'none';
    text.style.translate = text.style.getPropertyValue('--nh-label-way');
    const { left, right, top, bottom } = text.getBoundingClientRect();
    text.style.pointerEvents = 'none';
    for (const x of [left, right])
      expect(document.elementFromPoint(x, (top + bottom) / 2)).to.equal(
        map.find('[data-nh-region="AT/0"]'),
      );
  });

  it('has a way to a place beside a small region, which follows the size of the map', async () => {
    const map = await drawnMap({ regions: [small] });
    await rendered();
    const gap = (): number => {
      const text = label(map, 'Basel');
      text.style.translate = text.style.getPropertyValue('--nh-label-way');
      const dot = map.find('[data-nh-dot]').getBoundingClientRect();
      return text.getBoundingClientRect().left - dot.right;
    };
    expect(placed(map, 'Basel')).to.equal('open');
    expect(gap()).to.be.closeTo(4, 0.5);
    (map.host.parentElement as HTMLElement).style.inlineSize = '400px';
    await rendered();
    expect(gap()).to.be.closeTo(4, 0.5);
  });

  it('stays where it is written without a rule of a stylesheet', async () => {
    const map = await drawnMap({ regions: [small] });
    await rendered();
    const [text, shape] = [label(map, 'Basel'), map.find('[data-nh-region="CH/0"]')].map((part) => {
      const { left, right } = part.getBoundingClientRect();
      return (left + right) / 2;
    });
    expect(text).to.be.closeTo(shape ?? 0, 1);
  });

  it('stays in its place when its region is selected, where a stylesheet makes it bold then', async () => {
    const map = await drawnMap({ regions: [{ ...small, country: 'AT' }, corner] });
    const style = map.host.appendChild(document.createElement('style'));
    style.textContent = `[data-nh-labels] text { font-weight: 400 }
      [data-nh-labels] [data-nh-chosen-own] { font-weight: 800 }`;
    const box = map.host.parentElement as HTMLElement;
    const way = (name: string): string => label(map, name).style.getPropertyValue('--nh-label-way');
    const widths = ['560px', '550px'];
    const ways: string[][] = [];
    for (const key of ['AT/0', 'AT/1']) {
      await map.choose(key);
      for (const width of widths) {
        box.style.inlineSize = width;
        await rendered();
      }
      ways.push([way('Basel'), way('Corner')]);
    }
    expect(ways[0]).to.deep.equal(ways[1]);
    expect(ways[0]).to.not.include('');
    expect(map.all('[data-nh-chosen-own]').map((text) => text.textContent)).to.deep.equal([
      'Corner',
    ]);
  });

  it('is larger on a wide map', async () => {
    const map = await drawnMap({ regions: [corner] });
    await rendered();
    const size = (): number =>
      Number.parseFloat(getComputedStyle(label(map, 'Corner')).fontSize) *
      (map.host.clientWidth / 1140);
    expect(size()).to.be.closeTo(14, 0.1);
    (map.host.parentElement as HTMLElement).style.inlineSize = '400px';
    await rendered();
    expect(size()).to.be.closeTo(13, 0.1);
  });

  it('that fits again when the map grows has no other place', async () => {
    const map = await drawnMap({ regions: [{ ...small, path: 'M500 500h90v90h-90z' }] });
    await rendered();
    expect(placed(map, 'Basel')).to.equal(null);
    const box = map.host.parentElement as HTMLElement;
    box.style.inlineSize = '300px';
    await rendered();
    expect(placed(map, 'Basel')).to.equal('open');
    box.style.inlineSize = '570px';
    await rendered();
    expect(placed(map, 'Basel')).to.equal(null);
    expect(label(map, 'Basel').style.getPropertyValue('--nh-label-way')).to.equal('');
  });
});

describe('the outline of the selected region', () => {
  const outline = (map: LiveRegionMap): DOMRect | undefined =>
    map.svg.querySelector('[data-nh-outline] > *')?.getBoundingClientRect();

  it('is drawn over its neighbours, where a stylesheet sets its colour', async () => {
    const map = await liveMap(
      tag({ selector: 'always' }, printed, 'style="--nh-region-chosen-border: rgb(1, 2, 3)"'),
    );
    const layers = [...map.svg.children].map((part) => part.getAttributeNames());
    const order = ['data-nh-edges', 'data-nh-outline', 'data-nh-labels', 'data-nh-targets'];
    const places = order.map((name) => layers.findIndex((names) => names.includes(name)));
    expect(places).to.deep.equal([2, 3, 4, 5]);
    for (const key of ['IT/0', 'AT/0']) {
      await map.choose(key);
      const shape = map.find(`[data-nh-region="${key}"]`).getBoundingClientRect();
      expect(outline(map)?.toJSON(), key).to.deep.equal(shape.toJSON());
    }
    const [line] = map.all('[data-nh-outline] > *') as [Element];
    const { fill, stroke } = getComputedStyle(line);
    expect([fill, stroke]).to.deep.equal(['none', 'rgb(1, 2, 3)']);
    map.host.remove();
    await map.host.updateComplete;
    expect(map.svg.querySelector('[data-nh-outline]')).to.equal(null);
  });

  it('is not drawn without a colour, nor is the edge of linked regions', async () => {
    const map = await liveMap(tag({ selector: 'always' }, printed));
    await map.choose('IT/0');
    await rendered();
    expect(outline(map)).to.equal(undefined);
    expect(map.all('[data-nh-edges] > *').length).to.equal(0);
  });

  it('is over the edges of linked regions', async () => {
    const map = await liveMap(
      tag({ selector: 'always' }, printed, 'style="--nh-region-linked-border: rgb(1, 2, 3)"'),
    );
    await rendered();
    const edges = map.all('[data-nh-edges] > *') as [Element];
    expect(edges.map((edge) => edge.getAttribute('d'))).to.deep.equal(['M0 0h200v200h-200z']);
    expect(getComputedStyle(edges[0]).stroke).to.equal('rgb(1, 2, 3)');
    map.host.remove();
    await map.host.updateComplete;
    expect(map.svg.querySelector('[data-nh-edges]')).to.equal(null);
  });

  it('leaves out small islands, which it would cover', async () => {
    const path = 'M0 0h200v200h-200zM220 0h10v10h-10zM220 100h90v90h-90z';
    const style = '--nh-region-chosen-border: red; --nh-region-linked-border: red';
    const regions = [{ path, title: 'Coast', country: 'AT', link: '#coast' }];
    const map = await liveMap(
      tag({ regions, viewBox: '0 0 1140 1620', selector: 'always' }, '', `style="${style}"`),
    );
    await rendered();
    const lines = map.all('[data-nh-outline] > *, [data-nh-edges] > *');
    const drawn = 'M0 0h200v200h-200zM220 100h90v90h-90z';
    expect(lines.map((line) => line.getAttribute('d'))).to.deep.equal([drawn, drawn]);
    expect(map.find('[data-nh-region]').getAttribute('d')).to.equal(path);
  });

  it('has all parts of a path with relative moves, which begin where the last part ends', async () => {
    const path = 'M0 0h200v200h-200zm220 0h10v10h-10z';
    const regions = [{ path, title: 'Coast', country: 'AT' }];
    const map = await liveMap(
      tag(
        { regions, viewBox: '0 0 1140 1620', selector: 'always' },
        '',
        'style="--nh-region-chosen-border: red"',
      ),
    );
    await rendered();
    const [line] = map.all('[data-nh-outline] > *');
    expect(line?.getAttribute('d')).to.equal(path);
  });

  it('is not copied with the map', async () => {
    const map = await liveMap(
      tag({ selector: 'always' }, printed, 'style="--nh-region-chosen-border: red"'),
    );
    const copy = await liveMap(map.host.outerHTML);
    expect(copy.all('[data-nh-outline]').length).to.equal(1);
    expect(copy.all('[data-nh-region]').length).to.equal(3);
  });
});
