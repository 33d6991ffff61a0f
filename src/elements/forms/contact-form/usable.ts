import { logError } from '../../../core/dom/log';
import { missingFeature } from './support';

/** Why a form cannot be taken over; undefined if it can. */
export function problemOf(hasIdentity: boolean): string | undefined {
  if (!hasIdentity) return 'no form id was printed, neither as form-id nor in the form';
  const missing = missingFeature();
  return missing && `this browser has no ${missing}`;
}

/** Tells the console why a form is left alone. */
export function reportProblem(problem: string, host: HTMLElement): void {
  logError(
    `<nh-contact-form>: ${problem}, so the form is not taken over. ` +
      'Print the form as the form plugin does, or give the tag form-id and settings.',
    host,
  );
}

/** True of an element inside another form: HTML allows no form in a form. */
export function isMisplaced(host: HTMLElement): boolean {
  return Boolean(host.parentElement?.closest('form'));
}
