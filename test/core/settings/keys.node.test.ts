import { expect } from 'chai';
import { defineSettings, parseSettings } from '../../../src/core/settings';

const declared = defineSettings({
  itemsPerPage: { kind: 'number', default: 10 },
  loadMorePadding: { kind: 'text', aliases: ['loadMoreHorizantalPadding'] },
  title: { kind: 'text' },
});

const read = (data: unknown, options?: Parameters<typeof parseSettings>[2]) =>
  parseSettings(declared, data, options);
const values = (data: unknown) => read(data)?.values;

describe('the keys of settings', () => {
  it('are the declared ones only, absent without a value', () => {
    expect(values({})).to.deep.equal({ itemsPerPage: 10 });
    expect(values({ foo: 1, title: 'A' })).to.deep.equal({ itemsPerPage: 10, title: 'A' });
  });

  it('are matched ignoring case', () => {
    expect(values({ ITEMSPERPAGE: 5, Title: 'A' })).to.deep.equal({ itemsPerPage: 5, title: 'A' });
  });

  it('are matched by their aliases, ignoring case', () => {
    expect(values({ loadMoreHorizantalPadding: '3' })).to.include({ loadMorePadding: '3' });
    expect(values({ loadmorehorizantalpadding: '3' })).to.include({ loadMorePadding: '3' });
  });

  it('are matched by their exact name first, in any position', () => {
    for (const data of [
      { itemsperpage: 1, itemsPerPage: 2, ITEMSPERPAGE: 3 },
      { itemsPerPage: 2, itemsperpage: 1 },
    ])
      expect(values(data)).to.include({ itemsPerPage: 2 });
    expect(values({ loadMoreHorizantalPadding: 'a', loadMorePadding: 'b' })).to.include({
      loadMorePadding: 'b',
    });
  });

  it('are recorded if unknown, with the known ones', () => {
    const problems = read({ itemPerPage: 1 })?.problems;
    expect(problems?.map(({ path, came }) => ({ path, came }))).to.deep.equal([
      { path: ['itemPerPage'], came: 1 },
    ]);
    expect(problems?.[0]?.known?.declarations).to.include(declared);
  });

  it('are ignored at every depth of a builder node’s settings', () => {
    const tile = { kind: 'group', fields: { url: { kind: 'url' } } } as const;
    const fields = defineSettings({
      items: { kind: 'list', of: tile },
      kinds: { kind: 'variants', by: 'type', variants: { tile: tile.fields } },
      colours: { kind: 'record', of: { kind: 'colour' }, numbered: true },
    });
    const data = {
      items: [{ _id: '4f2a', url: '/a' }],
      kinds: { type: 'tile', _id: '4f2b' },
      colours: { 0: 'red', _id: '4f2c' },
    };
    const parsed = parseSettings(fields, data, { foreign: true });
    expect(parsed?.problems).to.deep.equal([]);
    expect(parsed?.values.items).to.deep.equal([{ url: '/a' }]);
    expect(parseSettings(fields, data)?.problems.map(({ path }) => path.join('.'))).to.deep.equal([
      'items.0._id',
      'kinds._id',
      'colours._id',
    ]);
  });

  it('are ignored on a builder’s node, and if common to all elements', () => {
    const common = defineSettings({ _animation: { kind: 'text', responsive: true } });
    expect(read({ foo: 1 }, { foreign: true })?.problems).to.deep.equal([]);
    const data = { _animation: 'fade', _animation_mobile: 'none', _Animation_big: 'x', foo: 1 };
    const problems = read(data, { common: [common], devices: ['big'] })?.problems;
    expect(problems?.map(({ path }) => path)).to.deep.equal([['foo']]);
  });

  it('are ignored if they are names that every object has', () => {
    const data = JSON.parse(
      '{"__proto__": {"title": "X"}, "constructor": 1, "toString": 2, "hasOwnProperty": 3}',
    );
    const parsed = read(data);
    expect(parsed?.values).to.deep.equal({ itemsPerPage: 10 });
    expect(Object.getPrototypeOf(parsed?.values)).to.equal(null);
    expect(parsed?.problems.length).to.equal(4);
  });
});

describe('settings on a page whose script has extended Object.prototype', () => {
  const prototype = Object.prototype as unknown as Record<string, unknown>;

  afterEach(() => {
    delete prototype.title;
    delete prototype.size;
    delete prototype.default;
  });

  it('contain only the given keys, at every depth', () => {
    const declared = defineSettings({
      title: { kind: 'text' },
      gap: { kind: 'length' },
      rows: { kind: 'list', of: { kind: 'group', fields: { title: { kind: 'text' } } } },
    });
    for (const name of ['title', 'size', 'default']) prototype[name] = () => name;
    const { values, problems = [] } = parseSettings(declared, { gap: {}, rows: [{}] }) ?? {};
    expect(values?.title).to.equal(undefined);
    expect(values?.rows?.[0]?.title).to.equal(undefined);
    expect(values?.gap).to.equal(undefined);
    expect(problems.map(({ path }) => path)).to.deep.equal([['gap']]);
  });
});

describe('the source of settings', () => {
  it('is an object, or the empty array that PHP prints for one', () => {
    expect(values([])).to.deep.equal({ itemsPerPage: 10 });
  });

  for (const data of [undefined, null, 7, 'text', true, [1], [{}]]) {
    it(`is not ${JSON.stringify(data)}`, () => expect(read(data)).to.equal(undefined));
  }
});
