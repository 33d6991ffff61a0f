import { expect } from 'chai';
import { check } from '../check';
import { becomes, FEEDBACK, FORM, fillContact, OUTPUT, SEND } from '../ways/contact';

const faulty = { mayComplain: true };

for (const [what, fate, sentence] of [
  ['the server fails', { status: 500, body: '{"code":"oops"}' }, 'may have been sent'],
  [
    'the server answers by a page',
    { status: 200, body: '<p>Hi', type: 'text/html' },
    'may have been sent',
  ],
  ['the visitor is offline', 'dropped', 'may be offline'],
] as const) {
  check(
    `a form says so when ${what}, and typed text is kept`,
    async (visitor) => {
      await visitor.meet('/contact', FORM);
      await fillContact(visitor);
      visitor.address.meet(FEEDBACK, fate);
      await visitor.click(SEND);
      await becomes(visitor, 'failed');
      await visitor.reads(OUTPUT, sentence);
      expect(await visitor.value('[name="your-message"]')).to.contain('An atlas');
    },
    faulty,
  );
}

check(
  'a message that failed offline is sent by Try again',
  async (visitor) => {
    await visitor.meet('/contact', FORM);
    await fillContact(visitor);
    visitor.address.meet(FEEDBACK, 'dropped');
    await visitor.click(SEND);
    await becomes(visitor, 'failed');
    visitor.address.release();
    await visitor.click('.nh-form-retry');
    await becomes(visitor, 'sent');
  },
  faulty,
);

for (const [place, status] of ['aborted', 'failed', 'payment-required', 'spam'].entries()) {
  check(`the outcome “${status}” is shown, and typed text is kept`, async (visitor) => {
    const within = `section:nth-of-type(${place + 1})`;
    await visitor.meet('/contact/outcomes', FORM);
    await visitor.fill(`${within} [name="note"]`, 'A try');
    await visitor.click(`${within} ${SEND}`);
    await becomes(visitor, status, within);
    await visitor.sees(`${within} ${OUTPUT}`);
    expect(await visitor.value(`${within} [name="note"]`)).to.equal('A try');
  });
}
