import { expect } from 'chai';
import { parseValue } from '../../../../src/core/settings';
import { challengeOf } from '../../../../src/elements/forms/contact-form/controls/renewals';
import { completedUrl } from '../../../../src/elements/forms/contact-form/controls/url-field';
import { formField } from '../../../../src/elements/forms/contact-form/fields';
import { readFeedback, readRefill } from '../../../../src/elements/forms/contact-form/responses';

describe('a typed address without scheme', () => {
  const cases: [typed: string, completed: string][] = [
    ['example.org', 'http://example.org'],
    ['  example.org/path ', 'http://example.org/path'],
    ['//example.org', 'http://example.org'],
    ['https://example.org', 'https://example.org'],
    ['mailto:a@b.c', 'mailto:a@b.c'],
    ['localhost', 'localhost'],
    ['localhost:8080', 'localhost:8080'],
    ['', ''],
  ];
  for (const [typed, completed] of cases) {
    it(`is completed: "${typed}" to "${completed}"`, () => {
      expect(completedUrl(typed)).to.equal(completed);
    });
  }
});

describe('a captcha’s challenge', () => {
  it('is the digits of its file name', () => {
    expect(challengeOf('https://a.test/u/12345.png')).to.equal('12345');
    expect(challengeOf('/u/987.gif')).to.equal('987');
    expect(challengeOf('/u/picture.png')).to.equal('');
  });
});

describe('a response of the server', () => {
  it('may contain PHP’s empty lists in place of maps', () => {
    expect(readRefill({ quiz: [], captcha: [] })).to.deep.include({ quiz: [], captcha: [] });
    expect(readRefill(null)).to.deep.include({ quiz: [], captcha: [] });
  });

  it('is valid only with a status', () => {
    for (const junk of [null, [], 'sent', { message: 'x' }, { status: 5 }, { status: '' }]) {
      expect(readFeedback(junk)).to.equal(null);
    }
    expect(readFeedback({ status: 'mail_sent', message: null })).to.deep.include({ message: '' });
  });

  it('loses only its invalid fields', () => {
    const raw = {
      status: 'spam',
      invalid_fields: [
        { field: 'a', message: null },
        { field: 'b', message: 'B.' },
      ],
      quiz: { q: 1, r: ['New?', 'hash'] },
      captcha: { c: 5, d: '/1.png' },
      more: 'kept',
    };
    expect(readFeedback(raw)).to.deep.include({
      invalidFields: [{ field: 'b', message: 'B.' }],
      quiz: [['r', 'New?', 'hash']],
      captcha: [['d', '/1.png']],
      raw,
    });
  });
});

describe('the fields of a form drawn from settings', () => {
  it('are parsed by their type, and junk is rejected', () => {
    const read = (data: object) => parseValue(formField, data).value;
    const email = { type: 'email', name: 'e', required: true };
    expect(read(email)).to.deep.equal(email);
    expect(read({ type: 'select', name: 's' })).to.equal(undefined);
    expect(read({ type: 'marquee', name: 'm' })).to.equal(undefined);
  });
});
