import { expect } from 'chai';
import { check, PHONE } from '../check';

check(
  'adopted contact buttons open their box, take the focus in, and shut it by Escape',
  async (visitor) => {
    const root = '[data-widget_type] .e-contact-buttons';
    await visitor.goto('/built-adopted?only=contact-buttons');
    await visitor.finds(`${root}[data-nh-live] .e-contact-buttons__chat-button.visible`);
    await visitor.click(`${root}__chat-button`);
    await visitor.finds(`${root}__content.visible`);
    await visitor.press('Escape');
    await visitor.finds(`${root}__content-wrapper.hidden[inert]`);
    expect(await visitor.attribute(`${root}__chat-button`, 'aria-expanded')).to.equal('false');
  },
  { width: PHONE },
);

check('an adopted floating bar keeps the page below it until it is shut', async (visitor) => {
  await visitor.goto('/built-adopted?only=floating-bars');
  await visitor.finds('.e-floating-bars[data-nh-live]');
  await visitor.until(() => {
    const bar = document.querySelector<HTMLElement>('.e-floating-bars');
    return document.body.style.paddingTop === `${bar?.offsetHeight}px`;
  });
  await visitor.click('.e-floating-bars__close-button');
  await visitor.finds('.e-floating-bars.is-hidden');
  await visitor.until(() => document.body.style.paddingTop === '');
});
