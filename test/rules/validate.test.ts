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

describe('what validate answers', () => {
  it('maps each invalid field to the first rule that fails, in the order of the schema', () => {
    const rules = [rule('email', 'b'), rule('required', 'a'), rule('url', 'b'), rule('url', 'c')];
    const result = validate({ rules }, formData({ a: '', b: 'x', c: 'http://c' }));
    expect([...result]).to.deep.equal([
      ['b', { field: 'b', rule: 'email', error: 'b breaks email' }],
      ['a', { field: 'a', rule: 'required', error: 'a breaks required' }],
    ]);
  });

  it('reports nothing for a failing rule without a message, and looks at the next', () => {
    const rules = [rule('email', 'a', { error: undefined }), rule('url', 'a')];
    expect(validate({ rules }, formData({ a: 'x' })).get('a')?.rule).to.equal('url');
  });

  it('is an empty map for a schema without a list of rules', () => {
    for (const schema of ['{}', '{"rules":null}', '{"rules":{}}', 'null', '"text"', '[]']) {
      expect(validate(JSON.parse(schema), formData({ a: 'x' })).size).to.equal(0);
    }
  });

  it('reads the published shape, further keys included', () => {
    const schema = { version: '2024-10', locale: 'en_US', rules: [rule('required', 'a')], x: 1 };
    expect(validate(schema, formData({})).has('a')).to.equal(true);
  });

  it('answers anew for each form data', () => {
    const schema = { rules: [rule('required', 'a')] };
    expect(validate(schema, formData({})).size).to.equal(1);
    expect(validate(schema, formData({ a: 'x' })).size).to.equal(0);
  });
});

describe('which fields validate looks at', () => {
  const schema = { rules: [rule('required', 'a'), rule('required', 'b'), rule('url', 'b')] };

  it('reports only those that are asked for', () => {
    expect([...validate(schema, formData({}), { fields: ['b', 'x'] }).keys()]).to.deep.equal(['b']);
    expect(validate(schema, formData({}), { fields: [] }).size).to.equal(0);
    expect(validate(schema, formData({}), { fields: new Set(['a', 'b']) }).size).to.equal(2);
  });

  it('reports of them what it would report anyway', () => {
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

describe('names in form data', () => {
  const items = (data: FormData) =>
    [0, 1, 2, 3].findLast((threshold) => checkRule(rule('minitems', 'f', { threshold }), data));

  it('f, f[] and f[x] all feed the field f', () => {
    expect(items(formData({ f: 'a' }))).to.equal(1);
    expect(items(formData({ 'f[]': ['a', 'b'] }))).to.equal(2);
    expect(items(formData({ 'f[x]': 'a', 'f[y]': 'b', 'f[]': 'c' }))).to.equal(3);
    expect(items(formData({ g: 'a', 'ff[]': 'b', '[f]': 'c' }))).to.equal(0);
  });

  it('a rule with a bracketed field sees no data', () => {
    const data = formData({ 'f[]': 'a' });
    expect(checkRule(rule('required', 'f[]'), data)).to.equal(false);
    expect(checkRule(rule('required', 'f'), data)).to.equal(true);
  });

  it('of two plain entries the last wins', () => {
    expect(items(formData({ f: ['a', 'b'] }))).to.equal(1);
    expect(items(formData({ f: ['a', ' '] }))).to.equal(0);
    const files = formData({ f: [file('a.png'), file('b.pdf')] });
    expect(checkRule(rule('file', 'f', { accept: ['.pdf'] }), files)).to.equal(true);
  });

  it('a plain and a bracketed name replace each other', () => {
    expect(items(formData({ f: 'a', 'f[]': ['b', 'c'] }))).to.equal(2);
    expect(items(formData({ 'f[]': ['b', 'c'], f: 'a' }))).to.equal(1);
  });

  for (const name of ['__proto__', 'constructor', 'hasOwnProperty', 'toString']) {
    it(`${name} is a field like any other`, () => {
      expect(checkRule(rule('required', name), formData({}))).to.equal(false);
      const data = new FormData();
      data.append(name, 'x');
      expect(checkRule(rule('required', name), data)).to.equal(true);
      expect(validate({ rules: [rule('email', name)] }, data).get(name)?.field).to.equal(name);
      expect(Object.keys(Object.prototype)).to.deep.equal([]);
    });
  }
});
