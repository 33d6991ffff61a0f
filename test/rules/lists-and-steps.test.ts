import { expect } from 'chai';
import fc from 'fast-check';
import { keeps } from './form-data';

describe('the rule enum', () => {
  it('compares texts, with case', () => {
    expect(keeps({ rule: 'enum', accept: [5, 'a'] }, '5', 'a')).to.equal(true);
    expect(keeps({ rule: 'enum', accept: [5, 'a'] }, 'A')).to.equal(false);
    expect(keeps({ rule: 'enum', accept: [5, 'a'] }, 'a', 'b')).to.equal(false);
    expect(keeps({ rule: 'enum', accept: ['constructor'] }, '__proto__')).to.equal(false);
  });

  it('ignores blank values and rejects all others without an accept list', () => {
    expect(keeps({ rule: 'enum' }, '', ' ')).to.equal(true);
    expect(keeps({ rule: 'enum' }, 'a')).to.equal(false);
    expect(keeps({ rule: 'enum', accept: [] }, 'a')).to.equal(false);
  });

  it('accepts exactly the trimmed members of the list', () => {
    const text = fc.string({ minLength: 1 }).filter((value) => value.trim() !== '');
    fc.assert(
      fc.property(fc.array(text), text, (accept, value) => {
        const isKept = accept.includes(value.trim());
        return keeps({ rule: 'enum', accept }, value) === isKept;
      }),
    );
  });
});

describe('the rule stepnumber', () => {
  const step = (value: string, base?: number | string, interval?: number | string) =>
    keeps({ rule: 'stepnumber', base, interval }, value);

  it('accepts whole steps from the base, as text or number', () => {
    expect(step('12', '10', '2')).to.equal(true);
    expect(step('10', 10, 2)).to.equal(true);
    expect(step('13', '10', 2)).to.equal(false);
  });

  it('accepts steps below the base too', () => {
    expect(step('8', '10', '2')).to.equal(true);
    expect(step('9', '10', '2')).to.equal(false);
    expect(step('-0.3', '0', '0.1')).to.equal(true);
  });

  it('is exact within 6 decimals', () => {
    expect(step('0.3', '0', '0.1')).to.equal(true);
    expect(step('0.35', '0', '0.1')).to.equal(false);
    expect(step('0.3000001', '0', '0.1')).to.equal(true);
    expect(step('0.2999999', '0', '0.1')).to.equal(true);
    expect(step('0.300001', '0', '0.1')).to.equal(false);
    expect(step('0.299999', '0', '0.1')).to.equal(false);
  });

  it('supports numbers beyond the precision of a double', () => {
    expect(step('1e21', '0', '0.1')).to.equal(true);
    expect(step('1000000000000.5', '0', '1')).to.equal(false);
  });

  it('fails without a base, and passes without a positive interval', () => {
    for (const base of [undefined, '', 'x']) expect(step('12', base, 2)).to.equal(false);
    for (const interval of [undefined, '', 'x', 0, '0', -2]) {
      expect(step('13', 10, interval)).to.equal(true);
      expect(step('13', 'x', interval)).to.equal(true);
    }
  });

  it('ignores blank values and rejects other texts than numbers', () => {
    expect(step(' ', 'x', 2)).to.equal(true);
    expect(step('twelve', 10, 2)).to.equal(false);
  });

  it('accepts every step of a decimal grid and rejects values between', () => {
    const hundredths = fc.integer({ min: -1e6, max: 1e6 });
    const count = fc.integer({ min: -1000, max: 1000 });
    fc.assert(
      fc.property(hundredths, fc.integer({ min: 1, max: 1e4 }), count, (base, interval, n) => {
        const value = base + n * interval;
        const [b, i] = [base / 100, interval / 100];
        expect(step(String(value / 100), b, i)).to.equal(true);
        expect(step(String((value + interval / 2) / 100), b, i)).to.equal(false);
      }),
    );
  });
});
