import type { ReactNode } from 'react';
import { jsonFault } from '../../../core/element/values';
import type { RawField, RulesField } from '../../../core/settings';
import type { ControlProps } from '../control';
import { invalidText } from '../invalid-text';
import { message } from '../messages';
import { useDraft } from '../use-draft';
import { describedField, FieldError } from './field-error';

/** A value that no other control describes: a text, or JSON, such as the rules of a form. */
export function JsonControl(props: ControlProps<RawField | RulesField>): ReactNode {
  const { field, value, onChange, id, describedBy, isDisabled } = props;
  const { text, error, type } = useDraft(
    jsonText(value),
    (typed) => {
      if (typed.trim() === '') {
        onChange(undefined);
        return undefined;
      }
      const { read, fault } = readValue(typed, field);
      if (fault === undefined) onChange(read);
      return fault;
    },
    isSameJson,
  );
  return (
    <>
      <textarea
        part="input code"
        rows={1}
        spellCheck={false}
        {...describedField(id, describedBy, error)}
        id={id}
        disabled={isDisabled}
        value={text}
        onChange={({ target }) => type(target.value)}
      />
      <FieldError id={id} error={error} />
    </>
  );
}

function jsonText(value: unknown): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}

/** True for two texts of the same value: the saved one is formatted. */
function isSameJson(typed: string, saved: string): boolean {
  try {
    return typed.trim() === saved || jsonText(JSON.parse(typed)) === saved;
  } catch {
    return false;
  }
}

/** Reads a text as JSON if it looks like an object or a list, else as itself. */
function readValue(
  text: string,
  field: RawField | RulesField,
): { readonly read?: unknown; readonly fault?: string | undefined } {
  if (!/^\s*[[{]/.test(text)) return { read: text, fault: invalidText(field, text) };
  try {
    const read: unknown = JSON.parse(text);
    return { read, fault: invalidText(field, read) };
  } catch (error) {
    return { fault: message('editor.panel.json', { place: jsonFault(error) }) };
  }
}
