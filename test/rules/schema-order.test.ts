import { expect } from 'chai';
import fc from 'fast-check';
import { checkRule, type InvalidField, type Rule, validate } from '../../src/rules';
import { file } from './form-data';

const fields = fc.constantFrom('a', 'b', 'c', 'd[]');
const error = fc.option(fc.constantFrom('one', 'two', 'three'), { nil: undefined });
const limit = fc.constantFrom(0, 1, 2, 5);

/** Rules of every kind of check: of each text, of their number and length, and of files. */
const single = fc.record({
  rule: fc.constantFrom(
    ...['required', 'requiredfile', 'email', 'url', 'number', 'date', 'enum', 'file', 'dayofweek'],
    ...['minitems', 'maxitems', 'minlength', 'maxlength', 'minfilesize', 'maxfilesize', 'mindate'],
  ),
  field: fields,
  error,
  threshold: limit,
  accept: fc.constantFrom(['5'], ['.png'], ['2026-05-12']),
});

/** Combinations that name their field and message, so that `checkRule` tells everything about their failure. */
const combination = fc.record({
  rule: fc.constantFrom('all', 'any'),
  field: fields,
  error,
  rules: fc.array(
    single.map(({ error, ...rule }): Rule => rule),
    { maxLength: 3 },
  ),
});

const schemas = fc.array(fc.oneof({ weight: 4, arbitrary: single }, combination), {
  maxLength: 12,
});

const names = fc.constantFrom('a', 'b', 'c', 'a[]', 'b[]', 'b[x]', 'd[]', 'other');
const texts = fc.constantFrom(
  '',
  ' ',
  '5',
  ' 5\n',
  '\u00a05',
  'é',
  'a@b.cc',
  'http://x',
  '2026-05-12',
);
const files = fc.constantFrom('', 'a.png', 'b.PDF').map((name) => () => file(name, name.length));
const forms = fc.array(fc.tuple(names, fc.oneof({ weight: 4, arbitrary: texts }, files)), {
  maxLength: 8,
});

describe('the report of validate', () => {
  it('is the first failed rule of each field that has a message, in the order of the schema', () => {
    fc.assert(
      fc.property(schemas, forms, (rules, entries) => {
        const data = new FormData();
        for (const [name, value] of entries) {
          data.append(name, typeof value === 'string' ? value : value());
        }
        const expected = new Map<string, InvalidField>();
        for (const { field, rule, error, ...more } of rules) {
          if (error === undefined || expected.has(field)) continue;
          const single = { field, rule, error, ...more };
          if (!checkRule(single, data)) expected.set(field, { field, rule, error });
        }
        expect([...validate({ rules }, data)]).to.deep.equal([...expected]);
      }),
      { numRuns: 500 },
    );
  });

  it('is a new object each time, so that a page may change it', () => {
    const rules = [{ rule: 'required', field: 'a', error: 'one' }];
    const schema = { rules };
    const first = validate(schema, new FormData()).get('a');
    if (first) first.error = 'changed';
    expect(validate(schema, new FormData()).get('a')?.error).to.equal('one');
  });
});
