import { expect } from 'chai';
import { contactId, endpoint, everyFieldId, feedback, newsletterId, post } from './forms';
import { siteForTests } from './site';

describe('the form API: shapes', () => {
  const site = siteForTests();

  it('publishes a schema with numbers for lengths and sizes, and strings for numbers', async () => {
    const response = await fetch(endpoint(site(), everyFieldId, 'feedback/schema'));
    const schema = await response.json();
    expect(schema).to.include({ version: '2024-10', locale: 'en_US' });
    const thresholds = Object.fromEntries(
      schema.rules
        .filter(({ field }: { field: string }) => ['full-name', 'copies', 'sketch'].includes(field))
        .map(({ rule, threshold }: { rule: string; threshold: unknown }) => [rule, threshold]),
    );
    expect(thresholds).to.deep.include({
      minlength: 2,
      maxlength: 60,
      minnumber: '1',
      maxnumber: '50',
      maxfilesize: 1024 * 1024,
    });
  });

  it('publishes lists under their plain names, and a limit of one item for exclusive lists', async () => {
    const response = await fetch(endpoint(site(), everyFieldId, 'feedback/schema'));
    const { rules } = await response.json();
    expect(rules).to.deep.include({
      rule: 'enum',
      field: 'extras',
      error: 'Please choose from what is offered.',
      accept: ['Ribbon', 'Headband', 'Slipcase'],
    });
    const single = rules.filter(({ rule }: { rule: string }) => rule === 'maxitems');
    expect(single.map(({ field }: { field: string }) => field)).to.include('topic');
    expect(single.map(({ field }: { field: string }) => field)).not.to.include('extras');
  });

  it('has no rules for checks that only the server can do', async () => {
    const response = await fetch(endpoint(site(), everyFieldId, 'feedback/schema'));
    const { rules } = await response.json();
    const fields = rules.map(({ field }: { field: string }) => field);
    expect(fields).not.to.include.members(['quiz']);
    for (const field of ['quiz', 'captcha', 'terms']) expect(fields).not.to.include(field);
  });

  it('refills quiz and captcha by field name', async () => {
    const response = await fetch(endpoint(site(), everyFieldId, 'refill'));
    expect(response.headers.get('cache-control')).to.equal('no-store');
    const { quiz, captcha } = await response.json();
    expect(quiz.quiz[0]).to.be.a('string').that.includes('?');
    expect(quiz.quiz[1]).to.match(/^[0-9a-f]{64}$/);
    expect(captcha.captcha).to.match(/^\/wp-content\/uploads\/wpcf7_captcha\/\d+\.png$/);
  });

  it('refills a form without challenges with an empty object', async () => {
    const response = await fetch(endpoint(site(), contactId, 'refill'));
    expect(await response.json()).to.deep.equal({});
  });

  it('answers a submission in the shape of the plugin', async () => {
    const response = await post(site(), newsletterId, { email: 'shape@example.com', consent: '1' });
    expect(response.status).to.equal(200);
    expect(response.headers.get('cache-control')).to.equal('no-store');
    const { posted_data_hash: hash, ...answer } = await response.json();
    expect(hash).to.match(/^[0-9a-f]{64}$/);
    expect(answer).to.deep.equal({
      contact_form_id: 9,
      status: 'mail_sent',
      message: 'Thank you for your message. It has been sent.',
      into: '#wpcf7-f9-o1',
      invalid_fields: [],
    });
  });

  it('names each invalid field with its control and its item in the list of errors', async () => {
    const answer = await feedback(site(), everyFieldId, {});
    expect(answer.invalid_fields[0]).to.deep.equal({
      field: 'full-name',
      message: 'Please fill out this field.',
      idref: 'full-name',
      error_id: 'wpcf7-f8-o1-ve-full-name',
    });
    expect(answer.invalid_fields.find(({ field }) => field === 'email')?.idref).to.equal(null);
  });

  it('returns a new quiz and a new captcha in every response', async () => {
    const answer = await feedback(site(), everyFieldId, {});
    expect(answer.quiz).to.have.property('quiz');
    expect(answer.captcha).to.have.property('captcha');
  });

  it('works without pretty permalinks', async () => {
    const route = '/?rest_route=/contact-form-7/v1/contact-forms/7/feedback/schema';
    const response = await fetch(site().url + route);
    expect(await response.json()).to.have.property('version', '2024-10');
  });
});

describe('the form API: errors', () => {
  const site = siteForTests();

  async function expectError(response: Response, status: number, code: string): Promise<void> {
    expect(response.status).to.equal(status);
    const body = await response.json();
    expect(body).to.have.all.keys('code', 'message', 'data');
    expect(body).to.deep.include({ code, data: { status } });
  }

  it('answers 404 for an unknown form', async () => {
    for (const call of ['refill', 'feedback/schema']) {
      await expectError(await fetch(endpoint(site(), 999, call)), 404, 'wpcf7_not_found');
    }
    await expectError(await post(site(), 999, {}), 404, 'wpcf7_not_found');
  });

  it('accepts multipart only', async () => {
    const target = endpoint(site(), contactId, 'feedback');
    const urlencoded = await fetch(target, {
      method: 'POST',
      body: new URLSearchParams({ a: 'b' }),
    });
    await expectError(urlencoded, 415, 'wpcf7_unsupported_media_type');
    const headers = { 'Content-Type': 'application/json' };
    const json = await fetch(target, { method: 'POST', body: '{}', headers });
    await expectError(json, 415, 'wpcf7_unsupported_media_type');
  });

  it('requires a unit tag', async () => {
    const response = await post(site(), contactId, { _wpcf7_unit_tag: '' });
    await expectError(response, 400, 'wpcf7_unit_tag_not_found');
  });

  it('treats an invalid multipart body as a form without entries', async () => {
    const response = await fetch(endpoint(site(), contactId, 'feedback'), {
      method: 'POST',
      body: 'torn',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    });
    await expectError(response, 400, 'wpcf7_unit_tag_not_found');
  });

  it('has no other routes', async () => {
    await expectError(await fetch(`${site().url}/wp-json/wp/v2/none`), 404, 'rest_no_route');
    const response = await fetch(endpoint(site(), contactId, 'feedback'));
    await expectError(response, 404, 'rest_no_route');
  });
});
