import type { ReactNode } from 'react';
import type { ColourField } from '../../../core/settings';
import type { ControlProps } from '../control';
import { invalidText } from '../invalid-text';
import { message } from '../messages';
import { useDraft } from '../use-draft';
import { describedField, FieldError } from './field-error';

/** A colour: as CSS text, or from the browser's colour picker. */
export function ColourControl(props: ControlProps<ColourField>): ReactNode {
  const { field, value, fallback, onChange, id, label, describedBy, isDisabled } = props;
  const { text, error, type } = useDraft(colourText(value), (typed) => {
    const fault = typed.trim() === '' ? undefined : invalidText(field, typed);
    if (fault === undefined) onChange(typed.trim() === '' ? undefined : typed.trim());
    return fault;
  });
  const shown = text || colourText(fallback);
  return (
    <>
      <span part="measure">
        <input
          part="swatch"
          type="color"
          aria-label={message('editor.colour.picker', { label })}
          disabled={isDisabled}
          value={hexColour(shown)}
          onChange={({ target }) => type(target.value)}
        />
        <input
          part="input"
          type="text"
          spellCheck={false}
          {...describedField(id, describedBy, error)}
          id={id}
          disabled={isDisabled}
          value={text}
          placeholder={colourText(fallback)}
          onChange={({ target }) => type(target.value)}
        />
      </span>
      <FieldError id={id} error={error} />
    </>
  );
}

function colourText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Returns a colour as the picker needs it, without its transparency. */
function hexColour(text: string): string {
  const [, short, long] =
    /^#(?:([\da-f]{3})[\da-f]?|([\da-f]{6})(?:[\da-f]{2})?)$/i.exec(text) ?? [];
  if (long) return `#${long}`;
  return short ? `#${[...short].map((digit) => digit + digit).join('')}` : '#000000';
}
