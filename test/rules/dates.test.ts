import { expect } from 'chai';
import fc from 'fast-check';
import { keeps } from './form-data';

const isoDay = (date: Date) => date.toISOString().slice(0, 10);
const anyDay = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => isoDay(date));

describe('the rule date', () => {
  const valid = ['2024-02-29', '2000-02-29', '2023-12-31', '10000-01-01', '1000000-02-29'];
  for (const text of valid) {
    it(`accepts ${text}`, () => expect(keeps({ rule: 'date' }, text)).to.equal(true));
  }

  const invalid = [
    ...['2023-02-29', '1900-02-29', '2024-02-30', '2024-04-31', '2024-13-01', '2024-00-01'],
    ...['2024-01-00', '2024-01-32', '2024-1-1', '999-01-01', '-2024-01-01', '2024/01/01'],
    ...['2024-01-01T00:00', '20240-1-01', 'tomorrow'],
  ];
  for (const text of invalid) {
    it(`rejects ${text}`, () => expect(keeps({ rule: 'date' }, text)).to.equal(false));
  }

  it('ignores blank values', () => expect(keeps({ rule: 'date' }, ' ')).to.equal(true));

  it('agrees with the calendar of Date', () => {
    const part = fc.integer({ min: 0, max: 40 }).map((n) => String(n).padStart(2, '0'));
    const year = fc.integer({ min: 1000, max: 9999 });
    fc.assert(
      fc.property(year, part, part, (y, month, day) => {
        const text = `${y}-${month}-${day}`;
        const date = new Date(`${text}T00:00Z`);
        const isReal = !Number.isNaN(date.getTime()) && isoDay(date) === text;
        return keeps({ rule: 'date' }, text) === isReal;
      }),
    );
  });
});

describe('the rule dayofweek', () => {
  it('accepts days from 1 Monday to 7 Sunday, as numbers or texts', () => {
    expect(keeps({ rule: 'dayofweek', accept: [1] }, '2024-01-01')).to.equal(true);
    expect(keeps({ rule: 'dayofweek', accept: ['7'] }, '2024-01-07')).to.equal(true);
    expect(keeps({ rule: 'dayofweek', accept: [1, 7] }, '2024-01-02')).to.equal(false);
    expect(keeps({ rule: 'dayofweek', accept: [6] }, '1000000-01-01')).to.equal(true);
  });

  it('rejects invalid dates, and all values without an accept list', () => {
    const accept = [0, 1, 2, 3, 4, 5, 6, 7, ''];
    expect(keeps({ rule: 'dayofweek', accept }, 'someday')).to.equal(false);
    expect(keeps({ rule: 'dayofweek', accept }, '2024-02-30')).to.equal(false);
    expect(keeps({ rule: 'dayofweek' }, '2024-01-01')).to.equal(false);
    expect(keeps({ rule: 'dayofweek', accept: [] }, '2024-01-01')).to.equal(false);
  });

  it('ignores blank values', () => {
    expect(keeps({ rule: 'dayofweek', accept: [1] }, '')).to.equal(true);
  });

  it('agrees with the UTC day of Date', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const accept = [new Date(day).getUTCDay() || 7];
        return keeps({ rule: 'dayofweek', accept }, day);
      }),
    );
  });
});

describe('the rules mindate and maxdate', () => {
  it('include the threshold itself', () => {
    for (const rule of ['mindate', 'maxdate']) {
      expect(keeps({ rule, threshold: '2024-05-05' }, '2024-05-05')).to.equal(true);
    }
    expect(keeps({ rule: 'mindate', threshold: '2024-05-05' }, '2024-05-04')).to.equal(false);
    expect(keeps({ rule: 'maxdate', threshold: '2024-05-05' }, '2024-05-06')).to.equal(false);
  });

  it('pass unless both dates are YYYY-MM-DD', () => {
    for (const threshold of ['today', '', 20240505, undefined, '999-01-01']) {
      expect(keeps({ rule: 'mindate', threshold }, '2024-05-04')).to.equal(true);
      expect(keeps({ rule: 'maxdate', threshold }, '2024-05-04')).to.equal(true);
    }
    expect(keeps({ rule: 'mindate', threshold: '2024-05-05' }, '1.1.2024')).to.equal(true);
    expect(keeps({ rule: 'maxdate', threshold: '2024-05-05' }, 'zzz', '')).to.equal(true);
  });

  it('compare years of more than four digits as texts too, like the server', () => {
    expect(keeps({ rule: 'mindate', threshold: '2024-05-05' }, '10000-01-01')).to.equal(false);
    expect(keeps({ rule: 'maxdate', threshold: '2024-05-05' }, '10000-01-01')).to.equal(true);
    expect(keeps({ rule: 'maxdate', threshold: '2024-05-05' }, '20240-01-01')).to.equal(false);
    expect(keeps({ rule: 'maxdate', threshold: '10000-01-01' }, '2024-05-05')).to.equal(false);
  });

  it('compare dates chronologically', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (day, threshold) => {
        const [time, bound] = [Date.parse(day), Date.parse(threshold)];
        return (
          keeps({ rule: 'mindate', threshold }, day) === time >= bound &&
          keeps({ rule: 'maxdate', threshold }, day) === time <= bound
        );
      }),
    );
  });
});
