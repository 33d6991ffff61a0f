import { expect } from 'chai';
import type { ElementHandle } from 'puppeteer-core';
import { fileOf, fillContact, openSite, type Site } from '../page-objects/site/browser';

let site: Site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

/** The text of the outbox page. */
async function outbox(): Promise<string> {
  const visit = await site.visit('/outbox', { javaScript: false });
  await visit.page.type('[type="password"]', 'open sesame');
  await Promise.all([visit.page.waitForNavigation(), visit.page.click('main button')]);
  const text = await visit.text('main');
  await visit.leave();
  return text;
}

async function attach(handle: ElementHandle | null, path: string): Promise<void> {
  await (handle as ElementHandle<HTMLInputElement>).uploadFile(path);
}

for (const path of ['/contact', '/contact/json']) {
  it(`${path}: a message with a file is sent, stored and mailed`, async () => {
    const visit = await site.visit(path);
    const { page } = visit;
    await fillContact(page, `A page came loose, seen at ${path}.`);
    await attach(await page.$('[name="attachment"]'), fileOf(site.dataDir, 'page.pdf', 2000));
    await page.click('.wpcf7-submit');
    await visit.status('sent');
    expect(await visit.text('.wpcf7-response-output')).to.contain('Thank you for your message');
    expect(
      await page.$eval('[name="your-name"]', (input) => (input as HTMLInputElement).value),
    ).to.equal('');
    expect(visit.complaints).to.deep.equal([]);
    await visit.leave();
    expect(site.mailWith(`seen at ${path}.`)).to.contain('page.pdf');
    expect(await outbox()).to.contain('Ada Fenn');
  });
}

it('a message can be sent without JavaScript, by a post to the page itself', async () => {
  const visit = await site.visit('/contact', { javaScript: false });
  const { page } = visit;
  await fillContact(page, 'Sent by hand.');
  await attach(await page.$('[name="attachment"]'), fileOf(site.dataDir, 'hand.pdf', 100));
  await Promise.all([page.waitForNavigation(), page.click('.wpcf7-submit')]);
  expect(new URL(page.url()).pathname).to.equal('/contact');
  expect(await page.$eval('form.wpcf7-form', (form) => form.getAttribute('data-status'))).to.equal(
    'sent',
  );
  expect(await visit.text('.wpcf7-response-output')).to.contain('Thank you');
  await visit.leave();
  expect(site.mailWith('Sent by hand.')).to.contain('hand.pdf');
});

it('an invalid message without JavaScript is shown again with its values and errors', async () => {
  const visit = await site.visit('/contact', { javaScript: false });
  const { page } = visit;
  await page.type('[name="your-name"]', 'Ada');
  await page.type('[name="your-email"]', 'nobody');
  await Promise.all([page.waitForNavigation(), page.click('.wpcf7-submit')]);
  expect(
    await page.$eval('[name="your-name"]', (input) => (input as HTMLInputElement).value),
  ).to.equal('Ada');
  expect(await visit.text('[data-name="your-email"] .wpcf7-not-valid-tip')).to.contain(
    'email address',
  );
  await visit.leave();
});

for (const path of ['/contact', '/contact/json']) {
  it(`${path}: an invalid message names its errors, the first field gets the focus, and corrected ones lose theirs`, async () => {
    const visit = await site.visit(path);
    const { page } = visit;
    const tip = (name: string) => `[data-name="${name}"] .wpcf7-not-valid-tip`;
    const isInvalid = () =>
      page.$eval('[name="your-name"]', (input) => input.getAttribute('aria-invalid') === 'true');
    await page.click('[name="privacy"]');
    await page.click('.wpcf7-submit');
    await visit.status('invalid');
    const tips = await page.$$eval('.wpcf7-not-valid-tip', (all) =>
      all.map((tip) => tip.textContent),
    );
    expect(tips.length).to.equal(4);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).to.equal(
      'your-name',
    );
    expect(await isInvalid()).to.equal(true);
    await page.keyboard.type('Ada');
    await page.waitForFunction((name) => !document.querySelector(name), {}, tip('your-name'));
    expect(await isInvalid()).to.equal(false);
    await page.waitForSelector(tip('your-email'));
    await visit.leave();
  });

  it(`${path}: a wrong mail address is named when its field loses the focus, until it is corrected`, async () => {
    const visit = await site.visit(path);
    const { page } = visit;
    const tip = '[data-name="your-email"] .wpcf7-not-valid-tip';
    await page.type('[name="your-email"]', 'nobody');
    await page.keyboard.press('Tab');
    await page.waitForSelector(tip);
    expect(await visit.text(tip)).to.contain('email address');
    await page.type('[name="your-email"]', '@example.org');
    await page.waitForFunction((name) => !document.querySelector(name), {}, tip);
    await visit.leave();
  });
}

describe('each status that the server can return', () => {
  const outcomes: [slug: string, status: string][] = [
    ['aborted', 'aborted'],
    ['mail-failed', 'failed'],
    ['payment-required', 'payment-required'],
    ['spam', 'spam'],
  ];
  for (const [slug, status] of outcomes) {
    it(`${slug} is shown as ${status}, and keeps the typed values, also of the next form`, async () => {
      const visit = await site.visit('/contact/outcomes');
      const { page } = visit;
      const index = outcomes.findIndex(([other]) => other === slug);
      const form = (await page.$$('form.wpcf7-form'))[index];
      const other = (await page.$$('form.wpcf7-form'))[(index + 1) % outcomes.length];
      const [text, otherText] = [await form?.$('[name="note"]'), await other?.$('[name="note"]')];
      await otherText?.type('Another form');
      await text?.type('A try');
      await (await form?.$('.wpcf7-submit'))?.click();
      await visit.status(status);
      expect(
        await form?.$eval('.wpcf7-response-output', (output) => output.checkVisibility()),
      ).to.equal(true);
      expect(await text?.evaluate((input) => (input as HTMLInputElement).value)).to.equal('A try');
      expect(await other?.evaluate((one) => one.getAttribute('data-status'))).to.equal('init');
      expect(await otherText?.evaluate((input) => (input as HTMLInputElement).value)).to.equal(
        'Another form',
      );
      await visit.leave();
    });
  }
});

for (const path of ['/contact', '/contact/json']) {
  it(`${path}: a message can be filled in and sent by keyboard`, async () => {
    const visit = await site.visit(path);
    const { page } = visit;
    const press = async (...keys: ('Tab' | 'Space' | 'Enter' | 'ArrowDown')[]): Promise<void> => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await page.focus('[name="your-name"]');
    await page.keyboard.type('Ada Fenn');
    await press('Tab');
    await page.keyboard.type('ada@example.org');
    await press('Tab', 'Tab');
    // The first that begins so. On a busy machine, letters may come too slowly for the list to take them as a word.
    await page.keyboard.press('A');
    await press('Tab');
    await page.keyboard.type(`Typed without a mouse at ${path}.`);
    await press('Tab', 'Tab', 'Space', 'Tab', 'Enter');
    await visit.status('sent');
    await visit.leave();
    expect(site.mailWith(`Typed without a mouse at ${path}.`)).to.be.a('string');
  });
}
