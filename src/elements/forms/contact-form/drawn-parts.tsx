import type { ReactNode } from 'react';
import { hasOwn } from '../../../core/settings';
import { isFormMember } from './control-name';
import type { Field } from './fields';

/** The props of every component of a drawn form. */
export interface Drawing<F = Field> {
  readonly field: F;
  readonly prefix: string;
  readonly unitTag: string;
}

/** A field of one type. */
export type FieldOf<T extends Field['type']> = Extract<Field, { type: T }>;

/** The box around a field's controls; its error message is appended to it. */
export function Wrap({
  field,
  prefix,
  children,
}: {
  field: { name: string };
  prefix: string;
  children: ReactNode;
}): ReactNode {
  return (
    <span className={`${prefix}-form-control-wrap`} data-name={field.name}>
      {children}
    </span>
  );
}

/** The help text below a field. */
export function Hint({ field, id }: { field: { hint?: string }; id: string }): ReactNode {
  if (!field.hint) return null;
  return (
    <small className="nh-form-hint" id={hintId(id)} part="hint">
      {field.hint}
    </small>
  );
}

/** The asterisk of a required field; assistive technology reads `aria-required` of the control instead. */
export function RequiredMark(): ReactNode {
  return (
    <span className="nh-form-required" aria-hidden="true">
      {' *'}
    </span>
  );
}

/** Whether the label of a field has the mark of required fields. `nh-theme.css` explains the mark once. */
export function isMarked(field: Field): boolean {
  if (field.type === 'acceptance') return !field.optional && !field.invert;
  return hasOwn(field, 'required') && field.required === true;
}

/** The id of a control: the configured one, else one from the unit tag and the name. */
export function controlId(field: { id?: string; name: string }, unitTag: string): string {
  const { id, name } = field;
  // A form's members are hidden by ids too.
  if (id !== undefined && !isFormMember(id)) return id;
  return `${unitTag}-${name}`.replace(/[^\w-]/gu, codeOf);
}

/** Encodes a character that is invalid in an id, so that different names give different ids. */
function codeOf(character: string): string {
  return `_${character.codePointAt(0)?.toString(16)}`;
}

/** The id of a control's hint. */
export function hintId(id: string): string {
  return `${id}-hint`;
}
