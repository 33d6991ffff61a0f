import { expect } from 'chai';
import { countedText, countOf } from '../../../../src/elements/built/counter/count';

const text = (printed: Parameters<typeof countOf>[0], share: number): string | undefined => {
  const count = countOf(printed);
  return count && countedText(count, share);
};

describe('a counting number', () => {
  it('counts from the first value to the last, halfway in half the time', () => {
    const printed = { fromValue: '100', toValue: '300' };
    expect([0, 0.5, 1].map((share) => text(printed, share))).to.deep.equal(['100', '200', '300']);
  });

  it('counts down too', () => {
    expect(text({ fromValue: '10', toValue: '-5' }, 1)).to.equal('-5');
  });

  it('has as many decimals as its target', () => {
    const printed = { fromValue: '0', toValue: '4.50' };
    expect([0, 0.5, 1].map((share) => text(printed, share))).to.deep.equal([
      '0.00',
      '2.25',
      '4.50',
    ]);
  });

  for (const [delimiter, wanted] of [
    [',', '1,234,567'],
    ['.', '1.234.567'],
    [' ', '1 234 567'],
    ['', '1234567'],
    [undefined, '1234567'],
    ['$&', '1$&234$&567'],
  ]) {
    it(`has ${delimiter === undefined ? 'nothing' : `"${delimiter}"`} between thousands`, () => {
      expect(text({ toValue: '1234567', delimiter }, 1)).to.equal(wanted);
    });
  }

  it('has no separator in decimals or after a minus sign', () => {
    expect(text({ toValue: '-123456.7891', delimiter: ',' }, 1)).to.equal('-123,456.7891');
  });

  it('is never minus zero', () => {
    expect(text({ fromValue: '-10', toValue: '10' }, 0.499)).to.equal('0');
  });

  it('counts from 0 in two seconds by default', () => {
    expect(countOf({ toValue: '5' })).to.include({ from: 0, duration: 2000 });
    expect(countOf({ toValue: '5', fromValue: '', duration: 'soon' })).to.include({
      from: 0,
      duration: 2000,
    });
  });

  it('is undefined without a target number', () => {
    for (const toValue of [undefined, '', 'many', 'Infinity']) {
      expect(countOf({ toValue })).to.equal(undefined);
    }
  });
});
