import type { FormDefinition } from '../definition';

/** The form of the contact page. */
export const contact: FormDefinition = {
  id: 7,
  slug: 'contact',
  title: 'Contact form',
  subject: 'Message from [your-name]',
  replyTo: 'your-email',
  parts: [
    { type: 'text', name: 'your-name', label: 'Your name', required: true, autocomplete: 'name' },
    {
      type: 'email',
      name: 'your-email',
      label: 'Your email',
      required: true,
      autocomplete: 'email',
    },
    { type: 'tel', name: 'your-tel', label: 'Your telephone (optional)', autocomplete: 'tel' },
    {
      type: 'select',
      name: 'your-subject',
      label: 'What it is about',
      required: true,
      prompt: 'Please choose',
      options: ['A new binding', 'A repair', 'A box or case', 'A course', 'Something else'],
    },
    {
      type: 'textarea',
      name: 'your-message',
      label: 'Your message',
      required: true,
      maxlength: 2000,
      counter: 'down',
      rows: 8,
    },
    {
      type: 'file',
      name: 'attachment',
      label: 'A picture or a PDF (optional)',
      hint: 'One file of at most 5 MB.',
      accept: ['.pdf', 'image/*'],
      maxBytes: 5 * 1024 * 1024,
    },
    {
      type: 'acceptance',
      name: 'privacy',
      label: 'You may keep what I wrote for as long as it takes to answer me.',
    },
    { type: 'submit', label: 'Send message' },
  ],
};
