import { logError } from '../../../core/dom/log';
import { Listeners } from '../../../core/state/listeners';
import type { Region } from '../regions/region';
import { adoptField } from './adopt-field';
import type { Drafts, DraftsById } from './drafts';
import {
  type Edit,
  type EditAction,
  type Edits,
  type FieldState,
  isConflict,
  isDue,
  isUnsaved,
  reduceEdits,
  serverValues,
  statusOf,
} from './edits';
import { type FieldId, fieldId, fieldOf, fields, partsOf, savedTexts } from './fields';
import type { SaveResult } from './save-result';

/**
 * Saves the value of a field on the server.
 *
 * @param isRetry whether the user has requested a retry, possibly after logging in again
 */
export type Save = (id: FieldId, value: string, isRetry: boolean) => Promise<SaveResult>;

/** Concurrent requests, each for another field; requests of one field run one after another. */
const MAX_CALLS = 4;

/** The editor's state and its effects: sends finished values and stores unsaved ones in the browser. */
export class EditorStore {
  #edits: Edits = { fields: {}, undo: [], redo: [] };
  /** Drafts of regions that the map does not have. */
  #strays: DraftsById = {};
  readonly #drafts: Drafts;
  readonly #save: Save;
  readonly #listeners = new Listeners();
  /** Fields whose offsets are still being typed. */
  readonly #timers = new Map<FieldId, ReturnType<typeof setTimeout>>();
  /** Fields to send, in the order of their changes. */
  readonly #queue = new Set<FieldId>();
  /** Fields of the queue that are retried. */
  readonly #retries = new Set<FieldId>();
  #underway = 0;

  constructor(drafts: Drafts, save: Save) {
    this.#drafts = drafts;
    this.#save = save;
  }

  /**
   * Updates the fields from the server's printed values and from the drafts of earlier visits.
   *
   * @returns the fields with new conflicts: another user has saved them
   */
  adopt(regions: readonly Region[]): FieldId[] {
    const drafts = this.#drafts.all();
    const { fields: before, undo, redo } = this.#edits;
    const next: Record<FieldId, FieldState> = {};
    for (const region of regions) {
      const printed = savedTexts(region);
      for (const { name, kind } of fields) {
        const id = fieldId(region.key, name);
        if (!before[id] && drafts[id]) this.#drafts.claim(id);
        next[id] = adoptField(before[id], printed[name], drafts[id], kind);
      }
    }
    const isHere = ({ id }: Edit): boolean => id in next;
    this.#edits = { fields: next, undo: undo.filter(isHere), redo: redo.filter(isHere) };
    // An empty list may be filled later.
    this.#strays = regions.length === 0 ? {} : without(drafts, next);
    const entries = Object.entries(next) as [FieldId, FieldState][];
    for (const [id, field] of entries) if (id in drafts || isUnsaved(field)) this.#persist(id);
    this.#listeners.notify();
    return entries
      .filter(([id, field]) => isConflict(field) && field.reason !== before[id]?.reason)
      .map(([id]) => id);
  }

  /** The state; the same object until a change. */
  readonly snapshot = (): Edits => this.#edits;

  /** The drafts of regions that the map does not have; the same object until a change. */
  readonly strays = (): DraftsById => this.#strays;

  readonly subscribe: Listeners['add'] = this.#listeners.add;

  /** Sets a value while it is typed; an offset is committed after a pause in typing. */
  type(id: FieldId, value: string): void {
    this.#dispatch({ type: 'type', id, value });
    const { delay } = fieldOf(partsOf(id).name);
    if (delay === undefined) return;
    clearTimeout(this.#timers.get(id));
    this.#timers.set(
      id,
      setTimeout(() => this.#commit(id), delay),
    );
  }

  /** Commits the value of a field on blur or Enter, unless a pause in typing will commit it. */
  leave(id: FieldId): void {
    if (!this.#timers.has(id)) this.#commit(id);
  }

  retry(ids: readonly FieldId[]): void {
    for (const id of ids) {
      this.#retries.add(id);
      this.#dispatch({ type: 'retry', id });
    }
  }

  /** Replaces typed values with the values that another user has saved. */
  discard(ids: readonly FieldId[]): void {
    for (const id of ids) {
      this.#commit(id);
      this.#dispatch({ type: 'discard', id });
    }
  }

  /** Removes the drafts of regions that the map does not have. */
  discardStrays(): void {
    for (const id of Object.keys(this.#strays) as FieldId[]) {
      this.#drafts.claim(id);
      this.#drafts.save(id, undefined);
    }
    this.#strays = {};
    this.#listeners.notify();
  }

  /** Retries the changes that could not reach the server. */
  retryOffline(): void {
    const entries = Object.entries(this.#edits.fields) as [FieldId, FieldState][];
    this.retry(entries.filter(([, { reason }]) => reason?.code === 'offline').map(([id]) => id));
  }

  undo(): void {
    this.#move('undo');
  }

  redo(): void {
    this.#move('redo');
  }

  /** The number of fields by state. */
  counts(): { readonly unsaved: number; readonly failed: number; readonly saved: number } {
    let [unsaved, failed, saved] = [0, 0, 0];
    for (const field of Object.values(this.#edits.fields)) {
      if (isUnsaved(field)) unsaved++;
      if (field.reason) failed++;
      if (statusOf(field) === 'saved') saved++;
    }
    return { unsaved, failed, saved };
  }

  /** Clears the timers; drafts stay stored, and running requests continue. */
  end(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  #commit(id: FieldId): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    this.#dispatch({ type: 'commit', id });
  }

  #move(type: 'undo' | 'redo'): void {
    // Unfinished text counts as an edit.
    for (const id of Object.keys(this.#edits.fields) as FieldId[]) this.#commit(id);
    const edit = this.#edits[type].at(-1);
    if (edit) this.#dispatch({ type }, edit.id);
  }

  #dispatch(action: EditAction, id = 'id' in action ? action.id : undefined): void {
    const before = this.#edits;
    this.#edits = reduceEdits(before, action);
    if (this.#edits === before || id === undefined) return;
    this.#persist(id);
    this.#listeners.notify();
  }

  /** Stores the draft of a field, and sends the field if it is due. */
  #persist(id: FieldId): void {
    const field = this.#edits.fields[id];
    if (!field) return;
    const draft = { value: field.value, base: serverValues(field) };
    this.#drafts.save(id, isUnsaved(field) ? draft : undefined);
    if (isDue(field)) this.#queue.add(id);
    this.#sendNext();
  }

  #sendNext(): void {
    for (const id of this.#queue) {
      if (this.#underway >= MAX_CALLS) return;
      this.#queue.delete(id);
      const field = this.#edits.fields[id];
      if (field && isDue(field)) void this.#send(id, field.committed);
    }
  }

  async #send(id: FieldId, value: string): Promise<void> {
    this.#underway++;
    this.#dispatch({ type: 'send', id });
    const isRetry = this.#retries.delete(id);
    const { reason, stored } = await this.#save(id, value, isRetry).catch(failedSave);
    this.#underway--;
    this.#dispatch(reason ? { type: 'failed', id, reason } : { type: 'saved', id, stored });
    this.#sendNext();
  }
}

/** Turns an unexpected error into a failed save, so that the queue continues. */
function failedSave(error: unknown): SaveResult {
  logError('<nh-region-editor>:', error);
  return { reason: { code: 'unreadable', isRefused: false } };
}

function without(drafts: DraftsById, fields: Readonly<Record<FieldId, unknown>>): DraftsById {
  return Object.fromEntries(Object.entries(drafts).filter(([id]) => !(id in fields)));
}
