import type { FieldId } from './fields';
import type { Reason } from './verdict';

/** One field of one region: what is typed, what is to be saved, what the server has. */
export interface FieldState {
  /** What the input shows. */
  readonly value: string;
  /** What is to be saved: the last value that was finished. */
  readonly committed: string;
  /** What the server has by what this browser knows; more than one where a call went without an answer. */
  readonly saved: readonly string[];
  /** What the server has printed last. */
  readonly printed: string;
  /** What a call that is under way carries. */
  readonly sending?: string | undefined;
  /** Why the last call failed, or why none is made. */
  readonly reason?: Reason | undefined;
  /** True once a call of this session has saved it. */
  readonly hasBeenSaved?: boolean | undefined;
}

/** What a field's state is called in front of its editor. */
export type FieldStatus = 'idle' | 'typed' | 'waiting' | 'saving' | 'saved' | 'failed';

/** One finished change. */
export interface Edit {
  readonly id: FieldId;
  readonly from: string;
  readonly to: string;
}

/** The whole editor. A field that is not in it is as the server printed it. */
export interface Edits {
  readonly fields: Readonly<Record<FieldId, FieldState>>;
  /** What can be taken back, the latest last. */
  readonly undo: readonly Edit[];
  /** What has been taken back, the latest last. */
  readonly redo: readonly Edit[];
}

/** What happens to the editor: a visitor's doing, or what became of a call. */
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

/** The editor's next state. An action on a field that it does not have changes nothing. */
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
  }
}

/** @param stored what the server has made of what was sent, where it says so */
function saved(field: FieldState, stored: string | undefined): FieldState {
  const { value, committed, sending = committed } = field;
  // The field shows what the server has, unless more has been typed meanwhile.
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
  // What came later is to be sent all the same: it may be what the server wants.
  const isOvertaken = field.committed !== field.sending;
  return {
    ...field,
    sending: undefined,
    saved: reason.isRefused ? field.saved : known(field),
    reason: conflictOf(field) ?? (isOvertaken ? undefined : reason),
  };
}

/** The field as somebody else has saved it. */
function theirs(field: FieldState): FieldState {
  return {
    ...field,
    value: field.printed,
    saved: [field.printed],
    reason: undefined,
  };
}

/** True where somebody else has saved another value: nothing is sent until the editor has chosen. */
export function isConflict({ reason }: FieldState): boolean {
  return reason?.code === 'conflict';
}

function conflictOf(field: FieldState): Reason | undefined {
  return isConflict(field) ? field.reason : undefined;
}

/** All that the server may have, and print, of this browser's own doing. */
export function known({ saved, sending }: FieldState): readonly string[] {
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

/** What a field's state is called. */
export function statusOf(field: FieldState): FieldStatus {
  if (field.sending !== undefined) return 'saving';
  if (field.value !== field.committed) return 'typed';
  if (field.reason) return 'failed';
  if (!isSaved(field, field.committed)) return 'waiting';
  return field.hasBeenSaved ? 'saved' : 'idle';
}

/** True where a call is to be made now. */
export function isDue(field: FieldState): boolean {
  return field.sending === undefined && !field.reason && !isSaved(field, field.committed);
}

/** True where something would be lost with the page. */
export function isUnsaved(field: FieldState): boolean {
  return field.sending !== undefined || !isSaved(field, field.value);
}

function isSaved({ saved }: FieldState, value: string): boolean {
  return saved.length === 1 && saved[0] === value;
}
