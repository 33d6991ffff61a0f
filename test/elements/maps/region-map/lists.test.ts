import { expect } from '@open-wc/testing';
import { cleared, type LiveRegionMap, liveMap, tag } from './fixtures';

afterEach(cleared);

/** The regions of a map as `key title`, in the order of the drawing. */
function regionsOn(map: LiveRegionMap): string[] {
  const titles = new Map(
    map
      .all('select option')
      .map((option) => [(option as HTMLOptionElement).value, option.textContent]),
  );
  return map.all('[data-nh-region]').map((shape) => {
    const key = shape.getAttribute('data-nh-region') ?? '';
    return `${key} ${titles.get(key)}`;
  });
}

const box = 'd="M10 10h100v100h-100z"';

function svg(content: string, attributes = 'viewBox="0 0 570 810"'): string {
  return `<svg ${attributes}>${content}</svg>`;
}

function map(regions: readonly object[], content: string, settings = {}): Promise<LiveRegionMap> {
  return liveMap(tag({ regions, selector: 'always', ...settings }, content));
}

describe('a group with a name', () => {
  it('is no region if the list names a shape in it', async () => {
    const layer = `<g><title>Layer 1</title><path id="AT-7" ${box}/><path id="AT-8" ${box}/></g>`;
    const found = await map(
      [
        { id: 'AT-7', title: 'Tirol', link: '/tirol' },
        { id: 'AT-8', title: 'Vorarlberg' },
      ],
      svg(layer),
    );
    expect(regionsOn(found)).to.deep.equal(['AT/0 Tirol', 'AT/1 Vorarlberg']);
    expect(found.all('svg a').length).to.equal(1);
  });

  it('is no region if it is a country', async () => {
    const country = `<g data-country="AT" aria-label="Austria"><path title="Tirol" ${box}/><path title="Wien" ${box}/></g>`;
    expect(regionsOn(await map([], svg(country)))).to.deep.equal(['AT/0 Tirol', 'AT/1 Wien']);
  });

  it('is one region otherwise, even if its parts have names', async () => {
    const islands = `<g title="Islands" data-country="NL"><path ${box}/></g><g title="Coast"><path title="A" ${box}/></g>`;
    expect(regionsOn(await map([], svg(islands)))).to.deep.equal(['NL/0 Islands', '/0 Coast']);
    const listed = `<g id="AT-1"><path id="AT-2" title="A part" ${box}/></g>`;
    const both = [
      { id: 'AT-1', title: 'All' },
      { id: 'AT-2', title: 'Part' },
    ];
    expect(regionsOn(await map(both, svg(listed)))).to.deep.equal(['AT/0 All']);
  });
});

describe('missing numbers', () => {
  const two = `<path id="AT-1" ${box}/><path title="Three" data-country="AT" ${box}/><path id="AT-2" ${box}/>`;

  it('are counted in the list like in the editor, then in the drawing', async () => {
    const list = [
      { title: 'Nowhere', country: 'AT' },
      { id: 'AT-2', title: 'Two' },
      { id: 'AT-1', title: 'One' },
    ];
    expect(regionsOn(await map(list, svg(two)))).to.deep.equal([
      'AT/2 One',
      'AT/3 Three',
      'AT/1 Two',
    ]);
  });

  it('are the same for paths if other entries have none', async () => {
    const path = 'M0 0h9v9z';
    const list = [
      { title: 'Nowhere', country: 'AT' },
      { path, title: 'One', country: 'AT' },
    ];
    expect(regionsOn(await map(list, ''))).to.deep.equal(['AT/1 One']);
  });
});

describe('a list that describes a map', () => {
  it('can change while the map is enhanced', async () => {
    const shapes = `<a href="/old"><path id="AT-1" ${box}><title>One</title></path></a>`;
    const found = await map([], svg(shapes));
    found.host.settings = { selector: 'always', regions: [{ id: 'AT-1', ctitle: 'Uno' }] };
    await found.host.updateComplete;
    expect(regionsOn(found)).to.deep.equal(['AT/0 Uno']);
    found.host.settings = { selector: 'always' };
    await found.host.updateComplete;
    expect(regionsOn(found)).to.deep.equal(['AT/0 One']);
    expect(found.find('svg a').getAttribute('href')).to.contain('/old');
  });
});

describe('a list with ids and paths', () => {
  const mixed = [
    { id: 'AT-1', title: 'One' },
    { path: 'M20 20h10v10z', title: 'Two', country: 'AT', link: '/two' },
  ];
  const printed = svg(`<path id="AT-1" ${box}/>`, 'viewBox="0 0 1140 1620"');

  it('draws its paths into the map, in the map’s coordinates', async () => {
    const found = await map(mixed, printed);
    expect(regionsOn(found)).to.deep.equal(['AT/0 One', 'AT/1 Two']);
    const label = found.find('[data-nh-labels] text');
    expect([label.getAttribute('x'), label.getAttribute('y')]).to.deep.equal(['25', '25']);
  });

  it('draws its paths from the given viewBox', async () => {
    const found = await map(mixed, printed, { viewBox: '10 0 570 810' });
    const label = found.find('[data-nh-labels] text');
    expect([label.getAttribute('x'), label.getAttribute('y')]).to.deep.equal(['30', '50']);
  });

  it('restores the printed map', async () => {
    const found = await map(mixed, printed);
    const drawing = found.svg;
    found.host.remove();
    await found.host.updateComplete;
    expect(drawing.outerHTML).to.equal(printed.replace('/>', '></path>'));
  });

  it('does not draw an outline that is already on the map', async () => {
    const path = 'M10 10h100v100h-100z';
    const found = await map([{ path, title: 'One', country: 'AT', link: '/one' }], printed);
    expect(regionsOn(found)).to.deep.equal(['AT/0 One']);
    expect(found.all('svg path').length).to.equal(1);
  });
});
