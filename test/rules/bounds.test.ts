import { expect } from 'chai';
import fc from 'fast-check';
import { file, keeps } from './form-data';

describe('the rules required and requiredfile', () => {
  it('need a non-blank value for required', () => {
    expect(keeps({ rule: 'required' })).to.equal(false);
    expect(keeps({ rule: 'required' }, '', ' \n\t')).to.equal(false);
    expect(keeps({ rule: 'required' }, '', '0')).to.equal(true);
  });

  it('need a file for requiredfile', () => {
    expect(keeps({ rule: 'requiredfile' })).to.equal(false);
    expect(keeps({ rule: 'requiredfile' }, 'text')).to.equal(false);
    expect(keeps({ rule: 'requiredfile' }, file('empty.txt', 0))).to.equal(true);
  });

  it('reject an empty file input for requiredfile', () => {
    expect(keeps({ rule: 'requiredfile' }, new File([], ''))).to.equal(false);
  });
});

describe('the limits of rules', () => {
  it('count non-blank values for minitems and maxitems', () => {
    expect(keeps({ rule: 'minitems', threshold: 2 }, 'a', ' ')).to.equal(false);
    expect(keeps({ rule: 'minitems', threshold: 2 }, 'a', 'b')).to.equal(true);
    expect(keeps({ rule: 'maxitems', threshold: 1 }, 'a', ' ')).to.equal(true);
    expect(keeps({ rule: 'maxitems', threshold: 1 }, 'a', 'b')).to.equal(false);
  });

  it('add up the trimmed lengths of all values for minlength and maxlength', () => {
    expect(keeps({ rule: 'minlength', threshold: 4 }, 'ab', ' c ')).to.equal(false);
    expect(keeps({ rule: 'minlength', threshold: 4 }, 'ab', 'cd')).to.equal(true);
    expect(keeps({ rule: 'maxlength', threshold: 3 }, 'ab', ' c ')).to.equal(true);
    expect(keeps({ rule: 'maxlength', threshold: 3 }, 'ab', 'cd')).to.equal(false);
    expect(keeps({ rule: 'maxlength', threshold: 1 }, '😀')).to.equal(false);
  });

  it('do not apply to empty fields for minlength', () => {
    expect(keeps({ rule: 'minlength', threshold: 4 }, '', ' ')).to.equal(true);
  });

  it('apply to the leading number of each value for minnumber and maxnumber', () => {
    expect(keeps({ rule: 'minnumber', threshold: '5' }, '5', '4.9')).to.equal(false);
    expect(keeps({ rule: 'maxnumber', threshold: '5' }, '5', '5.1')).to.equal(false);
    expect(keeps({ rule: 'minnumber', threshold: 5 }, '4 apples')).to.equal(false);
    expect(keeps({ rule: 'maxnumber', threshold: 5 }, '1e3')).to.equal(false);
    expect(keeps({ rule: 'minnumber', threshold: '-1.5' }, '-1.5')).to.equal(true);
  });

  it('accept blank texts and texts without a number for minnumber and maxnumber', () => {
    for (const rule of ['minnumber', 'maxnumber']) {
      expect(keeps({ rule, threshold: 0 }, 'apples', ' ')).to.equal(true);
    }
  });

  it('add up the sizes of all files for minfilesize and maxfilesize', () => {
    const files = [file('a', 3), file('b', 4)];
    expect(keeps({ rule: 'minfilesize', threshold: 7 }, ...files)).to.equal(true);
    expect(keeps({ rule: 'minfilesize', threshold: 8 }, ...files)).to.equal(false);
    expect(keeps({ rule: 'maxfilesize', threshold: 7 }, ...files)).to.equal(true);
    expect(keeps({ rule: 'maxfilesize', threshold: '6' }, ...files)).to.equal(false);
  });

  it('reject empty fields for minitems and minfilesize', () => {
    expect(keeps({ rule: 'minitems', threshold: 1 })).to.equal(false);
    expect(keeps({ rule: 'minfilesize', threshold: 1 })).to.equal(false);
    expect(keeps({ rule: 'minitems', threshold: 0 })).to.equal(true);
  });
});

describe('the threshold of a rule', () => {
  const bounds: [string, string | File][] = [
    ...['maxitems', 'maxlength', 'maxnumber'].map((rule): [string, string] => [rule, '12345']),
    ['maxfilesize', file('a')],
  ];

  for (const [rule, value] of bounds) {
    it(`may be a number or a text for ${rule}`, () => {
      expect(keeps({ rule, threshold: 0 }, value)).to.equal(false);
      expect(keeps({ rule, threshold: '0' }, value)).to.equal(false);
      expect(keeps({ rule, threshold: ' 0 ' }, value)).to.equal(false);
    });

    it(`disables ${rule} if it is not a number`, () => {
      for (const threshold of [undefined, '', ' ', 'none', '0px', Number.NaN]) {
        expect(keeps({ rule, threshold }, value)).to.equal(true);
      }
    });
  }

  it('has the same effect as number and as text', () => {
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
