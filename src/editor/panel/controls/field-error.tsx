import type { ReactNode } from 'react';

interface Props {
  readonly id: string;
  readonly error: string | undefined;
}

/** The sentence about a value that was not saved. */
export function FieldError({ id, error }: Props): ReactNode {
  return (
    <p part="fault" id={`${id}-error`} role="alert" hidden={error === undefined}>
      {error}
    </p>
  );
}

/** Returns the attributes that connect a field with its description and its error. */
export function describedField(
  id: string,
  describedBy: string | undefined,
  error: string | undefined,
): { readonly 'aria-describedby': string | undefined; readonly 'aria-invalid': true | undefined } {
  const ids = [describedBy, error !== undefined && `${id}-error`].filter(Boolean).join(' ');
  return {
    'aria-describedby': ids || undefined,
    'aria-invalid': error === undefined ? undefined : true,
  };
}
