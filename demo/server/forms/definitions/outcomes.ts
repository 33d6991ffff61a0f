import type { FormDefinition } from '../definition';

/** Forms that always fail, one for each status. */
export const outcomes: readonly FormDefinition[] = [
  failing(20, 'outcome-aborted', 'Aborted', 'aborted'),
  failing(21, 'outcome-mail-failed', 'Mail failed', 'mail_failed'),
  failing(22, 'outcome-payment-required', 'Payment required', 'payment_required'),
  failing(23, 'outcome-spam', 'Spam', 'spam'),
];

function failing(
  id: number,
  slug: string,
  title: string,
  outcome: FormDefinition['outcome'],
): FormDefinition {
  return {
    id,
    slug,
    title,
    outcome,
    subject: '[note]',
    parts: [
      { type: 'text', name: 'note', label: 'Your message', required: true },
      { type: 'submit', label: 'Send' },
    ],
  };
}
