import { expect } from '@open-wc/testing';
import { configure } from '../../../../src/core/config';
import { rendered, until } from '../../../page-objects/until';
import { cleared, drawnMap, heard, liveMap, printed, tag } from './fixtures';

afterEach(cleared);

describe('the region selector is shown', () => {
  it('in the editor', async () => {
    configure({ mode: 'edit' });
    const map = await drawnMap({ selector: undefined });
    expect(map.all('[part="selector"]').length).to.equal(1);
  });

  it('to the public only when the settings say so', async () => {
    expect((await drawnMap({ selector: undefined })).all('select').length).to.equal(0);
    expect((await drawnMap({ selector: 'junk' })).all('select').length).to.equal(0);
    expect((await drawnMap({ selector: 'always' })).all('select').length).to.equal(1);
  });
});

describe('the coordinates of the selector', () => {
  it('have names that say which they are', async () => {
    const map = await drawnMap();
    const names = map.all('output').map(({ ariaLabel }) => ariaLabel);
    expect(names).to.deep.equal(['Horizontal', 'Vertical']);
  });
});

describe('choosing a region', () => {
  it('groups regions by country, with custom titles', async () => {
    const map = await drawnMap();
    const groups = map
      .all('optgroup')
      .map((group) => [
        group.getAttribute('label'),
        [...group.children].map((option) => option.textContent),
      ]);
    expect(groups).to.deep.equal([
      ['Austria', ['North', 'The south']],
      ['Italy', ['North']],
    ]);
  });

  it('starts with the first region, and stores nothing yet', async () => {
    const map = await drawnMap();
    expect(map.find<HTMLSelectElement>('select').value).to.equal('AT/0');
    expect(map.shown).to.deep.equal(['30', '50']);
    expect(localStorage.length).to.equal(0);
  });

  it('highlights only that region, and shows its centre with X reduced by 20', async () => {
    const map = await drawnMap();
    await map.choose('IT/0');
    expect(map.shown).to.deep.equal(['305', '25']);
    const dark = map
      .all('path')
      .filter((path) => getComputedStyle(path).filter === 'brightness(0.5)');
    expect(dark.map((path) => path.getAttribute('data-nh-region'))).to.deep.equal(['IT/0']);
  });

  it('labels a region without a label of its own, where a stylesheet shows it', async () => {
    const map = await drawnMap();
    const labels = (): Element[] => map.all('[data-nh-chosen-label]');
    expect(labels()).to.deep.equal([]);
    await map.choose('IT/0');
    const [label] = labels() as [Element];
    expect(label.textContent).to.equal('North');
    expect(getComputedStyle(label).display).to.equal('none');
    map.host.style.setProperty('--nh-region-chosen-label', 'inline');
    const [text, shape] = [label, map.find('[data-nh-region="IT/0"]')].map((part) =>
      part.getBoundingClientRect(),
    ) as [DOMRect, DOMRect];
    expect(text.left + text.width / 2).to.be.closeTo(shape.left + shape.width / 2, 1);
    await map.choose('AT/0');
    expect(labels()).to.deep.equal([]);
  });

  it('has the words of the chosen region’s entry, those of its description if it is a term', async () => {
    const list = document.body.appendChild(document.createElement('dl'));
    const add = (tag: string, text: string, id: string) =>
      list.appendChild(Object.assign(document.createElement(tag), { textContent: text, id }));
    add('dt', 'North', 'north');
    add('dd', 'A shop by the sea.', 'north-text');
    add('dd', 'A shop in the hills.', 'south');
    add('dd', 'Very long. '.repeat(40), 'east');
    const map = await drawnMap({
      regions: ['north', 'south', 'east', 'nowhere'].map((id, at) => ({
        path: `M${at * 100} 90h90v40h-90z`,
        title: id,
        country: 'LI',
        link: `#${id}`,
      })),
    });
    const words = (): string | null => map.find('[part="entry"]').textContent;
    expect(words()).to.equal('A shop by the sea.');
    await map.choose('LI/1');
    expect(words()).to.equal('A shop in the hills.');
    for (const key of ['LI/2', 'LI/0', 'LI/3']) {
      await map.choose(key);
      expect(words(), key).to.equal(key === 'LI/0' ? 'A shop by the sea.' : '');
    }
    list.remove();
  });

  it('marks the label of the chosen region, and the entry of the page to which it links', async () => {
    const entries = ['north', 'south'].map((id) =>
      Object.assign(document.createElement('p'), { id }),
    );
    document.body.append(...entries);
    const map = await drawnMap({
      regions: entries.map(({ id }, at) => ({
        path: `M${at * 300} 90h200v40h-200z`,
        title: id,
        country: 'LI',
        link: `#${id}`,
      })),
    });
    const marked = (): unknown[] => [
      entries.filter((entry) => entry.matches('[data-nh-region-entry]')).map(({ id }) => id),
      map.all('[data-nh-chosen-own]').map(({ textContent }) => textContent),
    ];
    expect(marked()).to.deep.equal([['north'], ['north']]);
    await map.choose('LI/1');
    expect(marked()).to.deep.equal([['south'], ['south']]);
    map.host.remove();
    await until(() => !document.querySelector('[data-nh-region-entry]'));
    for (const entry of entries) entry.remove();
  });

  for (const [side, x] of [
    ['after', 400],
    ['before', 900],
  ] as const) {
    it(`places the label ${side} a region that is too narrow for it`, async () => {
      const title = 'Liechtenstein';
      const map = await drawnMap({
        regions: [{ path: `M${x} 90h40v40h-40z`, title, country: 'LI' }],
      });
      map.host.style.setProperty('--nh-region-chosen-label', 'inline');
      const text = map.find('[data-nh-chosen-label]').getBoundingClientRect();
      const shape = map.find('[data-nh-region]').getBoundingClientRect();
      if (side === 'after') expect(text.left).to.be.within(shape.right, shape.right + 12);
      else expect(text.right).to.be.within(shape.left - 12, shape.left);
    });
  }

  it('finds the centre of a shape in a transformed group', async () => {
    const map = await liveMap(tag({ selector: 'always' }, printed));
    await map.choose('IT/0');
    expect(map.shown).to.deep.equal(['305', '25']);
  });

  it('emits an event', async () => {
    const map = await drawnMap();
    const event = heard('nh-region-select');
    await map.choose('AT/1');
    expect((await event).detail).to.deep.equal({
      country: 'AT',
      index: 1,
      title: 'South',
      centre: { x: 50, y: 250 },
    });
  });

  it('is stored by title, or by country and index if titles repeat', async () => {
    const map = await drawnMap();
    await map.choose('AT/1');
    expect(localStorage.getItem('selectedMapRegion')).to.equal('South');
    await map.choose('IT/0');
    expect(localStorage.getItem('selectedMapRegion')).to.equal('IT/0');
    const next = await drawnMap();
    expect(next.find<HTMLSelectElement>('select').value).to.equal('IT/0');
    expect(next.shown).to.deep.equal(['305', '25']);
  });

  it('asks for a choice if the stored region is not on this map', async () => {
    localStorage.setItem('selectedMapRegion', 'Atlantis');
    const map = await drawnMap();
    const select = map.find<HTMLSelectElement>('select');
    expect([select.value, select.selectedOptions[0]?.text]).to.deep.equal(['', 'Choose a region']);
    expect(map.find('[part="entry"]').textContent).to.equal('Region details appear here.');
    expect(map.shown).to.deep.equal(['', '']);
    expect(map.all('[data-nh-chosen]').length).to.equal(0);
  });
});

describe('a click on the map', () => {
  it('shows its coordinates, and keeps the selection', async () => {
    const map = await drawnMap();
    const { left, top } = map.svg.getBoundingClientRect();
    click(map.svg, left + 400, top + 300);
    await rendered();
    expect(map.shown).to.deep.equal(['400', '300']);
    expect(map.find<HTMLSelectElement>('select').value).to.equal('AT/0');
    await map.choose('AT/1');
    expect(map.shown).to.deep.equal(['30', '250']);
  });

  it('is scaled on a small map', async () => {
    const map = await drawnMap();
    (map.host.parentElement as HTMLElement).style.inlineSize = '285px';
    const { left, top, width } = map.svg.getBoundingClientRect();
    expect(width).to.equal(285);
    click(map.svg, left + 100, top + 50);
    await rendered();
    expect(map.shown).to.deep.equal(['200', '100']);
  });
});

describe('storage that is unavailable', () => {
  it('is silently ignored', async () => {
    const original = Object.getOwnPropertyDescriptor(window, 'localStorage') as PropertyDescriptor;
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    try {
      const map = await drawnMap();
      await map.choose('AT/1');
      expect(map.shown).to.deep.equal(['30', '250']);
      map
        .find('[part="handle"]')
        .dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
      await rendered();
      expect(map.find('[part="selector"]').offsetTop).to.equal(10);
    } finally {
      Object.defineProperty(window, 'localStorage', original);
    }
  });
});

function click(target: Element, clientX: number, clientY: number): void {
  target.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX, clientY }),
  );
}
