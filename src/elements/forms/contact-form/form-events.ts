import type { Emit } from '../../../core/element';
import type { events, FormEventDetail } from './contact-form.element';
import type { FormParts } from './form-parts';

/** Event names without their prefix, which is `nh-form-` or the plugin's (`wpcf7`). */
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

/** The event that each status code fires in addition to `submit`. Other codes fire `submit` only. */
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
 * Dispatches an event on the form twice: with our name, and with the plugin's (`wpcf7mailsent`), for
 * existing tag-manager triggers.
 *
 * @returns false if the page prevented the default action of either event
 */
export function dispatchFormEvent(
  emit: Emit<typeof events>,
  { form, prefix }: FormParts,
  name: FormEventName,
  detail: FormEventDetail,
): boolean {
  const isAllowed = emit(`nh-form-${name}`, detail, form);
  const legacy = new CustomEvent(prefix + name, {
    detail,
    bubbles: true,
    composed: true,
    cancelable: name === 'beforesubmit',
  });
  return form.dispatchEvent(legacy) && isAllowed;
}
