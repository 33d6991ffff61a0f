import type { Draft } from './drafts';
import { type FieldState, freshField, isConflict, isUnsaved } from './edits';

/**
 * A field once the server has printed it, for the first time or again. A print that is not another one
 * than before says nothing new: it may be older than what has been saved since.
 *
 * @param draft what an earlier visit could not save
 */
export function adopted(
  known: FieldState | undefined,
  printed: string,
  draft: Draft | undefined,
): FieldState {
  const field = known ?? (draft ? drafted(draft) : freshField(printed));
  if (field.printed === printed) return field;
  if (field.saved.includes(printed) || field.value === printed) return agreed(field, printed);
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

function conflict(detail: string) {
  return { code: 'conflict', detail, isRefused: true } as const;
}
