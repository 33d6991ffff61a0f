import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { check } from '../check';
import { becomes, FEEDBACK, FORM, fillContact, OUTPUT, SEND } from '../ways/contact';

for (const path of ['/contact', '/contact/json']) {
  check(
    `a message is sent by mouse at ${path}, and its fields are empty again`,
    async (visitor) => {
      await visitor.meet(path, FORM);
      await fillContact(visitor);
      await visitor.click(SEND);
      await becomes(visitor, 'sent');
      await visitor.reads(OUTPUT, 'Thank you for your message');
      expect(await visitor.value('[name="your-name"]')).to.equal('');
    },
  );

  check(`a message is sent by the keyboard alone at ${path}`, async (visitor) => {
    await visitor.meet(path, FORM);
    await visitor.focus('[name="your-name"]');
    await visitor.type('Ada Fenn');
    await visitor.tabTo('[name="your-email"]');
    await visitor.type('ada@example.org');
    await visitor.tabTo('[name="your-subject"]');
    await visitor.type('A repair');
    await visitor.tabTo('[name="your-message"]');
    await visitor.type(`Without a mouse, from ${visitor.word}.`);
    await visitor.tabTo('[name="privacy"]');
    await visitor.press('Space');
    await visitor.tabTo(SEND);
    await visitor.press('Enter');
    await becomes(visitor, 'sent');
  });
}

check('a message is sent by Enter in a line of text', async (visitor) => {
  await visitor.meet('/contact', FORM);
  await fillContact(visitor);
  await visitor.focus('[name="your-email"]');
  await visitor.press('Enter');
  await becomes(visitor, 'sent');
});

check('a message takes a file along', async (visitor) => {
  await visitor.meet('/contact', FORM);
  await fillContact(visitor);
  const file = join(visitor.site.dataDir, `${visitor.word}.pdf`);
  writeFileSync(file, 'A page that came loose.');
  await visitor.attach('[name="attachment"]', file);
  await visitor.click(SEND);
  await becomes(visitor, 'sent');
  const [row] = visitor.site.rows(
    'SELECT count(*) AS files FROM attachments WHERE name = ?',
    `${visitor.word}.pdf`,
  );
  expect(row?.files).to.equal(1);
});

check('a message is sent once, however often the button is clicked', async (visitor) => {
  await visitor.meet('/contact', FORM);
  await fillContact(visitor);
  visitor.address.meet(FEEDBACK, 'held');
  await visitor.click(SEND);
  await becomes(visitor, 'submitting');
  await visitor.evaluate((button) => document.querySelector<HTMLElement>(button)?.click(), SEND);
  visitor.address.release();
  await becomes(visitor, 'sent');
  expect(visitor.address.requests.filter((line) => FEEDBACK.test(line))).to.have.length(1);
});

check('sending a message can be cancelled, and typed text is kept', async (visitor) => {
  await visitor.meet('/contact', FORM);
  await fillContact(visitor);
  visitor.address.meet(FEEDBACK, 'held');
  await visitor.click(SEND);
  await becomes(visitor, 'submitting');
  await visitor.click('.nh-form-cancel');
  await becomes(visitor, 'aborted');
  await visitor.reads(OUTPUT, 'cancelled');
  expect(await visitor.value('[name="your-name"]')).to.equal('Ada Fenn');
});

check('two forms of a page do not touch each other', async (visitor) => {
  await visitor.meet('/contact/outcomes', FORM);
  await visitor.fill('section:nth-of-type(1) [name="note"]', 'The first');
  await visitor.fill('section:nth-of-type(2) [name="note"]', 'The second');
  await visitor.click(`section:nth-of-type(2) ${SEND}`);
  await becomes(visitor, 'failed', 'section:nth-of-type(2)');
  expect(await visitor.attribute('section:nth-of-type(1) form', 'data-status')).to.equal('init');
  expect(await visitor.value('section:nth-of-type(1) [name="note"]')).to.equal('The first');
});
