import { expect } from 'chai';
import { configure } from '../../../../src/core/config';
import { callFaults, errorCodes, kitErrorWords } from '../../../../src/elements/kits/rest';
import { archiveFaults } from '../../../../src/elements/kits/wire/archive-fault';

describe('the words of an error of the kit tools', () => {
  for (const code of errorCodes) {
    it(`are a title, and what to do: ${code}`, () => {
      const { title, text } = kitErrorWords({ code, message: '' });
      expect(title).to.match(/^[A-Z][^.]+[^.]$/);
      // At least two sentences or clauses: why, and what to do.
      expect(text).to.match(/^[A-Z].+[.:;] .+\.$/);
    });
  }

  for (const reason of [...archiveFaults, ...callFaults]) {
    it(`are those of its reason: ${reason}`, () => {
      const code = 'invalid-zip-file';
      const data = { entry: 'content/page/7.json' };
      const { title, text } = kitErrorWords({ code, reason, message: '', data });
      expect(title).not.to.equal(kitErrorWords({ code, message: '' }).title);
      expect(title).to.match(/^[A-Z][^.]+[^.]$/);
      expect(text).to.match(/\.$/);
      expect(text).not.to.contain('{');
    });
  }

  it('name the file in the archive that is to blame', () => {
    const error = { code: 'invalid-zip-file', reason: 'unsafe-path', message: '' } as const;
    const { text } = kitErrorWords({ ...error, data: { entry: '../../wp-config.php' } });
    expect(text).to.contain('“../../wp-config.php”');
  });

  it('are the site’s own where it has any', () => {
    configure({ messages: { 'kit.error.general.title': 'Hoppla' } });
    expect(kitErrorWords({ code: 'general', message: '' }).title).to.equal('Hoppla');
    configure({ messages: undefined });
  });
});
