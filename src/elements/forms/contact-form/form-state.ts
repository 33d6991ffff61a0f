/**
 * The displayed state of a form. Many status codes of the server map to few states, so that themes have
 * less to style. An unknown code becomes `custom-…`.
 */
export type FormStatus = string;

/** States that change into another one by themselves; a form cannot start in them. */
export const transient = new Set<FormStatus>(['submitting', 'resetting', 'validating']);

/** The displayed state of a form, and the data that later transitions need. */
export interface FormState {
  readonly status: FormStatus;
  /** A submission is being sent. The status `submitting` alone does not say so: blocked forms have it too. */
  readonly isSending: boolean;
  /** The message was sent, and the visitor has not reset the form since. */
  readonly isSent: boolean;
  /** The state to return to after a field is validated. */
  readonly resume: FormStatus | null;
}

/** The initial state: as printed by the server, or `init` in place of a transient one. */
export function initialState(status: FormStatus = 'init'): FormState {
  return at(transient.has(status) ? 'init' : status);
}

/** A displayed state; nothing is being sent, unless `more` says so. */
export function at(status: FormStatus, more: Partial<FormState> = {}): FormState {
  return { status, isSending: false, isSent: false, resume: null, ...more };
}
