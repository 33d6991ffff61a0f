import type { FieldId } from './fields';
import type { Reason } from './save-result';

/** The state of a region's field: its typed, committed and saved values. */
export interface FieldState {
  /** The value of the input. */
  readonly value: string;
  /** The last value that the user has finished typing, and that is saved next. */
  readonly committed: string;
  /** The values that the server may have: one, or several if a request had no response. */
  readonly saved: readonly string[];
  /** The value that the server has printed last. */
  readonly printed: string;
  /** The value of the running request. */
  readonly sending?: string | undefined;
  /** The reason why the last request failed, or why no request is sent. */
  readonly reason?: Reason | undefined;
  /** True once a request of this session has saved the field. */
  readonly hasBeenSaved?: boolean | undefined;
}

/** The state of a field, as shown to the user. */
export type FieldStatus = 'idle' | 'typed' | 'waiting' | 'saving' | 'saved' | 'failed';

/** A finished change. */
export interface Edit {
  readonly id: FieldId;
  readonly from: string;
  readonly to: string;
}

/** The state of the editor. */
export interface Edits {
  readonly fields: Readonly<Record<FieldId, FieldState>>;
  /** The edits that can be undone; the latest is last. */
  readonly undo: readonly Edit[];
  /** The undone edits; the latest is last. */
  readonly redo: readonly Edit[];
}

/** An action of the user, or the outcome of a request. */
export type EditAction =
  | { readonly type: 'type'; readonly id: FieldId; readonly value: string }
  | { readonly type: 'commit'; readonly id: FieldId }
  | { readonly type: 'send'; readonly id: FieldId }
  | { readonly type: 'saved'; readonly id: FieldId; readonly stored?: string | undefined }
  | { readonly type: 'failed'; readonly id: FieldId; readonly reason: Reason }
  | { readonly type: 'retry'; readonly id: FieldId }
  | { readonly type: 'discard'; readonly id: FieldId }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' };

/** A field as the server printed it. */
export function freshField(printed: string): FieldState {
  return { value: printed, committed: printed, saved: [printed], printed };
}

/** The state after an action. Actions on unknown fields change nothing. */
export function reduceEdits(state: Edits, action: EditAction): Edits {
  if (action.type === 'undo') return moved(state, 'undo', 'redo', ({ from }) => from);
  if (action.type === 'redo') return moved(state, 'redo', 'undo', ({ to }) => to);
  const field = state.fields[action.id];
  if (!field) return state;
  if (action.type === 'commit') return committed(state, action.id, field);
  if (action.type === 'discard') return committed(state, action.id, theirs(field));
  return withField(state, action.id, nextField(field, action));
}

type FieldAction = Exclude<EditAction, { type: 'undo' | 'redo' | 'commit' | 'discard' }>;

function nextField(field: FieldState, action: FieldAction): FieldState {
  switch (action.type) {
    case 'type':
      return { ...field, value: action.value };
    case 'send':
      return { ...field, sending: field.committed, reason: undefined };
    case 'saved':
      return saved(field, action.stored);
    case 'failed':
      return failed(field, action.reason);
    case 'retry':
      return {
        ...field,
        ...(isConflict(field) ? { saved: [field.printed] } : {}),
        reason: undefined,
      };
    default:
      return action satisfies never;
  }
}

/** @param stored the value as the server has stored it, if its response says so */
function saved(field: FieldState, stored: string | undefined): FieldState {
  const { value, committed, sending = committed } = field;
  // The field shows the stored value, unless the user has typed more since.
  const shown = (text: string): string => (text === sending ? (stored ?? text) : text);
  return {
    ...field,
    value: shown(value),
    committed: shown(committed),
    saved: [stored ?? sending],
    sending: undefined,
    reason: undefined,
    hasBeenSaved: true,
  };
}

function failed(field: FieldState, reason: Reason): FieldState {
  // If another value was committed during the request, it is sent next: the server may accept that one.
  const isOvertaken = field.committed !== field.sending;
  return {
    ...field,
    sending: undefined,
    saved: reason.isRefused ? field.saved : serverValues(field),
    reason: conflictOf(field) ?? (isOvertaken ? undefined : reason),
  };
}

/** The field with the value that another user has saved. */
function theirs(field: FieldState): FieldState {
  return {
    ...field,
    value: field.printed,
    saved: [field.printed],
    reason: undefined,
  };
}

/** True if another user has saved another value: nothing is sent until the user has decided. */
export function isConflict({ reason }: FieldState): boolean {
  return reason?.code === 'conflict';
}

function conflictOf(field: FieldState): Reason | undefined {
  return isConflict(field) ? field.reason : undefined;
}

/** All values that the server may have received from this browser, and may print. */
export function serverValues({ saved, sending }: FieldState): readonly string[] {
  return sending === undefined ? saved : [...new Set([...saved, sending])];
}

function committed(state: Edits, id: FieldId, field: FieldState): Edits {
  if (field.value === field.committed) return state;
  const edit: Edit = { id, from: field.committed, to: field.value };
  const next = { ...field, committed: field.value, reason: conflictOf(field) };
  return { ...withField(state, id, next), undo: [...state.undo, edit], redo: [] };
}

function moved(
  state: Edits,
  from: 'undo' | 'redo',
  to: 'undo' | 'redo',
  target: (edit: Edit) => string,
): Edits {
  const edit = state[from].at(-1);
  const field = edit && state.fields[edit.id];
  if (!field) return state;
  const value = target(edit);
  const changed = { ...field, value, committed: value, reason: conflictOf(field) };
  const next = withField(state, edit.id, changed);
  return { ...next, [from]: state[from].slice(0, -1), [to]: [...state[to], edit] };
}

function withField(state: Edits, id: FieldId, field: FieldState): Edits {
  return { ...state, fields: { ...state.fields, [id]: field } };
}

/** The status of a field. */
export function statusOf(field: FieldState): FieldStatus {
  if (field.sending !== undefined) return 'saving';
  if (field.value !== field.committed) return 'typed';
  if (field.reason) return 'failed';
  if (!isSaved(field, field.committed)) return 'waiting';
  return field.hasBeenSaved ? 'saved' : 'idle';
}

/** True if the field has to be sent now. */
export function isDue(field: FieldState): boolean {
  return field.sending === undefined && !field.reason && !isSaved(field, field.committed);
}

/** True if leaving the page would lose the field's value. */
export function isUnsaved(field: FieldState): boolean {
  return field.sending !== undefined || !isSaved(field, field.value);
}

function isSaved({ saved }: FieldState, value: string): boolean {
  return saved.length === 1 && saved[0] === value;
}
