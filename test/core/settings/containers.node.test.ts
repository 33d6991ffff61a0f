import { expect } from 'chai';
import { defineField, type Field, parseValue } from '../../../src/core/settings';

const read = (field: Field, came: unknown) => parseValue(field, came).value;
const paths = (field: Field, came: unknown) =>
  parseValue(field, came).problems.map(({ path }) => path.join('.'));

const items = defineField({
  kind: 'list',
  of: {
    kind: 'group',
    fields: { url: { kind: 'url', required: true }, size: { kind: 'number', default: 3 } },
  },
});

describe('a list', () => {
  const numbers = defineField({ kind: 'list', of: { kind: 'number' } });

  it('ignores invalid items, and records their position', () => {
    expect(read(numbers, [1, 'x', '2', '', null])).to.deep.equal([1, 2]);
    expect(paths(numbers, [1, 'x', '2'])).to.deep.equal(['1']);
  });

  it('may be PHP’s list with gaps', () => {
    expect(read(numbers, { 1: 5, 7: '6' })).to.deep.equal([5, 6]);
    expect(read(numbers, {})).to.deep.equal([]);
    expect(paths(numbers, { a: 1 })).to.deep.equal(['']);
  });

  it('may be of lists', () => {
    const table = defineField({ kind: 'list', of: numbers });
    expect(read(table, [[1], 'x', { 3: 2 }])).to.deep.equal([[1], [2]]);
  });

  it('may be a single value, or a text with separators, if declared so', () => {
    const ids = defineField({ ...numbers, alone: true, separator: ',' });
    expect([read(ids, 7), read(ids, '5,6'), read(ids, ['5'])]).to.deep.equal([[7], [5, 6], [5]]);
    expect([paths(numbers, 7), paths(numbers, '5,6')]).to.deep.equal([[''], ['']]);
  });
});

describe('a group', () => {
  it('has its own keys and defaults', () => {
    expect(read(items, [{ URL: '/a' }, { url: '/b', size: '5', foo: 1 }])).to.deep.equal([
      { url: '/a', size: 3 },
      { url: '/b', size: 5 },
    ]);
    expect(paths(items, [{ url: '/b', foo: 1, size: 'x' }])).to.deep.equal(['0.foo', '0.size']);
  });

  it('is ignored without a required key', () => {
    expect(
      read(items, [{}, { url: '' }, [], 'x', { url: 'javascript:x' }, { url: '/a' }]),
    ).to.deep.equal([{ url: '/a', size: 3 }]);
    const { problems } = parseValue(items, [{ size: 1 }]);
    expect(problems.map(({ missing }) => missing)).to.deep.equal(['url']);
  });

  it('may be PHP’s empty array, a shorthand, or open to other keys', () => {
    const group = defineField({
      kind: 'group',
      fields: { value: { kind: 'text' } },
      shorthand: 'value',
      open: true,
    });
    expect([read(group, []), read(group, 'Red'), read(group, 5)]).to.deep.equal([
      {},
      { value: 'Red' },
      { value: '5' },
    ]);
    expect(paths(group, { value: 'x', foo: 1 })).to.deep.equal([]);
    expect(paths(group, [1])).to.deep.equal(['']);
  });
});

describe('variants', () => {
  const field = defineField({
    kind: 'variants',
    by: 'type',
    variants: { text: { name: { kind: 'text', required: true } }, rule: {} },
  });

  it('have the keys of their type', () => {
    expect(read(field, { type: 'text', name: 'a' })).to.deep.equal({ type: 'text', name: 'a' });
    expect(read(field, { Type: 'TEXT', name: 'a' })).to.deep.equal({ type: 'text', name: 'a' });
    expect(paths(field, { type: 'rule', name: 'a' })).to.deep.equal(['name']);
  });

  it('are invalid if their type is unknown or a required key is missing', () => {
    for (const type of ['other', '__proto__', 'constructor', undefined, {}, null])
      expect(read(field, { type, name: 'a' }), String(type)).to.equal(undefined);
    expect(read(field, { type: 'text' })).to.equal(undefined);
    expect(read(field, 'text')).to.equal(undefined);
  });
});

describe('a record', () => {
  const record = defineField({ kind: 'record', of: { kind: 'text' } });

  it('keeps all keys with valid values', () => {
    expect(read(record, { a: 'x', b: {}, c: 5 })).to.deep.equal({ a: 'x', c: '5' });
    expect(paths(record, { a: 'x', b: {} })).to.deep.equal(['b']);
    expect(read(record, [])).to.deep.equal({});
    expect(read(record, ['x', 'y'])).to.deep.equal({ 0: 'x', 1: 'y' });
    expect(paths(record, 'x')).to.deep.equal(['']);
  });

  it('treats names that every object has as ordinary keys', () => {
    const value = read(record, JSON.parse('{"__proto__": "x", "toString": "y"}')) as object;
    expect(Object.entries(value)).to.deep.equal([
      ['__proto__', 'x'],
      ['toString', 'y'],
    ]);
    expect(Reflect.get(value, 'constructor')).to.equal(undefined);
  });
});

describe('the rules of a form', () => {
  const rules = defineField({ kind: 'rules' });
  const rule = { rule: 'required', field: 'a', error: 'Missing', own: [1] };

  it('are kept with their server’s version and locale', () => {
    const came = { version: '2024-10', locale: 'de', rules: [rule] };
    expect(read(rules, came)).to.deep.equal(came);
    expect(read(rules, { rules: { 3: rule } })).to.deep.equal({ rules: [rule] });
  });

  it('are empty for PHP’s empty array', () => {
    expect(read(rules, [])).to.deep.equal({ rules: [] });
  });

  it('lose entries without a rule’s name', () => {
    expect(read(rules, { rules: [7, {}, null, rule] })).to.deep.equal({ rules: [rule] });
    expect(paths(rules, { rules: [7, rule] })).to.deep.equal(['rules.0']);
    expect(paths(rules, { rules: 'x' })).to.deep.equal(['']);
    expect(paths(rules, [rule])).to.deep.equal(['']);
  });
});
