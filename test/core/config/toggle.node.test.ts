import { expect } from 'chai';
import { isOff, isOn } from '../../../src/core/config/toggle';
import { parseValue } from '../../../src/core/settings';

const on = [true, 'true', 1, '1', 'yes', 'YES', 'on'];
const off = [false, 'false', 0, '0', 'no', 'No', 'off', ''];
const neither = [undefined, null, 'maybe', 2, {}, [], [1], JSON.parse('{"toString":1}')];

const read = (toggle: unknown) => parseValue({ kind: 'toggle' }, toggle).value;
const answers = (value: unknown) => [isOn(value), isOff(value), read(value)];

describe('a toggle as CMSs print one', () => {
  it('is on', () => {
    for (const value of on)
      expect(answers(value), String(value)).to.deep.equal([true, false, true]);
  });

  it('is off', () => {
    for (const value of off)
      expect(answers(value), String(value)).to.deep.equal([false, true, false]);
  });

  it('is neither if invalid or absent, and the setting is then not set', () => {
    for (const value of neither)
      expect(answers(value), JSON.stringify(value)).to.deep.equal([false, false, undefined]);
  });
});
