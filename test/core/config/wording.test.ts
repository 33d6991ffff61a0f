import { expect } from '@open-wc/testing';
import { configure } from '../../../src/core/config';
import { wording } from '../../../src/core/config/wording';

const message = wording({
  'list.found': '{count} works found',
  'list.found.one': '{count} work found',
  'list.by': 'By {name}',
});

const found = (count: number): string => message('list.found', { count });

afterEach(() => configure({ messages: undefined, locale: undefined }));

describe('an element’s sentences', () => {
  it('may be worded anew by the site', () => {
    expect(message('list.by', { name: 'Ada' })).to.equal('By Ada');
    configure({ messages: { 'list.by': 'Von {name}' } });
    expect(message('list.by', { name: 'Ada' })).to.equal('Von Ada');
  });

  it('have the form that English has for their count, whatever the page’s language', () => {
    configure({ locale: 'fr_FR' });
    expect([0, 1, 2].map(found)).to.deep.equal(['0 works found', '1 work found', '2 works found']);
  });

  it('have the form that the site’s language has for their count', () => {
    const messages = { 'list.found': '{count} prac', 'list.found.few': '{count} prace' };
    configure({ locale: 'pl_PL_formal', messages });
    expect([1, 3, 5].map(found)).to.deep.equal(['1 prac', '3 prace', '5 prac']);
  });

  it('have numbers as the site’s language writes them', () => {
    expect(found(10_000)).to.equal('10,000 works found');
    configure({ locale: 'de_DE_formal' });
    expect(found(10_000)).to.equal('10.000 works found');
    configure({ locale: '?' });
    expect(found(10_000)).to.equal('10,000 works found');
  });

  it('are the site’s without forms rather than ours with them', () => {
    configure({ locale: 'de', messages: { 'list.found': 'Gefunden: {count}' } });
    expect(found(1)).to.equal('Gefunden: 1');
  });

  it('show their count as the site’s language writes numbers', () => {
    expect(found(10_000)).to.equal('10,000 works found');
    configure({ locale: 'de_DE' });
    expect(found(10_000)).to.equal('10.000 works found');
  });

  it('do without forms where the locale is none', () => {
    configure({ locale: '?', messages: { 'list.found': '{count}!', 'list.found.one': 'one' } });
    expect(found(1)).to.equal('1!');
  });
});
