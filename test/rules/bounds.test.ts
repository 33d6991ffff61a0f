import { expect } from 'chai';
import fc from 'fast-check';
import { file, keeps } from './form-data';

describe('required and requiredfile', () => {
  it('required wants one value that is not blank', () => {
    expect(keeps({ rule: 'required' })).to.equal(false);
    expect(keeps({ rule: 'required' }, '', ' \n\t')).to.equal(false);
    expect(keeps({ rule: 'required' }, '', '0')).to.equal(true);
  });

  it('requiredfile wants one file', () => {
    expect(keeps({ rule: 'requiredfile' })).to.equal(false);
    expect(keeps({ rule: 'requiredfile' }, 'text')).to.equal(false);
    expect(keeps({ rule: 'requiredfile' }, file('empty.txt', 0))).to.equal(true);
  });

  it('an empty file input does not satisfy requiredfile', () => {
    expect(keeps({ rule: 'requiredfile' }, new File([], ''))).to.equal(false);
  });
});

describe('bounds', () => {
  it('minitems and maxitems count the values that are not blank', () => {
    expect(keeps({ rule: 'minitems', threshold: 2 }, 'a', ' ')).to.equal(false);
    expect(keeps({ rule: 'minitems', threshold: 2 }, 'a', 'b')).to.equal(true);
    expect(keeps({ rule: 'maxitems', threshold: 1 }, 'a', ' ')).to.equal(true);
    expect(keeps({ rule: 'maxitems', threshold: 1 }, 'a', 'b')).to.equal(false);
  });

  it('minlength and maxlength add up the trimmed UTF-16 units of all values', () => {
    expect(keeps({ rule: 'minlength', threshold: 4 }, 'ab', ' c ')).to.equal(false);
    expect(keeps({ rule: 'minlength', threshold: 4 }, 'ab', 'cd')).to.equal(true);
    expect(keeps({ rule: 'maxlength', threshold: 3 }, 'ab', ' c ')).to.equal(true);
    expect(keeps({ rule: 'maxlength', threshold: 3 }, 'ab', 'cd')).to.equal(false);
    expect(keeps({ rule: 'maxlength', threshold: 1 }, '😀')).to.equal(false);
  });

  it('minlength is not checked when nothing is there', () => {
    expect(keeps({ rule: 'minlength', threshold: 4 }, '', ' ')).to.equal(true);
  });

  it('minnumber and maxnumber read the leading number of each value', () => {
    expect(keeps({ rule: 'minnumber', threshold: '5' }, '5', '4.9')).to.equal(false);
    expect(keeps({ rule: 'maxnumber', threshold: '5' }, '5', '5.1')).to.equal(false);
    expect(keeps({ rule: 'minnumber', threshold: 5 }, '4 apples')).to.equal(false);
    expect(keeps({ rule: 'maxnumber', threshold: 5 }, '1e3')).to.equal(false);
    expect(keeps({ rule: 'minnumber', threshold: '-1.5' }, '-1.5')).to.equal(true);
  });

  it('minnumber and maxnumber let unreadable and blank text pass', () => {
    for (const rule of ['minnumber', 'maxnumber']) {
      expect(keeps({ rule, threshold: 0 }, 'apples', ' ')).to.equal(true);
    }
  });

  it('minfilesize and maxfilesize add up the bytes of all files', () => {
    const files = [file('a', 3), file('b', 4)];
    expect(keeps({ rule: 'minfilesize', threshold: 7 }, ...files)).to.equal(true);
    expect(keeps({ rule: 'minfilesize', threshold: 8 }, ...files)).to.equal(false);
    expect(keeps({ rule: 'maxfilesize', threshold: 7 }, ...files)).to.equal(true);
    expect(keeps({ rule: 'maxfilesize', threshold: '6' }, ...files)).to.equal(false);
  });

  it('minitems and minfilesize fail on a field with nothing in it', () => {
    expect(keeps({ rule: 'minitems', threshold: 1 })).to.equal(false);
    expect(keeps({ rule: 'minfilesize', threshold: 1 })).to.equal(false);
    expect(keeps({ rule: 'minitems', threshold: 0 })).to.equal(true);
  });
});

describe('thresholds', () => {
  const bounds: [string, string | File][] = [
    ...['maxitems', 'maxlength', 'maxnumber'].map((rule): [string, string] => [rule, '12345']),
    ['maxfilesize', file('a')],
  ];

  for (const [rule, value] of bounds) {
    it(`${rule} takes a number or a text`, () => {
      expect(keeps({ rule, threshold: 0 }, value)).to.equal(false);
      expect(keeps({ rule, threshold: '0' }, value)).to.equal(false);
      expect(keeps({ rule, threshold: ' 0 ' }, value)).to.equal(false);
    });

    it(`${rule} is off without a number as threshold`, () => {
      for (const threshold of [undefined, '', ' ', 'none', '0px', Number.NaN]) {
        expect(keeps({ rule, threshold }, value)).to.equal(true);
      }
    });
  }

  it('mean the same as numbers and as text, for any values', () => {
    const rules = fc.constantFrom('minitems', 'maxitems', 'minlength', 'maxlength');
    fc.assert(
      fc.property(rules, fc.nat(9), fc.array(fc.string()), (rule, threshold, values) => {
        const trimmed = values.map((value) => value.trim()).filter(Boolean);
        const total = rule.endsWith('items') ? trimmed.length : trimmed.join('').length;
        const isKept = rule.startsWith('max') ? total <= threshold : total >= threshold;
        const expected = isKept || (rule === 'minlength' && total === 0);
        expect(keeps({ rule, threshold }, ...values)).to.equal(expected);
        expect(keeps({ rule, threshold: String(threshold) }, ...values)).to.equal(expected);
      }),
    );
  });
});
