import { expect } from 'chai';
import { decode } from 'fast-png';
import { captchaAnswer, everyFieldEntries, everyFieldId, type Feedback, feedback } from './forms';
import { siteForTests } from './site';

const minute = 60_000;

describe('the captcha', () => {
  const site = siteForTests();

  async function invalid(entries: Record<string, string | string[]>): Promise<string[]> {
    const { invalid_fields: fields } = await feedback(site(), everyFieldId, entries);
    return fields.map(({ field, message }) => `${field}: ${message}`);
  }

  async function image(): Promise<{ address: string; challenge: string }> {
    const answer: Feedback = await feedback(site(), everyFieldId, {});
    const address = answer.captcha?.captcha ?? '';
    return { address, challenge: /(\d+)\.png$/.exec(address)?.[1] ?? '' };
  }

  it('is an image that is not cached', async () => {
    const { address } = await image();
    const response = await fetch(site().url + address);
    expect(response.headers.get('content-type')).to.equal('image/png');
    expect(response.headers.get('cache-control')).to.equal('no-store');
    const { width, height, data } = decode(await response.arrayBuffer());
    expect([width, height]).to.deep.equal([168, 56]);
    expect(data.filter((value) => value < 60).length).to.be.greaterThan(800);
  });

  it('accepts the answer in upper and lower case', async () => {
    const entries = await everyFieldEntries(site());
    const answer = String(entries.captcha).toLowerCase();
    expect(await invalid({ ...entries, captcha: ` ${answer} ` })).to.deep.equal([]);
  });

  it('refuses wrong and missing answers and unknown challenges', async () => {
    const wrong = ['captcha: Your entered code is incorrect.'];
    expect(await invalid({ ...(await everyFieldEntries(site())), captcha: '????' })).to.deep.equal(
      wrong,
    );
    expect(await invalid({ ...(await everyFieldEntries(site())), captcha: '' })).to.deep.equal(
      wrong,
    );
    const entries = await everyFieldEntries(site());
    expect(await invalid({ ...entries, _wpcf7_captcha_challenge_captcha: '1' })).to.deep.equal(
      wrong,
    );
  });

  it('can be answered once, right or wrong', async () => {
    const entries = await everyFieldEntries(site());
    const challenge = String(entries._wpcf7_captcha_challenge_captcha);
    await invalid({ ...entries, captcha: 'nope' });
    expect(captchaAnswer(site(), challenge)).to.equal('');
    expect(await invalid(entries)).to.deep.equal(['captcha: Your entered code is incorrect.']);
    const response = await fetch(`${site().url}/wp-content/uploads/wpcf7_captcha/${challenge}.png`);
    expect(response.status).to.equal(404);
  });

  it('expires after half an hour', async () => {
    const entries = await everyFieldEntries(site());
    site().pass(31 * minute);
    expect(await invalid(entries)).to.deep.equal(['captcha: Your entered code is incorrect.']);
    await image();
    expect(site().rows('SELECT challenge FROM captchas')).to.have.lengthOf(2);
  });
});

describe('the quiz', () => {
  const site = siteForTests();

  async function status(entries: Record<string, string | string[]>): Promise<string> {
    return (await feedback(site(), everyFieldId, entries)).status;
  }

  it('accepts the answer in upper and lower case, with surrounding space', async () => {
    const entries = await everyFieldEntries(site());
    const quiz = ` ${String(entries.quiz).toUpperCase()} `;
    expect(await status({ ...entries, quiz })).to.equal('mail_sent');
  });

  it('refuses a wrong answer', async () => {
    const answer = await feedback(site(), everyFieldId, {
      ...(await everyFieldEntries(site())),
      quiz: 'dog',
    });
    expect(answer.invalid_fields).to.deep.include({
      field: 'quiz',
      message: 'The answer to the quiz is incorrect.',
      idref: null,
      error_id: 'wpcf7-f8-o1-ve-quiz',
    });
  });

  it('refuses a hash that the server has not made', async () => {
    for (const hash of ['', 'x', '0'.repeat(64)]) {
      const entries = { ...(await everyFieldEntries(site())), _wpcf7_quiz_answer_quiz: hash };
      expect(await status(entries)).to.equal('validation_failed');
    }
  });
});
