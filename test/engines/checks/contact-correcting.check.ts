import { expect } from 'chai';
import { check } from '../check';
import { becomes, FORM, fillContact, SEND } from '../ways/contact';

const tipOf = (name: string) => `[data-name="${name}"] .wpcf7-not-valid-tip`;

for (const path of ['/contact', '/contact/json']) {
  check(
    `an empty form at ${path} names its missing fields, until they are corrected, and focuses the first`,
    async (visitor) => {
      const name = '[name="your-name"]';
      await visitor.meet(path, FORM);
      await visitor.click('[name="privacy"]');
      await visitor.click(SEND);
      await becomes(visitor, 'invalid');
      expect(await visitor.count('.wpcf7-not-valid-tip')).to.equal(4);
      await visitor.focuses(name);
      expect(await visitor.attribute(name, 'aria-invalid')).to.equal('true');
      await visitor.type('Ada');
      await visitor.press('Tab');
      await visitor.misses(tipOf('your-name'));
      expect(await visitor.attribute(name, 'aria-invalid')).not.to.equal('true');
      await visitor.finds(tipOf('your-email'));
    },
  );

  check(
    `a wrong mail address at ${path} is reported when the field loses the focus`,
    async (visitor) => {
      await visitor.meet(path, FORM);
      await visitor.fill('[name="your-email"]', 'nobody');
      await visitor.press('Tab');
      await visitor.reads(tipOf('your-email'), 'email address');
      await visitor.replace('[name="your-email"]', 'ada@example.org');
      await visitor.misses(tipOf('your-email'));
    },
  );
}

check('a form that was corrected is sent', async (visitor) => {
  await visitor.meet('/contact', FORM);
  await fillContact(visitor);
  await visitor.replace('[name="your-email"]', 'nobody');
  await visitor.click(SEND);
  await becomes(visitor, 'invalid');
  await visitor.replace('[name="your-email"]', 'ada@example.org');
  await visitor.click(SEND);
  await becomes(visitor, 'sent');
});

check('typed text is kept when the visitor returns', async (visitor) => {
  await visitor.meet('/contact', FORM);
  await visitor.fill('[name="your-name"]', 'Ada Fenn');
  await visitor.follow('.site-forms a[href="/contact/json"]');
  await visitor.arrives('/contact/json');
  await visitor.back();
  await visitor.arrives('/contact');
  await visitor.alive(FORM);
  await visitor.until(
    () => document.querySelector<HTMLInputElement>('[name="your-name"]')?.value === 'Ada Fenn',
  );
});

check('a form can be sent after the visitor has returned to its page', async (visitor) => {
  await visitor.meet('/contact', FORM);
  await visitor.click('.site-forms a[href="/contact/json"]');
  await visitor.arrives('/contact/json');
  // Left before its code has come, the page would report that in WebKit.
  await visitor.alive(FORM);
  await visitor.back();
  await visitor.arrives('/contact');
  await visitor.alive(FORM);
  await fillContact(visitor);
  await visitor.click(SEND);
  await becomes(visitor, 'sent');
});
