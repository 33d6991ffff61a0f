import { type ReactNode, useContext } from 'react';
import type { DateField, TextField, UrlField } from '../../../core/settings';
import { textOf } from '../../../core/settings/reading';
import type { ControlProps } from '../control';
import { beginsWithTag, HtmlHintContext } from '../html-hint';
import { invalidText } from '../invalid-text';
import { useDraft } from '../use-draft';
import { describedField, FieldError } from './field-error';

/** A text, which grows with its lines. */
export function TextControl(props: ControlProps<TextField>): ReactNode {
  const { value, fallback, onChange, id, describedBy, isDisabled } = props;
  const text = textOf(value) ?? '';
  const hint = useContext(HtmlHintContext);
  const hasHint = hint !== undefined && beginsWithTag(text);
  const hintId = `${id}-html`;
  return (
    <>
      <textarea
        part="input"
        rows={1}
        id={id}
        aria-describedby={hasHint ? [describedBy, hintId].filter(Boolean).join(' ') : describedBy}
        disabled={isDisabled}
        value={text}
        placeholder={textOf(fallback) ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      />
      {hasHint && (
        <p part="html-hint" id={hintId}>
          {hint}
        </p>
      )}
    </>
  );
}

/** An address. */
export function UrlControl(props: ControlProps<UrlField>): ReactNode {
  return <CheckedText {...props} />;
}

/** A date, optionally with a time. */
export function DateControl(props: ControlProps<DateField>): ReactNode {
  return <CheckedText {...props} />;
}

function CheckedText(props: ControlProps<UrlField | DateField>): ReactNode {
  const { field, value, fallback, onChange, id, describedBy, isDisabled } = props;
  const { text, error, type } = useDraft(textOf(value) ?? '', (typed) => {
    const fault = typed === '' ? undefined : invalidText(field, typed);
    if (fault === undefined) onChange(typed === '' ? undefined : typed);
    return fault;
  });
  return (
    <>
      <input
        part="input"
        type="text"
        inputMode={field.kind === 'url' ? 'url' : 'text'}
        spellCheck={false}
        {...describedField(id, describedBy, error)}
        id={id}
        disabled={isDisabled}
        value={text}
        placeholder={textOf(fallback) ?? ''}
        onChange={({ target }) => type(target.value)}
      />
      <FieldError id={id} error={error} />
    </>
  );
}
