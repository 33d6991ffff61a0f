import { join } from 'node:path';
import { expect } from 'chai';
import SQLite from 'libsql';
import type { Page } from 'puppeteer-core';
import { openSite, type Site } from '../page-objects/site/browser';

let site: Site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

const quizAnswers: Record<string, string> = {
  'What is two and three, as a digit?': '5',
  'Which animal says miaow?': 'cat',
  'What colour is snow?': 'white',
};

const valueIn = (page: Page, name: string): Promise<string> =>
  page.$eval(`[name="${name}"]`, (control) => (control as HTMLInputElement).value);

/** The right answer of the captcha, from the server's database. */
async function captchaAnswer(page: Page): Promise<string> {
  const challenge = await valueIn(page, '_wpcf7_captcha_challenge_captcha');
  const database = new SQLite(join(site.dataDir, 'site.db'));
  const row = database.prepare('SELECT answer FROM captchas WHERE challenge = ?').get(challenge);
  database.close();
  return (row as { answer: string }).answer;
}

// Equal messages within a minute are spam, so each test has its own telephone number.
async function fillText(page: Page, phone: string): Promise<void> {
  await page.type('[name="phone"]', phone);
  await page.type('[name="full-name"]', 'Ada Fenn');
  await page.type('[name="email"]', 'ada@example.org');
  await page.type('[name="website"]', '//example.org');
  await page.type('[name="brief"]', 'Forty copies of a first book.');
  await page.select('[name="format"]', 'folio');
}

async function answerRobots(page: Page): Promise<void> {
  const question = await page.$eval('.wpcf7-quiz-label', (label) => label.textContent ?? '');
  await page.type('[name="quiz"]', quizAnswers[question] ?? '?');
  await page.type('[name="captcha"]', await captchaAnswer(page));
}

for (const path of ['/contact/every-field', '/contact/json-every-field']) {
  describe(`each control at ${path}`, () => {
    it('works with all others until the message is sent, stored and mailed', async () => {
      const visit = await site.visit(path);
      const { page } = visit;
      const count = (name: string): Promise<string> => visit.text(`[data-target-name="${name}"]`);
      expect([await count('full-name'), await count('brief')]).to.deep.equal(['0', '500']);
      await fillText(page, `020 7946 01${path.length}`);
      expect([await count('full-name'), await count('brief')]).to.deep.equal(['8', '471']);
      expect(await valueIn(page, 'website')).to.equal('http://example.org');

      const isDisabled = (): Promise<boolean> =>
        page.$eval('.wpcf7-submit', (button) => (button as HTMLButtonElement).disabled);
      expect(await isDisabled()).to.equal(true);
      await page.click('[name="terms"]');
      expect(await isDisabled()).to.equal(false);
      await page.click('[name="robot"]');
      expect(await isDisabled()).to.equal(true);
      await page.click('[name="robot"]');

      await page.click('[name="topic"][value="Repair"]');
      await page.click('[name="topic"][value="New binding"]');
      const topics = await page.$$eval('[name="topic"]:checked', (boxes) =>
        boxes.map((box) => (box as HTMLInputElement).value),
      );
      expect(topics).to.deep.equal(['New binding']);

      await page.click('[name="delivery"][value="Otherwise"]');
      await page.keyboard.type('By swan');
      expect(await valueIn(page, '_wpcf7_free_text_delivery')).to.equal('By swan');

      await answerRobots(page);
      await page.click('.wpcf7-submit[value="commission"]');
      await visit.status('sent');
      expect(visit.complaints).to.deep.equal([]);
      expect(await count('full-name')).to.equal('0');
      await visit.leave();
      expect(site.mailWith(`020 7946 01${path.length}`))
        .to.contain('By swan')
        .and.to.contain('Forty copies of a first book.');
    });

    it('a wrong answer to quiz or captcha brings new ones, and keeps the other values', async () => {
      const visit = await site.visit(path);
      const { page } = visit;
      await fillText(page, `020 7946 02${path.length}`);
      await page.click('[name="topic"]');
      await page.click('[name="terms"]');
      await page.type('[name="quiz"]', 'wrong');
      await page.type('[name="captcha"]', 'WRONG');
      const before = await valueIn(page, '_wpcf7_captcha_challenge_captcha');
      await page.click('.wpcf7-submit');
      await visit.status('invalid');
      const after = await valueIn(page, '_wpcf7_captcha_challenge_captcha');
      expect(after).not.to.equal(before);
      expect(
        await page.$eval('img[class*="captcha"]', (image) => (image as HTMLImageElement).src),
      ).to.contain(after);
      expect([await valueIn(page, 'quiz'), await valueIn(page, 'captcha')]).to.deep.equal(['', '']);
      expect(await valueIn(page, 'full-name')).to.equal('Ada Fenn');
      await answerRobots(page);
      await page.click('.wpcf7-submit');
      await visit.status('sent');
      await visit.leave();
    });
  });
}

it('fields marked as inert-on-submitting are inert while the form is being sent', async () => {
  const visit = await site.visit('/contact/every-field');
  const { page } = visit;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (request.method() !== 'POST') void request.continue();
  });
  await page.click('[name="terms"]');
  await page.click('.wpcf7-submit');
  await visit.status('submitting');
  const isInert = (): Promise<boolean> =>
    page.$eval('.inert-on-submitting', (group) => (group as HTMLElement).inert);
  expect(await isInert()).to.equal(true);
  await page.click('.nh-form-cancel');
  await visit.status('aborted');
  expect(await isInert()).to.equal(false);
  await visit.leave();
});
