import type { ReactNode } from 'react';
import type { Field } from './fields';

/** What every drawn thing needs to know beside its own field. */
export interface Drawing<F = Field> {
  readonly field: F;
  readonly prefix: string;
  readonly unitTag: string;
}

/** A field of one type. */
export type FieldOf<T extends Field['type']> = Extract<Field, { type: T }>;

/** The form plugin's own limits (facts, contact-form-7 6). */
export function defaultMaxLength(type: Field['type']): number {
  return type === 'textarea' ? 2000 : 400;
}

/** The box that names a field; messages appear at its end. */
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

/** What helps to fill a field in, below it. */
export function Hint({ field, id }: { field: { hint?: string }; id: string }): ReactNode {
  if (!field.hint) return null;
  return (
    <small className="nh-form-hint" id={hintId(id)} part="hint">
      {field.hint}
    </small>
  );
}

/** The star of a required field; the control itself says so to assistive technology. */
export function RequiredMark(): ReactNode {
  return (
    <span className="nh-form-required" aria-hidden="true">
      {' *'}
    </span>
  );
}

/** The control's id: the field's own, else one from the unit tag. */
export function controlId(field: { id?: string; name: string }, unitTag: string): string {
  return field.id ?? `${unitTag}-${field.name}`.replace(/[^\w-]/gu, codeOf);
}

/** Each other character by its number, so that names that differ have ids that differ. */
function codeOf(character: string): string {
  return `_${character.codePointAt(0)?.toString(16)}`;
}

/** The id of the hint of the control with this id. */
export function hintId(id: string): string {
  return `${id}-hint`;
}
