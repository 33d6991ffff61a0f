import type { FieldInput as Field } from '../../../../src/elements/forms/contact-form/fields';
import { displayStatus } from '../../../../src/elements/forms/contact-form/status';
import type { Challenges } from '../challenges';
import type { FormDefinition } from '../definition';
import type { Verdict } from '../submit';

/** What a post without JavaScript has left behind. */
export interface PostedState {
  readonly verdict: Verdict;
  readonly formData: FormData;
}

/** One form on one page, in the state that it is to be printed in. */
export interface FormView {
  readonly form: FormDefinition;
  readonly challenges: Challenges;
  /** Names this form on its page. */
  readonly unitTag: string;
  /** The id of the page that holds it. */
  readonly pageId: number;
  /** Where it posts to without JavaScript. */
  readonly action: string;
  /** Absent: nothing was posted yet. */
  readonly posted?: PostedState | undefined;
}

/** A field's value at first, as its definition has it. */
export type Default = string | number | readonly string[] | undefined;

/** A field in a form that is being printed. */
export interface FieldView<F = Exclude<Field, { type: 'hidden' | 'submit' }>> {
  readonly field: F;
  readonly view: FormView;
}

/** The displayed state, such as `init` or `sent`. */
export function statusOf({ posted }: FormView): string {
  return posted ? displayStatus(posted.verdict.status) : 'init';
}

/** The message at a field, and the id of its item in the list of errors. */
export function errorAt(view: FormView, name: string): { message: string; id: string } | undefined {
  const found = view.posted?.verdict.invalid.find(({ field }) => field === name);
  return found && { message: found.error, id: errorId(view.unitTag, name) };
}

/** The id of a field's item in the list of errors. */
export function errorId(unitTag: string, name: string): string {
  return `${unitTag}-ve-${name.replace(/[^\w-]/g, '')}`;
}

/** The id of a field's line of help. */
export function hintId(unitTag: string, name: string): string {
  return `${unitTag}-hint-${name.replace(/[^\w-]/g, '')}`;
}

/** What the visitor typed, kept unless it was sent; undefined shows the form as at first. */
export function keptData({ posted }: FormView): FormData | undefined {
  return posted && posted.verdict.status !== 'mail_sent' ? posted.formData : undefined;
}

/** The values that a field shows: what was typed, or its default. */
export function shownValues(view: FormView, name: string, fallback: Default): string[] {
  const kept = keptData(view);
  if (!kept) return [fallback ?? []].flat().map(String);
  return [...kept.getAll(name), ...kept.getAll(`${name}[]`)].filter(
    (value) => typeof value === 'string',
  );
}
