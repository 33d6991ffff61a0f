import { reportProblem as report } from '../../../core/element/problem';

/** The reason why a form cannot be enhanced; undefined if it can. */
export function problemOf(hasIdentity: boolean): string | undefined {
  return hasIdentity
    ? undefined
    : 'there is no form ID, neither in the attribute form-id nor in the form';
}

/** Reports why a form is not enhanced: `nh-error`, and an error in the console. */
export function reportProblem(problem: string, host: HTMLElement): void {
  const remedy = 'Print the form as the form plugin does, or set form-id and settings on the tag.';
  const message = `${problem}, so the form is not enhanced. ${remedy}`;
  report(host, { phase: 'settings', message }, 'nh-contact-form');
}

/** True if an element is inside another form: HTML does not allow nested forms. */
export function isMisplaced(host: HTMLElement): boolean {
  return Boolean(host.parentElement?.closest('form'));
}
