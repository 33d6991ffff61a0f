import { expect } from 'chai';
import { check } from '../check';
import type { Visitor } from '../visitor';
import { becomes, FORM, SEND } from '../ways/contact';

const quizAnswers: Readonly<Record<string, string>> = {
  'What is two and three, as a digit?': '5',
  'Which animal says miaow?': 'cat',
  'What colour is snow?': 'white',
};

const CHALLENGE = '[name="_wpcf7_captcha_challenge_captcha"]';

async function fillText(visitor: Visitor): Promise<void> {
  await visitor.fill('[name="phone"]', '020 7946 0123');
  await visitor.fill('[name="full-name"]', 'Ada Fenn');
  await visitor.fill('[name="email"]', 'ada@example.org');
  await visitor.fill('[name="brief"]', `Forty copies for ${visitor.word}.`);
  await visitor.choose('[name="format"]', 'folio');
  await visitor.click('[name="topic"]');
  await visitor.click('[name="terms"]');
}

/** Answers the quiz and the captcha; only the server knows the text of the image. */
async function answerRobots(visitor: Visitor): Promise<void> {
  await visitor.fill('[name="quiz"]', quizAnswers[await visitor.text('.wpcf7-quiz-label')] ?? '?');
  const challenge = await visitor.value(CHALLENGE);
  const [row] = visitor.site.rows('SELECT answer FROM captchas WHERE challenge = ?', challenge);
  await visitor.fill('[name="captcha"]', String(row?.answer));
}

for (const path of ['/contact/every-field', '/contact/json-every-field']) {
  check(`every kind of field is sent together at ${path}`, async (visitor) => {
    await visitor.meet(path, FORM);
    await fillText(visitor);
    await answerRobots(visitor);
    await visitor.click(SEND);
    await becomes(visitor, 'sent');
  });

  check(`a wrong answer to the robots’ questions at ${path} brings new ones`, async (visitor) => {
    await visitor.meet(path, FORM);
    await fillText(visitor);
    await visitor.fill('[name="quiz"]', 'wrong');
    await visitor.fill('[name="captcha"]', 'WRONG');
    const before = await visitor.value(CHALLENGE);
    await visitor.click(SEND);
    await becomes(visitor, 'invalid');
    expect(await visitor.value(CHALLENGE)).not.to.equal(before);
    expect(await visitor.value('[name="captcha"]')).to.equal('');
    expect(await visitor.value('[name="full-name"]')).to.equal('Ada Fenn');
  });

  check(`characters are counted at ${path}, up and down`, async (visitor) => {
    await visitor.meet(path, FORM);
    await visitor.fill('[name="full-name"]', 'Ada Fenn');
    await visitor.reads('[data-target-name="full-name"]', '8');
    await visitor.fill('[name="brief"]', 'Forty');
    await visitor.reads('[data-target-name="brief"]', '495');
  });
}

check('the button is enabled after all required consents', async (visitor) => {
  await visitor.meet('/contact/every-field', FORM);
  await visitor.finds(`${SEND}:disabled`);
  await visitor.click('[name="terms"]');
  await visitor.finds(`${SEND}:enabled`);
  await visitor.click('[name="robot"]');
  await visitor.finds(`${SEND}:disabled`);
});

check('of boxes that exclude each other the last one stays checked', async (visitor) => {
  await visitor.meet('/contact/every-field', FORM);
  await visitor.click('[name="topic"][value="Repair"]');
  await visitor.click('[name="topic"][value="New binding"]');
  await visitor.misses('[name="topic"][value="Repair"]:checked');
  await visitor.finds('[name="topic"][value="New binding"]:checked');
});

check('a choice with a text of one’s own takes the focus to it', async (visitor) => {
  await visitor.meet('/contact/every-field', FORM);
  await visitor.click('[name="delivery"][value="Otherwise"]');
  await visitor.focuses('[name="_wpcf7_free_text_delivery"]');
  await visitor.type('By swan');
  expect(await visitor.value('[name="_wpcf7_free_text_delivery"]')).to.equal('By swan');
});
