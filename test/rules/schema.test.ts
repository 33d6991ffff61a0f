import { expect } from 'chai';
import { validate } from '../../src/rules';
import { RuleSchema, RuleSetSchema } from '../../src/rules/schema';
import { formData } from './form-data';

describe('the zod schema of rules', () => {
  it('accepts published schemas with unknown keys and rules', () => {
    const published = {
      version: '2024-10',
      locale: 'en_US',
      rules: [
        { rule: 'required', field: 'a', error: 'Please fill out this field.' },
        { rule: 'maxlength', field: 'a', threshold: 400, error: 'Too long.', hint: 'extra' },
        { rule: 'minnumber', field: 'b', threshold: '1' },
        { rule: 'phase-of-moon', field: 'b' },
      ],
    };
    expect(RuleSetSchema.parse(published)).to.deep.equal(published);
  });

  it('validates sub-rules', () => {
    const nest = (inner: unknown) => ({ rule: 'any', rules: [{ rule: 'all', rules: [inner] }] });
    expect(RuleSchema.safeParse(nest({ rule: 'email' })).success).to.equal(true);
    expect(RuleSchema.safeParse(nest({ field: 'a' })).success).to.equal(false);
  });

  it('rejects keys of the wrong type', () => {
    for (const wrong of [{ threshold: [] }, { accept: 'a' }, { field: 5 }, { rules: {} }]) {
      expect(RuleSchema.safeParse({ rule: 'any', ...wrong }).success).to.equal(false);
    }
  });

  it('has a result that validate accepts', () => {
    const schema = RuleSetSchema.parse({ rules: [{ rule: 'required', field: 'a', error: 'no' }] });
    expect(validate(schema, formData({})).size).to.equal(1);
  });
});
