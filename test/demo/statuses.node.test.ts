import { expect } from 'chai';
import {
  contactEntries,
  contactId,
  everyFieldEntries,
  everyFieldId,
  feedback,
  file,
  newsletterId,
} from './forms';
import { siteForTests } from './site';

describe('the status of a submission', () => {
  const site = siteForTests();

  const outcomes = [
    [20, 'aborted'],
    [21, 'mail_failed'],
    [22, 'payment_required'],
    [23, 'spam'],
  ] as const;
  for (const [id, status] of outcomes) {
    it(`is ${status} when configured, and stored as such`, async () => {
      const answer = await feedback(site(), id, { note: 'Hello' });
      expect(answer.status).to.equal(status);
      expect(answer.posted_data_hash === '').to.equal(status === 'spam');
      const stored = site().rows('SELECT status FROM submissions WHERE form_id = ?', id);
      expect(stored.map((row) => row.status)).to.deep.equal([status]);
    });
  }

  it('is sent when every type of field is valid', async () => {
    const answer = await feedback(site(), everyFieldId, await everyFieldEntries(site()));
    expect(answer.invalid_fields).to.deep.equal([]);
    expect(answer.status).to.equal('mail_sent');
  });

  it('is stored with answers by question, and the free text with its option', async () => {
    const entries = { ...(await everyFieldEntries(site())), 'full-name': 'Berta' };
    await feedback(site(), everyFieldId, entries);
    const [row] = site().rows('SELECT fields FROM submissions ORDER BY id DESC LIMIT 1');
    const stored = JSON.parse(String(row?.fields));
    expect(stored).to.deep.include({ name: 'full-name', label: 'Your name', values: ['Berta'] });
    expect(stored).to.deep.include({
      name: 'extras',
      label: 'Extras',
      values: ['Ribbon', 'Slipcase'],
    });
    expect(stored).to.deep.include({
      name: 'found-by',
      label: 'How you found us',
      values: ['Otherwise: by the river'],
    });
    expect(stored).to.deep.include({ name: 'action', label: 'action', values: ['quote'] });
  });

  it('is invalid with the first message of each invalid field, in the form’s order', async () => {
    const answer = await feedback(site(), contactId, {
      ...contactEntries,
      'your-name': ' ',
      'your-email': 'ada',
    });
    expect(answer).to.include({ status: 'validation_failed', posted_data_hash: '' });
    expect(answer.invalid_fields.map(({ field, message }) => [field, message])).to.deep.equal([
      ['your-name', 'Please fill out this field.'],
      ['your-email', 'Please enter an email address.'],
    ]);
  });

  it('is invalid for values that are not options', async () => {
    const { invalid_fields: invalid } = await feedback(site(), everyFieldId, {
      ...(await everyFieldEntries(site())),
      format: 'scroll',
      topic: 'Neither',
      'papers[]': ['Laid', 'Silk'],
      copies: '51',
      due: '2023-12-31',
    });
    expect(invalid.map(({ field }) => field)).to.deep.equal([
      'copies',
      'due',
      'format',
      'papers',
      'topic',
    ]);
  });

  it('is invalid for files of another type and for large files', async () => {
    const wrong = await feedback(site(), contactId, {
      ...contactEntries,
      attachment: file('a.exe'),
    });
    expect(wrong.invalid_fields[0]?.message).to.equal(
      'You are not allowed to upload files of this type.',
    );
    const large = file('a.pdf', 5 * 1024 * 1024 + 1);
    const heavy = await feedback(site(), contactId, { ...contactEntries, attachment: large });
    expect(heavy.invalid_fields[0]?.message).to.equal('The uploaded file is too large.');
  });

  it('counts a line break as one character, like browsers', async () => {
    const message = `Ada\n${'x'.repeat(1996)}`;
    const answer = await feedback(site(), contactId, {
      ...contactEntries,
      'your-message': message,
    });
    expect(answer.status).to.equal('mail_sent');
  });

  it('is unaccepted without consent, if all fields are valid', async () => {
    const unaccepted = await feedback(site(), contactId, { ...contactEntries, privacy: [] });
    expect(unaccepted).to.include({ status: 'acceptance_missing', posted_data_hash: '' });
    const invalid = await feedback(site(), contactId, { privacy: [] });
    expect(invalid.status).to.equal('validation_failed');
  });

  it('is unaccepted when an inverted consent is checked', async () => {
    const entries = { ...(await everyFieldEntries(site())), robot: '1' };
    expect((await feedback(site(), everyFieldId, entries)).status).to.equal('acceptance_missing');
  });

  it('is invalid without consent if the form requires it', async () => {
    const answer = await feedback(site(), newsletterId, { email: 'a@example.com' });
    expect(answer.status).to.equal('validation_failed');
    expect(answer.invalid_fields.map(({ field }) => field)).to.deep.equal(['consent']);
  });

  it('is not stored when it is invalid or unaccepted', async () => {
    const count = () => site().rows('SELECT id FROM submissions').length;
    const before = count();
    await feedback(site(), contactId, {});
    await feedback(site(), contactId, { ...contactEntries, privacy: [] });
    expect(count()).to.equal(before);
  });
});
