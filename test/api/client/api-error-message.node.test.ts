import { expect } from 'chai';
import { apiErrorMessage, callFaults, errorCodes } from '../../../src/api/client';
import { archiveFaults } from '../../../src/api/kits/archive-fault';
import { configure } from '../../../src/core/config';

describe('the message of an API error', () => {
  for (const code of errorCodes) {
    it(`has a title and a remedy for the code ${code}`, () => {
      const { title, text } = apiErrorMessage({ code, message: '' });
      expect(title).to.match(/^[A-Z][^.]+[^.]$/);
      // At least two sentences or clauses: the cause and the remedy.
      expect(text).to.match(/^[A-Z].+[.:;] .+\.$/);
    });
  }

  for (const reason of [...archiveFaults, ...callFaults]) {
    it(`is specific for the reason ${reason}`, () => {
      const code = 'invalid-zip-file';
      const data = { entry: 'content/page/7.json' };
      const { title, text } = apiErrorMessage({ code, reason, message: '', data });
      expect(title).not.to.equal(apiErrorMessage({ code, message: '' }).title);
      expect(title).to.match(/^[A-Z][^.]+[^.]$/);
      expect(text).to.match(/\.$/);
      expect(text).not.to.contain('{');
    });
  }

  it('names the faulty file of an archive', () => {
    const error = { code: 'invalid-zip-file', reason: 'unsafe-path', message: '' } as const;
    const { text } = apiErrorMessage({ ...error, data: { entry: '../../wp-config.php' } });
    expect(text).to.contain('“../../wp-config.php”');
  });

  it('can be replaced by the site', () => {
    configure({ messages: { 'kit.error.general.title': 'Hoppla' } });
    expect(apiErrorMessage({ code: 'general', message: '' }).title).to.equal('Hoppla');
    configure({ messages: undefined });
  });
});
