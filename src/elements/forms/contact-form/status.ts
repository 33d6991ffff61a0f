/**
 * The states that a form can be seen in. The server's codes are translated into them, so that themes
 * style few states; an unknown code becomes `custom-…`.
 */
export type FormStatus = string;

/** Server codes (facts, contact-form-7 49) to displayed states. */
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

/** The state that a server's code is displayed as: `mail_sent` → `sent`, unknown → `custom-{slug}`. */
export function displayStatus(code: string): FormStatus {
  const known = Object.hasOwn(displayed, code) ? displayed[code] : undefined;
  if (known) return known;
  if (displayStates.has(code)) return code;
  // Themes style the plugin's own slugs, in which only the first run of other characters is a hyphen;
  // white space that is left would not be a class name.
  const slug = code
    .replace(/[^0-9a-z]+/i, ' ')
    .trim()
    .replace(/\s+/g, '-');
  return `custom-${slug}`;
}

/** States that are on their way to another; none of them is a state to begin in. */
const passing = new Set<FormStatus>(['submitting', 'resetting', 'validating']);

/** A form's state: what is displayed, and what it will need to know later. */
export interface FormState {
  readonly status: FormStatus;
  /** A call is under way. A server may display `submitting` too, and a blocked form does. */
  readonly isSending: boolean;
  /** The message was sent and the form has not been reset since. */
  readonly isSent: boolean;
  /** The state to return to when a field has been validated. */
  readonly resume: FormStatus | null;
}

/** What can happen to a form. */
export type FormAction =
  | { readonly type: 'submit' }
  /** The site takes no messages: nothing is sent. */
  | { readonly type: 'block' }
  | { readonly type: 'answer'; readonly code: string }
  /** The server could not be reached or understood, or took too long. */
  | { readonly type: 'fail' }
  | { readonly type: 'cancel' }
  | { readonly type: 'reset' }
  /** The refill that follows a reset has ended, well or not. */
  | { readonly type: 'refilled' }
  | { readonly type: 'validate' }
  | { readonly type: 'validated' };

/** The state that a form begins with: as the server printed it, or `init` where that was passing. */
export function initialState(status: FormStatus = 'init'): FormState {
  return at(passing.has(status) ? 'init' : status);
}

function at(status: FormStatus, more: Partial<FormState> = {}): FormState {
  return { status, isSending: false, isSent: false, resume: null, ...more };
}

/** The state after `action`; the same object where nothing changes. */
export function reduceForm(state: FormState, action: FormAction): FormState {
  const { status, isSending, isSent, resume } = state;
  switch (action.type) {
    case 'submit':
      return isSending ? state : at('submitting', { isSending: true });
    case 'block':
      return isSending ? state : at('submitting');
    case 'answer':
      return at(displayStatus(action.code), { isSent: action.code === 'mail_sent' });
    case 'fail':
      return at('failed');
    case 'cancel':
      return isSending ? at('aborted') : state;
    case 'reset':
      // A second reset is the visitor's: it ends the thanks.
      return isSending ? state : at('resetting', { isSent: isSent && status !== 'resetting' });
    case 'refilled':
      return status === 'resetting' ? at(isSent ? 'sent' : 'init') : state;
    case 'validate':
      return isSending || passing.has(status)
        ? state
        : { ...state, status: 'validating', resume: status };
    case 'validated':
      return resume === null ? state : { ...state, status: resume, resume: null };
  }
}
