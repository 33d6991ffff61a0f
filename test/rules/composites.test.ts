import { expect } from 'chai';
import fc from 'fast-check';
import { checkRule, type Rule, validate } from '../../src/rules';
import { formData } from './form-data';

const data = formData({ word: 'x', mail: 'a@b.cc' });
const passing: Rule = { rule: 'required', field: 'word', error: 'never shown' };
const failing: Rule = { rule: 'email', field: 'word', error: 'no email' };
const silent: Rule = { rule: 'email', field: 'word' };

const keeps = (rule: Rule) => checkRule(rule, data);
const report = (rule: Rule) => [...validate({ rules: [rule] }, data).values()];

describe('the rule all', () => {
  it('passes if no sub-rule fails, even without sub-rules', () => {
    expect(keeps({ rule: 'all', rules: [passing, passing] })).to.equal(true);
    expect(keeps({ rule: 'all', rules: [passing, failing] })).to.equal(false);
    expect(keeps({ rule: 'all', rules: [] })).to.equal(true);
    expect(keeps({ rule: 'all' })).to.equal(true);
  });

  it("reports the failing sub-rule's message, else its own, else nothing", () => {
    const field = 'word';
    expect(report({ rule: 'all', field, error: 'own', rules: [passing, failing] })).to.deep.equal([
      { field, rule: 'email', error: 'no email' },
    ]);
    expect(report({ rule: 'all', field, error: 'own', rules: [silent] })).to.deep.equal([
      { field, rule: 'all', error: 'own' },
    ]);
    expect(report({ rule: 'all', field, rules: [silent] })).to.deep.equal([]);
  });

  it("reports its own field, else the failing sub-rule's", () => {
    expect(report({ rule: 'all', field: 'mail', rules: [failing] })[0]?.field).to.equal('mail');
    expect(report({ rule: 'all', rules: [failing] })[0]?.field).to.equal('word');
  });
});

describe('the rule any', () => {
  it('passes if a sub-rule passes, so not without sub-rules', () => {
    expect(keeps({ rule: 'any', rules: [failing, passing] })).to.equal(true);
    expect(keeps({ rule: 'any', rules: [failing, failing] })).to.equal(false);
    expect(keeps({ rule: 'any', rules: [] })).to.equal(false);
    expect(keeps({ rule: 'any' })).to.equal(false);
  });

  it('reports its own message, and nothing without one', () => {
    expect(report({ rule: 'any', error: 'own', rules: [failing] })).to.deep.equal([
      { field: 'word', rule: 'any', error: 'own' },
    ]);
    expect(report({ rule: 'any', field: 'word', rules: [failing] })).to.deep.equal([]);
  });
});

describe('nested composites', () => {
  it('ignore unknown sub-rules', () => {
    const unknown = { rule: 'unknown-sub-rule', field: 'word' };
    expect(keeps({ rule: 'all', rules: [unknown, passing] })).to.equal(true);
    expect(keeps({ rule: 'any', rules: [unknown] })).to.equal(false);
  });

  it('report the innermost message', () => {
    const nested = { rule: 'all', rules: [{ rule: 'all', error: 'outer', rules: [failing] }] };
    expect(report(nested)[0]?.error).to.equal('no email');
  });

  it('behave like every and some', () => {
    const { tree } = fc.letrec<{ tree: Rule }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 5 },
        fc.constantFrom(passing, failing),
        fc.record({ rule: fc.constantFrom('all', 'any'), rules: fc.array(tie('tree')) }),
      ),
    }));
    const expected = (rule: Rule): boolean => {
      if (rule.rule === 'all') return (rule.rules ?? []).every(expected);
      return rule.rule === 'any' ? (rule.rules ?? []).some(expected) : rule === passing;
    };
    fc.assert(fc.property(tree, (rule) => keeps(rule) === expected(rule)));
  });

  it('are skipped beyond 50 levels, and never exhaust the stack', () => {
    const nest = (levels: number) => {
      let rule = failing;
      for (let i = 0; i < levels; i++) rule = { rule: 'all', rules: [rule] };
      return rule;
    };
    expect(keeps(nest(50))).to.equal(false);
    expect(keeps(nest(51))).to.equal(true);
    expect(keeps(nest(100_000))).to.equal(true);
  });
});
