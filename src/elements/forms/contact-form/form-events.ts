import type { Emit } from '../../../core/element';
import type { events, FormEventDetail } from './contact-form.element';
import type { FormParts } from './form-parts';

/** The names after `nh-form-`, and after the site's legacy prefix. */
export type FormEventName =
  | 'beforesubmit'
  | 'submit'
  | 'invalid'
  | 'unaccepted'
  | 'spam'
  | 'aborted'
  | 'mailsent'
  | 'mailfailed'
  | 'statuschanged'
  | 'reset';

/** The event that each server code fires beside `submit`; other codes fire `submit` alone. */
export const eventOfCode: ReadonlyMap<string, FormEventName> = new Map(
  Object.entries({
    validation_failed: 'invalid',
    acceptance_missing: 'unaccepted',
    spam: 'spam',
    aborted: 'aborted',
    mail_sent: 'mailsent',
    mail_failed: 'mailfailed',
  } as const),
);

/**
 * Dispatches an event on the form under our name and under the legacy one (`wpcf7mailsent`), which
 * existing tag-manager triggers listen to.
 *
 * @returns false if the page has said no to one of them
 */
export function dispatchFormEvent(
  emit: Emit<typeof events>,
  { form, prefix }: FormParts,
  name: FormEventName,
  detail: FormEventDetail,
): boolean {
  const goesOn = emit(`nh-form-${name}`, detail, form);
  const legacy = new CustomEvent(prefix + name, {
    detail,
    bubbles: true,
    composed: true,
    cancelable: name === 'beforesubmit',
  });
  return form.dispatchEvent(legacy) && goesOn;
}
