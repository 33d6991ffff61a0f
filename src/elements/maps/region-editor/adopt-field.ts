import type { Draft } from './drafts';
import { type FieldState, freshField, isConflict, isUnsaved, serverValues } from './edits';
import type { Field } from './fields';

/**
 * Updates a field from the value that the server has printed. Ignores a value that is printed again, because
 * the value may be older than the last saved one.
 *
 * @param draft the unsaved value of an earlier visit
 */
export function adoptField(
  before: FieldState | undefined,
  printed: string,
  draft: Draft | undefined,
  kind: Field['kind'],
): FieldState {
  const field = before ?? (draft ? drafted(draft) : freshField(printed));
  if (field.printed === printed) return field;
  const ours = [...serverValues(field), field.value].map((text) => normalized(text, kind));
  if (ours.includes(normalized(printed, kind))) return agreed(field, printed);
  // Another user has saved the field: the typed value waits for the user's decision.
  if (isUnsaved(field)) return { ...field, printed, reason: conflict(printed) };
  return freshField(printed);
}

function drafted({ value, base }: Draft): FieldState {
  const [printed = ''] = base;
  return { value, committed: value, saved: base, printed };
}

/** The field, if the printed value comes from this browser. */
function agreed(field: FieldState, printed: string): FieldState {
  const reason = isConflict(field) ? undefined : field.reason;
  return { ...field, printed, saved: [printed], reason };
}

/** A value as a server may store it: trimmed, and offsets as numbers. */
function normalized(text: string, kind: Field['kind']): string {
  return kind === 'number' ? String(Number(text)) : text.trim();
}

function conflict(detail: string) {
  return { code: 'conflict', detail, isRefused: true } as const;
}
