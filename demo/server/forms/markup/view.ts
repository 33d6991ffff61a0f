import type { FieldInput as Field } from '../../../../src/elements/forms/contact-form/fields';
import { displayStatus } from '../../../../src/elements/forms/contact-form/status';
import type { Challenges } from '../challenges';
import type { FormDefinition } from '../definition';
import type { Verdict } from '../submit';

/** The result of a post without JavaScript. */
export interface PostedState {
  readonly verdict: Verdict;
  readonly formData: FormData;
}

/** A form on a page, with the state to print. */
export interface FormView {
  readonly form: FormDefinition;
  readonly challenges: Challenges;
  /** The form's unique id on the page. */
  readonly unitTag: string;
  /** The id of the page. */
  readonly pageId: number;
  /** The address that the form posts to without JavaScript. */
  readonly action: string;
  /** Missing before the first post. */
  readonly posted?: PostedState | undefined;
}

/** A field's initial value in its definition. */
export type Default = string | number | readonly string[] | undefined;

/** A field with its form's view. */
export interface FieldView<F = Exclude<Field, { type: 'hidden' | 'submit' }>> {
  readonly field: F;
  readonly view: FormView;
}

/** The displayed state, such as `init` or `sent`. */
export function statusOf({ posted }: FormView): string {
  return posted ? displayStatus(posted.verdict.status) : 'init';
}

/** The error message of a field, and the id of its item in the list of errors. */
export function errorAt(view: FormView, name: string): { message: string; id: string } | undefined {
  const found = view.posted?.verdict.invalid.find(({ field }) => field === name);
  return found && { message: found.error, id: errorId(view.unitTag, name) };
}

/** The id of a field's item in the list of errors. */
export function errorId(unitTag: string, name: string): string {
  return `${unitTag}-ve-${name.replace(/[^\w-]/g, '')}`;
}

/** The id of a field's hint. */
export function hintId(unitTag: string, name: string): string {
  return `${unitTag}-hint-${name.replace(/[^\w-]/g, '')}`;
}

/** The posted data to show again after a failure; undefined shows the initial values. */
export function redisplayedData({ posted }: Pick<FormView, 'posted'>): FormData | undefined {
  return posted && posted.verdict.status !== 'mail_sent' ? posted.formData : undefined;
}

/** The values of a field: the posted ones, or its default. */
export function shownValues(view: FormView, name: string, fallback: Default): string[] {
  const kept = redisplayedData(view);
  if (!kept) return [fallback ?? []].flat().map(String);
  return textsIn(kept, name);
}

/** The values of a control in a form's data. Several choices are sent under the name with `[]`. */
export function textsIn(formData: FormData, name: string): string[] {
  return [...formData.getAll(name), ...formData.getAll(`${name}[]`)].filter(
    (value) => typeof value === 'string',
  );
}
