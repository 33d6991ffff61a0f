import { expect } from 'chai';
import fc from 'fast-check';
import { checkRule, type Rule, validate } from '../../src/rules';
import { file, formData } from './form-data';

const rule = (name: string, field: string, more: Partial<Rule> = {}): Rule => ({
  rule: name,
  field,
  error: `${field} breaks ${name}`,
  ...more,
});

describe('the result of validate', () => {
  it('maps each invalid field to the first rule that fails, in the order of the schema', () => {
    const rules = [rule('email', 'b'), rule('required', 'a'), rule('url', 'b'), rule('url', 'c')];
    const result = validate({ rules }, formData({ a: '', b: 'x', c: 'http://c' }));
    expect([...result]).to.deep.equal([
      ['b', { field: 'b', rule: 'email', error: 'b breaks email' }],
      ['a', { field: 'a', rule: 'required', error: 'a breaks required' }],
    ]);
  });

  it('ignores a failed rule without a message, and reports the next one', () => {
    const rules = [rule('email', 'a', { error: undefined }), rule('url', 'a')];
    expect(validate({ rules }, formData({ a: 'x' })).get('a')?.rule).to.equal('url');
  });

  it('is an empty map for a schema without a list of rules', () => {
    for (const schema of ['{}', '{"rules":null}', '{"rules":{}}', 'null', '"text"', '[]']) {
      expect(validate(JSON.parse(schema), formData({ a: 'x' })).size).to.equal(0);
    }
  });

  it('accepts the published shape with additional keys', () => {
    const schema = { version: '2024-10', locale: 'en_US', rules: [rule('required', 'a')], x: 1 };
    expect(validate(schema, formData({})).has('a')).to.equal(true);
  });

  it('depends on the given form data only', () => {
    const schema = { rules: [rule('required', 'a')] };
    expect(validate(schema, formData({})).size).to.equal(1);
    expect(validate(schema, formData({ a: 'x' })).size).to.equal(0);
  });
});

describe('the fields option of validate', () => {
  const schema = { rules: [rule('required', 'a'), rule('required', 'b'), rule('url', 'b')] };

  it('limits the report to these fields', () => {
    expect([...validate(schema, formData({}), { fields: ['b', 'x'] }).keys()]).to.deep.equal(['b']);
    expect(validate(schema, formData({}), { fields: [] }).size).to.equal(0);
    expect(validate(schema, formData({}), { fields: new Set(['a', 'b']) }).size).to.equal(2);
  });

  it('does not change the report of these fields', () => {
    const name = fc.constantFrom('a', 'b', 'c');
    const check = fc.constantFrom('required', 'email', 'url', 'number');
    const values = fc.dictionary(name, fc.constantFrom('', 'x', '5', 'http://x', 'a@b.cc'));
    const rules = fc.array(fc.tuple(check, name).map(([check, field]) => rule(check, field)));
    fc.assert(
      fc.property(rules, values, fc.array(name), (rules, values, fields) => {
        const all = validate({ rules }, formData(values));
        const some = validate({ rules }, formData(values), { fields });
        expect([...some]).to.deep.equal(
          [...all].filter(([field]) => fields.some((name) => name === field)),
        );
      }),
    );
  });

  it('agrees with checkRule', () => {
    const check = fc.constantFrom('required', 'email', 'url', 'tel', 'number', 'date', 'time');
    fc.assert(
      fc.property(check, fc.string(), (check, value) => {
        const [single, data] = [rule(check, 'a'), formData({ a: value })];
        return checkRule(single, data) === !validate({ rules: [single] }, data).has('a');
      }),
    );
  });
});

describe('field names in form data', () => {
  const items = (data: FormData) =>
    [0, 1, 2, 3].findLast((threshold) => checkRule(rule('minitems', 'f', { threshold }), data));

  it('map f, f[] and f[x] to the field f', () => {
    expect(items(formData({ f: 'a' }))).to.equal(1);
    expect(items(formData({ 'f[]': ['a', 'b'] }))).to.equal(2);
    expect(items(formData({ 'f[x]': 'a', 'f[y]': 'b', 'f[]': 'c' }))).to.equal(3);
    expect(items(formData({ g: 'a', 'ff[]': 'b', '[f]': 'c' }))).to.equal(0);
  });

  it('never match a rule with brackets in its field', () => {
    const data = formData({ 'f[]': 'a' });
    expect(checkRule(rule('required', 'f[]'), data)).to.equal(false);
    expect(checkRule(rule('required', 'f'), data)).to.equal(true);
  });

  it('use the last of two plain entries', () => {
    expect(items(formData({ f: ['a', 'b'] }))).to.equal(1);
    expect(items(formData({ f: ['a', ' '] }))).to.equal(0);
    const files = formData({ f: [file('a.png'), file('b.pdf')] });
    expect(checkRule(rule('file', 'f', { accept: ['.pdf'] }), files)).to.equal(true);
  });

  it('replace each other if one is plain and one has brackets', () => {
    expect(items(formData({ f: 'a', 'f[]': ['b', 'c'] }))).to.equal(2);
    expect(items(formData({ 'f[]': ['b', 'c'], f: 'a' }))).to.equal(1);
  });

  for (const name of ['__proto__', 'constructor', 'hasOwnProperty', 'toString']) {
    it(`may be ${name}`, () => {
      expect(checkRule(rule('required', name), formData({}))).to.equal(false);
      const data = new FormData();
      data.append(name, 'x');
      expect(checkRule(rule('required', name), data)).to.equal(true);
      expect(validate({ rules: [rule('email', name)] }, data).get(name)?.field).to.equal(name);
      expect(Object.keys(Object.prototype)).to.deep.equal([]);
    });
  }
});
