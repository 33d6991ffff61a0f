import { type Printed, printed } from '../../../page/print/printed';
import { isSafeId } from '../../../page/print/safe-id';
import { boxOf, textNodes } from '../tag';

/** The form around a field. */
export interface FieldForm {
  /** The prefix of the form plugin's names: `wpcf7`. */
  readonly prefix: string;
  /** Identifies the form on its page. The ids of the fields begin with it. */
  readonly unitTag: string;
  /** The language of the page. */
  readonly language: string;
  /** Returns an address that is safe for a picture; undefined for others. */
  pictureAddress(address: string): string | undefined;
}

/** Returns the id of a control: that of the field, else one from the unit tag and the name. */
export function fieldId(
  { id, name }: { readonly id?: string; readonly name: string },
  { unitTag }: FieldForm,
): string {
  if (id !== undefined && isSafeId(id)) return id;
  return `${unitTag}-${name}`.replace(/[^\w-]/gu, (character) => `_${character.codePointAt(0)}`);
}

/** Returns the id of a control's hint. */
export function hintId(id: string): string {
  return `${id}-hint`;
}

/** Prints a row of a form. */
export function row(...children: readonly Printed[]): Printed {
  return printed('div', { class: 'nh-form-field', part: 'field' }, children);
}

/** Prints the box around the controls of a field, to which the controller adds its error. */
export function wrap(
  { name }: { readonly name: string },
  { prefix }: FieldForm,
  ...children: readonly Printed[]
): Printed {
  return printed('span', { class: `${prefix}-form-control-wrap`, 'data-name': name }, children);
}

/** Prints the words of a label, with the mark of a required field. */
export function labelWords({
  name,
  label = name,
  required,
}: {
  readonly name: string;
  readonly label?: string;
  readonly required?: boolean;
}): readonly Printed[] {
  // Screen readers read `aria-required` of the control instead of the mark.
  const mark = printed('span', { class: 'nh-form-required', 'aria-hidden': 'true' }, [' *']);
  return required ? [label, mark] : [label];
}

/** Prints the help text below a control. */
export function hint(text: string | undefined, id: string): readonly Printed[] {
  return boxOf('small', 'nh-form-hint', textNodes(text), { id: hintId(id), part: 'hint' });
}
