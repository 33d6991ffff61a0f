import { expect } from '@open-wc/testing';
import { configure } from '../../../src/core/config';
import { defineMessages } from '../../../src/core/config/define-messages';

const message = defineMessages({
  'list.found': '{count} works found',
  'list.found.one': '{count} work found',
  'list.by': 'By {name}',
  'list.cancel': 'Cancel',
  'list.close': 'Close {name}',
});

const found = (count: number): string => message('list.found', { count });

afterEach(() => configure({ messages: undefined, locale: undefined }));

describe('an element’s messages', () => {
  it('are overridden by the site’s configuration', () => {
    expect(message('list.by', { name: 'Ada' })).to.equal('By Ada');
    configure({ messages: { 'list.by': 'Von {name}' } });
    expect(message('list.by', { name: 'Ada' })).to.equal('Von Ada');
  });

  it('are overridden by a common key, which the element’s own key outranks', () => {
    expect(message('list.cancel')).to.equal('Cancel');
    configure({ messages: { 'common.cancel': 'Abbrechen' } });
    expect(message('list.cancel')).to.equal('Abbrechen');
    configure({ messages: { 'list.cancel': 'Verwerfen', 'common.cancel': 'Abbrechen' } });
    expect(message('list.cancel')).to.equal('Verwerfen');
  });

  it('keep their own text with a placeholder, whatever the common key says', () => {
    configure({ messages: { 'common.close': 'Schließen' } });
    expect(message('list.close', { name: 'Ada' })).to.equal('Close Ada');
  });

  it('take the English plural form in English, whatever the page’s language', () => {
    configure({ locale: 'fr_FR' });
    expect([0, 1, 2].map(found)).to.deep.equal(['0 works found', '1 work found', '2 works found']);
  });

  it('take the plural form of the site’s language', () => {
    const messages = { 'list.found': '{count} prac', 'list.found.few': '{count} prace' };
    configure({ locale: 'pl_PL_formal', messages });
    expect([1, 3, 5].map(found)).to.deep.equal(['1 prac', '3 prace', '5 prac']);
  });

  it('format numbers for the site’s locale, and in English when the locale is invalid', () => {
    expect(found(10_000)).to.equal('10,000 works found');
    configure({ locale: 'de_DE_formal' });
    expect(found(10_000)).to.equal('10.000 works found');
    configure({ locale: '?' });
    expect(found(10_000)).to.equal('10,000 works found');
  });

  it('format small numbers as the language writes them', () => {
    const languages =
      'ar bn cs da de en es fa fi fr hi hu it ja ko nb nl pl pt ro ru sk sv tr uk zh';
    const counts = [0, 1, 7, 42, 999];
    for (const locale of [...languages.split(' '), 'de-AT', 'pt_BR', 'ar-EG', 'en-u-nu-arab']) {
      configure({ locale, messages: { 'list.by': '{name}' } });
      const shown = counts.map((name) => message('list.by', { name }));
      const tag = locale.replace('_', '-');
      expect(shown, locale).to.deep.equal(counts.map((count) => count.toLocaleString(tag)));
    }
  });

  it('prefer the site’s message without plural forms to the English plural form', () => {
    configure({ locale: 'de', messages: { 'list.found': 'Gefunden: {count}' } });
    expect(found(1)).to.equal('Gefunden: 1');
  });

  it('format the count for the site’s locale', () => {
    expect(found(10_000)).to.equal('10,000 works found');
    configure({ locale: 'de_DE' });
    expect(found(10_000)).to.equal('10.000 works found');
  });

  it('ignore plural forms when the locale is invalid', () => {
    configure({ locale: '?', messages: { 'list.found': '{count}!', 'list.found.one': 'one' } });
    expect(found(1)).to.equal('1!');
  });
});
