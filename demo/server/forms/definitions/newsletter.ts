import type { FormDefinition } from '../definition';

/** The newsletter form, in which a missing consent is a validation error. */
export const newsletter: FormDefinition = {
  id: 9,
  slug: 'newsletter',
  title: 'Newsletter',
  subject: 'A reader for the letters: [email]',
  replyTo: 'email',
  acceptanceAsValidation: true,
  parts: [
    { type: 'email', name: 'email', label: 'Your email', required: true, autocomplete: 'email' },
    { type: 'acceptance', name: 'consent', label: 'Yes, send me four letters a year.' },
    { type: 'submit', label: 'Subscribe' },
  ],
};
