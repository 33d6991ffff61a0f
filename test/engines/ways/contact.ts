import type { Visitor } from '../visitor';

/** The tag of the form. */
export const FORM = 'nh-contact-form';

/** The button that sends. */
export const SEND = '.wpcf7-submit';

/** The form's message about the last submission. */
export const OUTPUT = '.wpcf7-response-output';

/** The address of the form's submissions. */
export const FEEDBACK = /^POST .*\/feedback/;

/** Fills in the contact form; every visitor's message is another one. */
export async function fillContact(visitor: Visitor): Promise<void> {
  await visitor.fill('[name="your-name"]', 'Ada Fenn');
  await visitor.fill('[name="your-email"]', 'ada@example.org');
  await visitor.choose('[name="your-subject"]', 'A repair');
  await visitor.fill('[name="your-message"]', `An atlas, from ${visitor.word}.`);
  await visitor.click('[name="privacy"]');
}

/** Waits until a form shows a state. */
export async function becomes(visitor: Visitor, status: string, within = ''): Promise<void> {
  await visitor.finds(`${within} form[data-status="${status}"]`);
}
