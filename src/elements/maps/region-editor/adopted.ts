import type { Draft } from './drafts';
import { type FieldState, freshField, isConflict, isUnsaved, known } from './edits';
import type { Field } from './fields';

/**
 * A field once the server has printed it, for the first time or again. A print that is not another one
 * than before says nothing new: it may be older than what has been saved since.
 *
 * @param draft what an earlier visit could not save
 */
export function adopted(
  before: FieldState | undefined,
  printed: string,
  draft: Draft | undefined,
  kind: Field['kind'],
): FieldState {
  const field = before ?? (draft ? drafted(draft) : freshField(printed));
  if (field.printed === printed) return field;
  const ours = [...known(field), field.value].map((text) => plain(text, kind));
  if (ours.includes(plain(printed, kind))) return agreed(field, printed);
  // Somebody else has saved it meanwhile: what is typed here waits for a decision.
  if (isUnsaved(field)) return { ...field, printed, reason: conflict(printed) };
  return freshField(printed);
}

function drafted({ value, base }: Draft): FieldState {
  const [printed = ''] = base;
  return { value, committed: value, saved: base, printed };
}

/** The server has what this browser can account for. */
function agreed(field: FieldState, printed: string): FieldState {
  const reason = isConflict(field) ? undefined : field.reason;
  return { ...field, printed, saved: [printed], reason };
}

/** A value as any server may keep it: without blanks around it, and an offset as the number that it is. */
function plain(text: string, kind: Field['kind']): string {
  return kind === 'number' ? String(Number(text)) : text.trim();
}

function conflict(detail: string) {
  return { code: 'conflict', detail, isRefused: true } as const;
}
