import { logError } from '../../../core/dom/log';
import type { Region } from '../regions/region';
import { adopted } from './adopted';
import type { Drafts, DraftsById } from './drafts';
import {
  type Edit,
  type EditAction,
  type Edits,
  type FieldState,
  isConflict,
  isDue,
  isUnsaved,
  known,
  reduceEdits,
  statusOf,
} from './edits';
import { type FieldId, fieldId, fieldOf, fields, partsOf, savedTexts } from './fields';
import type { Verdict } from './verdict';

/**
 * Saves one value of a field; answers with what has become of it.
 *
 * @param isRetry the editor has asked for it once more, perhaps after logging in again
 */
export type Save = (id: FieldId, value: string, isRetry: boolean) => Promise<Verdict>;

/** Calls under way at once, each of another field: a field's own go one after another. */
const MAX_CALLS = 4;

/**
 * The editor's state with its effects: what is finished is sent, what is not saved is kept in the
 * browser's storage.
 */
export class EditorStore {
  #edits: Edits = { fields: {}, undo: [], redo: [] };
  /** Drafts of regions that the map does not have. */
  #strays: DraftsById = {};
  readonly #drafts: Drafts;
  readonly #save: Save;
  readonly #listeners = new Set<() => void>();
  /** Fields whose offsets are still being typed. */
  readonly #timers = new Map<FieldId, ReturnType<typeof setTimeout>>();
  /** Fields with something to send, in the order in which they got it. */
  readonly #queue = new Set<FieldId>();
  /** Those of them that are sent once more. */
  readonly #retries = new Set<FieldId>();
  #underway = 0;

  constructor(drafts: Drafts, save: Save) {
    this.#drafts = drafts;
    this.#save = save;
  }

  /**
   * Takes in what the server has printed, and what an earlier visit could not save.
   *
   * @returns the fields that somebody else has saved meanwhile
   */
  adopt(regions: readonly Region[]): FieldId[] {
    const kept = this.#drafts.all();
    const { fields: before, undo, redo } = this.#edits;
    const next: Record<FieldId, FieldState> = {};
    for (const region of regions) {
      const printed = savedTexts(region);
      for (const { name, kind } of fields) {
        const id = fieldId(region.key, name);
        if (!before[id] && kept[id]) this.#drafts.take(id);
        next[id] = adopted(before[id], printed[name], kept[id], kind);
      }
    }
    const isHere = ({ id }: Edit): boolean => id in next;
    this.#edits = { fields: next, undo: undo.filter(isHere), redo: redo.filter(isHere) };
    // A list that is still to come has no regions yet.
    this.#strays = regions.length === 0 ? {} : without(kept, next);
    const found = Object.entries(next) as [FieldId, FieldState][];
    for (const [id, field] of found) if (id in kept || isUnsaved(field)) this.#keep(id);
    this.#tell();
    return found
      .filter(([id, field]) => isConflict(field) && field.reason !== before[id]?.reason)
      .map(([id]) => id);
  }

  /** The state; the same object until something changes. */
  readonly snapshot = (): Edits => this.#edits;

  /** What is kept for regions that the map does not have; the same object until that changes. */
  readonly strays = (): DraftsById => this.#strays;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** A value as it is being typed; an offset is finished after a while without typing. */
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

  /** The editor has left a field, or pressed Enter in it: its value is finished, unless it waits. */
  leave(id: FieldId): void {
    if (!this.#timers.has(id)) this.#commit(id);
  }

  retry(ids: readonly FieldId[]): void {
    for (const id of ids) {
      this.#retries.add(id);
      this.#dispatch({ type: 'retry', id });
    }
  }

  /** Takes what somebody else has saved in the place of what was typed. */
  discard(ids: readonly FieldId[]): void {
    for (const id of ids) {
      this.#commit(id);
      this.#dispatch({ type: 'discard', id });
    }
  }

  /** Drops what is kept for regions that the map does not have. */
  discardStrays(): void {
    for (const id of Object.keys(this.#strays) as FieldId[]) {
      this.#drafts.take(id);
      this.#drafts.keep(id, undefined);
    }
    this.#strays = {};
    this.#tell();
  }

  /** Tries again what found no server. */
  retryOffline(): void {
    const found = Object.entries(this.#edits.fields) as [FieldId, FieldState][];
    this.retry(found.filter(([, { reason }]) => reason?.code === 'offline').map(([id]) => id));
  }

  undo(): void {
    this.#move('undo');
  }

  redo(): void {
    this.#move('redo');
  }

  /** How many fields are in which state. */
  counts(): { readonly unsaved: number; readonly failed: number; readonly saved: number } {
    let [unsaved, failed, saved] = [0, 0, 0];
    for (const field of Object.values(this.#edits.fields)) {
      if (isUnsaved(field)) unsaved++;
      if (field.reason) failed++;
      if (statusOf(field) === 'saved') saved++;
    }
    return { unsaved, failed, saved };
  }

  /** Stops waiting for more typing; what was typed stays kept, and calls under way go on. */
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
    // What is being typed is an edit too.
    for (const id of Object.keys(this.#edits.fields) as FieldId[]) this.#commit(id);
    const edit = this.#edits[type].at(-1);
    if (edit) this.#dispatch({ type }, edit.id);
  }

  #dispatch(action: EditAction, id = 'id' in action ? action.id : undefined): void {
    const before = this.#edits;
    this.#edits = reduceEdits(before, action);
    if (this.#edits === before || id === undefined) return;
    this.#keep(id);
    this.#tell();
  }

  /** Sees to it that a field's value is sent or kept. */
  #keep(id: FieldId): void {
    const field = this.#edits.fields[id];
    if (!field) return;
    const draft = { value: field.value, base: known(field) };
    this.#drafts.keep(id, isUnsaved(field) ? draft : undefined);
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
    const { reason, stored } = await this.#save(id, value, isRetry).catch(brokenOff);
    this.#underway--;
    this.#dispatch(reason ? { type: 'failed', id, reason } : { type: 'saved', id, stored });
    this.#sendNext();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** Whatever breaks off a call, its field does not wait for ever, nor do those behind it. */
function brokenOff(error: unknown): Verdict {
  logError('<nh-region-editor>:', error);
  return { reason: { code: 'unreadable', isRefused: false } };
}

function without(kept: DraftsById, known: Readonly<Record<FieldId, unknown>>): DraftsById {
  return Object.fromEntries(Object.entries(kept).filter(([id]) => !(id in known)));
}
