import { expect } from 'chai';
import * as z from 'zod/mini';
import { validated } from '../../server/validated';

/** A shape that no value has, and the number of values that were checked against it. */
function neverValid() {
  const seen = { values: 0 };
  const shape = z.unknown().check(
    z.refine(() => {
      seen.values += 1;
      return false;
    }),
  );
  return { shape, seen };
}

const many = Array.from({ length: 1000 }, () => 0);
const record = Object.fromEntries(many.map((value, index) => [`key-${index}`, value]));

describe('the validation of untrusted data', () => {
  const { shape, seen } = neverValid();
  beforeEach(() => {
    seen.values = 0;
  });

  const collections: readonly [string, z.ZodMiniType, unknown][] = [
    ['an array', z.array(shape), many],
    ['an array with a maximum length', z.array(shape).check(z.maxLength(2)), many],
    ['the values of a record', z.record(z.string(), shape), record],
    ['the keys of a record', z.record(z.pipe(shape, z.string()), z.number()), record],
    ['an array in an object', z.object({ list: z.array(shape) }), { list: many }],
    ['an array that may be missing', z.optional(z.array(shape)), many],
    ['an array that may be null', z.nullable(z.array(shape)), many],
    ['an array of a lazy shape', z.lazy(() => z.array(shape)), many],
  ];
  for (const [title, collection, value] of collections) {
    it(`ends at the first invalid part of ${title}`, () => {
      expect(validated(collection, value)).to.have.nested.property('issue.message');
      expect(seen.values).to.equal(1);
    });
  }

  it('ends at the first invalid item for each shape of a union', () => {
    const union = z.union([z.object({ list: z.array(shape) }), z.array(shape), z.array(shape)]);
    expect(validated(union, many).issue?.path).to.deep.equal([]);
    expect(seen.values).to.equal(2);
  });
});

describe('the result of a validation', () => {
  const item = z.object({
    id: z.string(),
    size: z._default(z.number(), 7),
    get items() {
      return z.optional(z.array(item));
    },
  });
  const shape = z.object({
    list: z.array(item).check(z.maxLength(2)),
    by: z.record(z.enum(['a']), z.number()),
  });

  it('is the value as its shape for a valid one', () => {
    const value = { list: [{ id: 'x', items: [{ id: 'y', size: 1 }] }], by: { a: 1 }, more: true };
    const { data } = validated(shape, value);
    expect(data).to.deep.equal(shape.parse(value));
  });

  const faults: readonly [string, unknown, string][] = [
    ['no object', 7, ''],
    ['an array in place of an object', [], ''],
    ['a missing field', { list: [] }, 'by'],
    [
      'a nested item',
      { list: [{ id: 'x', items: [{ id: 'y' }, { id: 1 }] }], by: { a: 1 } },
      'list.0.items.1.id',
    ],
    [
      'an array that is too long',
      { list: [{ id: 'x' }, { id: 'y' }, { id: 'z' }], by: { a: 1 } },
      'list',
    ],
    ['the value of a record', { list: [], by: { a: 'one' } }, 'by.a'],
    ['an unknown key of a record', { list: [], by: { b: 1 } }, 'by.b'],
  ];
  for (const [title, value, path] of faults) {
    it(`is the path and reason of ${title}`, () => {
      const { issue } = validated(shape, value);
      expect(issue?.path.join('.')).to.equal(path);
      expect(issue?.message).to.be.a('string').that.is.not.empty;
    });
  }
});
