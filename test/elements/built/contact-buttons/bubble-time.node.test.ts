import { expect } from 'chai';
import { timeOfDay } from '../../../../src/elements/built/contact-buttons/bubble-time';

const morning = new Date(2026, 10, 22, 0, 5);
const evening = new Date(2026, 10, 22, 19, 30);

describe('the time of a message', () => {
  it('has 12 or 24 hours', () => {
    expect(timeOfDay(evening, '12h', 'en')).to.match(/^7:30\sPM$/);
    expect(timeOfDay(evening, '24h', 'en')).to.equal('19:30');
    expect(timeOfDay(morning, '12h', 'en')).to.match(/^12:05\sAM$/);
    expect(timeOfDay(morning, '24h', 'en')).to.match(/^0?0:05$/);
  });

  it('is formatted in the page’s language, for any notation of the CMS', () => {
    expect(timeOfDay(evening, '24h', 'de_DE_formal')).to.equal('19:30');
    expect(timeOfDay(evening, '24h', 'fi')).to.equal('19.30');
    expect(timeOfDay(evening, '24h', 'no such locale')).to.equal('19:30');
  });
});
