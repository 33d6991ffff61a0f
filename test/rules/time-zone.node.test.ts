import { expect } from 'chai';
import { keeps } from './form-data';

describe('the day of the week of a date', () => {
  const home = process.env.TZ;
  afterEach(() => {
    if (home === undefined) delete process.env.TZ;
    else process.env.TZ = home;
  });

  for (const zone of ['Pacific/Kiritimati', 'Europe/Berlin', 'UTC', 'America/Los_Angeles']) {
    it(`is the same in the time zone ${zone}`, () => {
      process.env.TZ = zone;
      expect(keeps({ rule: 'dayofweek', accept: [1] }, '2024-01-01')).to.equal(true);
      expect(keeps({ rule: 'dayofweek', accept: [7] }, '2024-01-01')).to.equal(false);
      expect(keeps({ rule: 'date' }, '2024-03-31')).to.equal(true);
    });
  }
});
