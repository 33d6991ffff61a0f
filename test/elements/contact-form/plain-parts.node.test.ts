import { expect } from 'chai';
import { FeedbackSchema, RefillSchema } from '../../../src/elements/contact-form/answers';
import { challengeOf } from '../../../src/elements/contact-form/controls/renewals';
import { completedUrl } from '../../../src/elements/contact-form/controls/url-field';
import { FieldSchema } from '../../../src/elements/contact-form/fields';

describe('an address that was typed without its scheme', () => {
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
    it(`"${typed}" becomes "${completed}"`, () => {
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

describe('answers of the server', () => {
  it('are read with PHP’s empty lists where maps are due', () => {
    expect(RefillSchema.safeParse({ quiz: [], captcha: [] }).success).to.equal(true);
    expect(RefillSchema.safeParse({}).success).to.equal(true);
  });

  it('need a status, and lose only what is wrong', () => {
    expect(FeedbackSchema.safeParse({ message: 'x' }).success).to.equal(false);
    const read = FeedbackSchema.parse({
      status: 'spam',
      message: 'm',
      invalid_fields: 'junk',
      quiz: { q: 1 },
    });
    expect(read).to.deep.include({ status: 'spam', message: 'm', invalid_fields: [] });
  });
});

describe('the fields of a form drawn from data', () => {
  it('are told apart by their type, and junk is refused', () => {
    expect(FieldSchema.safeParse({ type: 'email', name: 'e', required: true }).success).to.equal(
      true,
    );
    expect(FieldSchema.safeParse({ type: 'select', name: 's' }).success).to.equal(false);
    expect(FieldSchema.safeParse({ type: 'marquee', name: 'm' }).success).to.equal(false);
  });
});
