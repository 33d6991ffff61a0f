import { at, type FormState, type FormStatus, transient } from './form-state';

/** The displayed states by status code (docs/compatibility/contact-form.md#status-codes). */
const displayed: Readonly<Record<string, FormStatus>> = {
  init: 'init',
  validation_failed: 'invalid',
  acceptance_missing: 'unaccepted',
  spam: 'spam',
  aborted: 'aborted',
  mail_sent: 'sent',
  mail_failed: 'failed',
  payment_required: 'payment-required',
};

const displayStates = new Set([
  ...Object.values(displayed),
  'submitting',
  'resetting',
  'validating',
]);

/** Returns the displayed state of a status code: `mail_sent` → `sent`, unknown → `custom-{slug}`. */
export function displayStatus(code: string): FormStatus {
  const known = Object.hasOwn(displayed, code) ? displayed[code] : undefined;
  if (known) return known;
  if (displayStates.has(code)) return code;
  // Themes style the plugin's slugs, in which only the first run of other characters becomes a hyphen.
  // Remaining white space becomes hyphens as well, since it is invalid in a class name.
  const slug = code
    .replace(/[^0-9a-z]+/i, ' ')
    .trim()
    .replace(/\s+/g, '-');
  return `custom-${slug}`;
}

/** The actions of {@link reduceForm}. */
export type FormAction =
  | { readonly type: 'submit' }
  /** The site blocks submissions: nothing is sent. */
  | { readonly type: 'block' }
  | { readonly type: 'respond'; readonly code: string }
  /** The request failed: no response, an invalid one, or a timeout. */
  | { readonly type: 'fail' }
  | { readonly type: 'cancel' }
  | { readonly type: 'reset' }
  /** The refill after a reset ended, successfully or not. */
  | { readonly type: 'refilled' }
  | { readonly type: 'validate' }
  | { readonly type: 'validated' };

/** Returns the state after `action`; the same object if nothing changes. */
export function reduceForm(state: FormState, action: FormAction): FormState {
  const { status, isSending, isSent, resume } = state;
  switch (action.type) {
    case 'submit':
      return isSending ? state : at('submitting', { isSending: true });
    case 'block':
      return isSending ? state : at('submitting');
    case 'respond':
      return at(displayStatus(action.code), { isSent: action.code === 'mail_sent' });
    case 'fail':
      return at('failed');
    case 'cancel':
      return isSending ? at('aborted') : state;
    case 'reset':
      // The first reset follows the submission. A second reset is the visitor's and clears the success message.
      return isSending ? state : at('resetting', { isSent: isSent && status !== 'resetting' });
    case 'refilled':
      return status === 'resetting' ? at(isSent ? 'sent' : 'init') : state;
    case 'validate':
      return isSending || transient.has(status)
        ? state
        : { ...state, status: 'validating', resume: status };
    case 'validated':
      return resume === null ? state : { ...state, status: resume, resume: null };
  }
}
