import { expect } from 'chai';
import fc from 'fast-check';
import { type Field, type Fields, parseSettings, parseValue } from '../../../src/core/settings';

const scalars: readonly Field[] = [
  { kind: 'text', default: 'x' },
  { kind: 'number', min: 1, max: 24, step: 1, default: 4 },
  { kind: 'toggle', default: true },
  { kind: 'choice', options: { one: 'One', two: 'Two' }, default: 'one' },
  { kind: 'colour', default: '#fff' },
  { kind: 'length', default: { value: 1, unit: 'px' } },
  { kind: 'url', default: '/' },
  { kind: 'media', default: { url: '/' } },
  { kind: 'date', default: '2026-11-22' },
  { kind: 'rules' },
];

const keys = ['columns', 'show-title', 'Items', '_x', 'loadMore'];

/** An arbitrary declaration, three levels deep. */
const { fields } = fc.letrec<{ field: Field; fields: Fields }>((tie) => ({
  fields: fc.dictionary(fc.constantFrom(...keys), tie('field'), {
    maxKeys: 4,
    noNullPrototype: true,
  }),
  field: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(...scalars),
    fc.record({ kind: fc.constant('list' as const), of: tie('field') }),
    fc.record({ kind: fc.constant('group' as const), fields: tie('fields') }),
    fc.record({ kind: fc.constant('record' as const), of: tie('field') }),
    fc.record({
      kind: fc.constant('variants' as const),
      by: fc.constant('type'),
      variants: fc.dictionary(fc.constantFrom('one', 'two'), tie('fields'), {
        noNullPrototype: true,
      }),
    }),
  ),
}));

const key = fc.constantFrom(
  ...keys,
  'type',
  'COLUMNS',
  'columns_mobile',
  'url',
  'size',
  'rules',
  '__proto__',
  'constructor',
  'toString',
  '0',
  '7',
);
const word = fc.constantFrom(
  'one',
  'TWO',
  'yes',
  '',
  '12px',
  '#fff',
  '2026-11-22',
  '/a',
  '7',
  'javascript:x',
  '__proto__',
);
const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, 0, 1, -3, 1.5, []),
    word,
    fc.string(),
    fc.array(tie('json'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(key, fc.string()), tie('json'), { maxKeys: 5 }),
  ),
}));

/** Converted through JSON, as settings are: then `__proto__` is an ordinary key. */
const printed = json.map((data) => JSON.parse(JSON.stringify(data)) as unknown);

/** True if a value has the type that its field declares. */
function isOf(field: Field, value: unknown): boolean {
  switch (field.kind) {
    case 'number':
      return (
        typeof value === 'number' && value >= (field.min ?? value) && value <= (field.max ?? value)
      );
    case 'toggle':
      return typeof value === 'boolean';
    case 'choice':
      return typeof value === 'string' && Object.hasOwn(field.options, value);
    case 'length':
      return isObjectWith(value, { value: 'number', unit: 'string' });
    case 'media':
      return isObjectWith(value, { url: 'string' });
    case 'list':
      return Array.isArray(value) && value.every((item) => isOf(field.of, item));
    case 'group':
      return areOf(field.fields, value);
    case 'record':
      return (
        typeof value === 'object' &&
        Object.values(value ?? {}).every((item) => isOf(field.of, item))
      );
    case 'variants': {
      const name = (value as Record<string, unknown>)[field.by] as string;
      const fields = { ...field.variants[name], [field.by]: { kind: 'text' } } as const;
      return areOf(fields, value) && Object.hasOwn(field.variants, name);
    }
    case 'rules':
      return Array.isArray((value as { rules: unknown }).rules);
    default:
      return typeof value === 'string';
  }
}

function isObjectWith(value: unknown, types: Readonly<Record<string, string>>): boolean {
  const entries = value as Record<string, unknown>;
  return Object.entries(types).every(([name, type]) => typeof entries[name] === type);
}

/** True for an object with declared keys only, and all keys with a default. */
function areOf(declared: Fields, value: unknown): boolean {
  const entries = Object.entries(value as object);
  const hasDefaults = Object.entries(declared).every(
    ([name, field]) => !('default' in field) || Object.hasOwn(value as object, name),
  );
  return (
    hasDefaults &&
    Object.getPrototypeOf(value) === null &&
    entries.every(([name, item]) => {
      const field = Object.hasOwn(declared, name) ? declared[name] : undefined;
      return field !== undefined && isOf(field, item);
    })
  );
}

describe('settings of any JSON', () => {
  it('have the declared keys and types, and nothing else', () => {
    fc.assert(
      fc.property(fields, printed, (declared, data) => {
        const parsed = parseSettings(declared, data);
        const isObject = typeof data === 'object' && data !== null;
        const isTaken = isObject && !(Array.isArray(data) && data.length > 0);
        expect(parsed !== undefined).to.equal(isTaken);
        if (parsed)
          expect(areOf(declared, parsed.values), JSON.stringify(parsed.values)).to.equal(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('are parsed to equal settings when parsed again', () => {
    fc.assert(
      fc.property(fields, printed, (declared, data) => {
        const once = parseSettings(declared, data)?.values;
        if (!once) return;
        const twice = parseSettings(declared, JSON.parse(JSON.stringify(once)));
        expect(twice?.values).to.deep.equal(once);
        expect(twice?.problems).to.deep.equal([]);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the work of reading settings', () => {
  const numbers: Field = { kind: 'list', of: { kind: 'number' } };

  /** Counts the lookups while `count` entries are read. */
  function lookups(count: number): number {
    let looked = 0;
    const data = new Proxy(
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`key${index}`, 'x'])),
      {
        get(target, name, receiver) {
          looked++;
          return Reflect.get(target, name, receiver);
        },
      },
    );
    parseValue({ kind: 'record', of: { kind: 'number' } }, data);
    parseSettings({ columns: { kind: 'number' } }, data);
    return looked;
  }

  it('is linear in the size of the data', () => {
    expect(lookups(20_000)).to.equal(10 * lookups(2_000));
  });

  it('never traverses undeclared values, however deep', () => {
    let deep: unknown = 1;
    for (let depth = 0; depth < 100_000; depth++) deep = depth % 2 ? [deep] : { deep };
    const declared: Fields = {
      list: numbers,
      text: { kind: 'text' },
      length: { kind: 'length' },
      raw: { kind: 'raw', reason: 'A test.' },
    };
    const parsed = parseSettings(declared, {
      unknown: deep,
      list: [deep],
      text: deep,
      length: deep,
      raw: deep,
    });
    expect(parsed?.values).to.deep.equal({ list: [], raw: deep });
    expect(parsed?.problems.length).to.equal(4);
  });
});
