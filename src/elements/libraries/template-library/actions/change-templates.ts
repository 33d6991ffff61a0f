import { type ApiError, type ApiResult, errorCodes } from '../../../../api/client';
import type { BulkAnswer, BulkRequest, Destination } from '../../../../api/libraries/bulk';
import { newestUndoable, type Undoable, type UndoEntry } from '../../../../ui/listing';
import { changeMany, renameTemplate, undoIn } from '../calls';
import type { OpenFolder } from '../cloud/state';
import type { Outcome, PartlyDone } from '../dialogs/outcome';
import type { Chosen, Item } from '../state';
import type { ActionContext } from './context';

/** Renames, deletes, moves and copies templates, and undoes deletions and moves. */
export class ChangeTemplates {
  readonly #context: ActionContext;

  constructor(context: ActionContext) {
    this.#context = context;
  }

  /** Renames a template. */
  async rename({ source, template }: Item, title: string): Promise<Outcome> {
    const { requests, emit, store, listings } = this.#context;
    const { value, error } = await requests.send((options) =>
      renameTemplate(source, template.id, title, options),
    );
    if (!value) return error;
    emit('nh-template-rename', { source });
    store.dispatch({ type: 'notice', notice: { kind: 'renamed', count: 1, title: value.title } });
    listings.changed(source);
    return undefined;
  }

  /** Deletes templates. */
  async remove(chosen: Chosen): Promise<Outcome> {
    const { source, selected, template } = chosen;
    const answer = await this.#sendBulk(chosen, { action: 'delete', selected });
    if (answer.error) return answer.error;
    const { done, undo, failed: all } = answer.value;
    // Ignores templates that were already deleted elsewhere.
    const failed = all.filter(({ code }) => code !== 'library-not-found');
    if (undo && done > 0) {
      this.#offerUndo({
        undo,
        library: source,
        action: 'delete',
        count: done,
        title: titleOf(chosen),
      });
    }
    if (template && failed.length === 0) {
      this.#context.emit('nh-template-deleted', { library: source, itemType: 'template' });
    }
    return this.#finish(chosen, { done, failed });
  }

  /** Deletes a folder of the cloud with its templates. */
  async removeFolder(folder: OpenFolder): Promise<Outcome> {
    const { value, error } = await this.#context.cloud.deleteFolder(folder);
    const undo = value?.undo;
    const title = folder.name;
    if (undo) this.#offerUndo({ undo, library: 'cloud', action: 'delete', count: 1, title });
    return error;
  }

  /** Moves or copies templates. */
  async transfer(
    method: 'move' | 'copy',
    chosen: Chosen,
    destination: Destination,
  ): Promise<Outcome> {
    const { source, selected } = chosen;
    const answer = await this.#sendBulk(chosen, { action: method, selected, destination });
    if (answer.error) return answer.error;
    const { done, undo, failed } = answer.value;
    if (done > 0) this.#reportTransfer(method, chosen, destination, { done, undo });
    if (destination.place !== source) this.#context.listings.changed(destination.place);
    return this.#finish(chosen, { done, failed });
  }

  /** Moves templates of the cloud to a folder, without a dialog. @param folder null: outside of folders */
  async drop(chosen: Chosen, folder: string | null): Promise<void> {
    const { store } = this.#context;
    store.dispatch({ type: 'dismiss' });
    const outcome = await this.transfer('move', chosen, { place: 'cloud', folder });
    const action = { kind: 'move', chosen, folder } as const;
    if (outcome) store.dispatch({ type: 'fail', failure: { action, outcome } });
  }

  /** Undoes a deletion or a move. */
  async undo({ undo, library, action, count, title }: UndoEntry): Promise<void> {
    const { store, requests, emit, listings } = this.#context;
    store.dispatch({ type: 'dismiss' });
    store.dispatch({ type: 'undos', action: { type: 'begin', undo } });
    const { value, error } = await requests.sendBulk((options) => undoIn(library, undo, options));
    const isOver = value !== undefined || error?.code === 'library-undo-gone';
    store.dispatch({ type: 'undos', action: { type: isOver ? 'over' : 'failed', undo } });
    if (error) {
      store.dispatch({ type: 'fail', failure: { action: { kind: 'undo', undo }, outcome: error } });
      return;
    }
    if (action === 'delete') emit('nh-template-undo', {});
    const kind = action === 'delete' ? 'restored' : 'moved-back';
    store.dispatch({ type: 'notice', notice: { kind, count, title } });
    listings.changed('site');
    listings.changed('cloud');
  }

  /** Undoes the last deletion or move that is not undone yet. */
  undoLast(): void {
    const newest = newestUndoable(this.#context.store.state.undos);
    if (newest) void this.undo(newest);
  }

  /** Sends an action on one or many templates. Only many are reported as `nh-template-bulk`. */
  async #sendBulk({ source, count }: Chosen, request: BulkRequest): Promise<ApiResult<BulkAnswer>> {
    const { requests, emit } = this.#context;
    const answer = await requests.sendBulk((options) => changeMany(source, request, options));
    if (count > 1) {
      const status = answer.error || answer.value.failed.length > 0 ? 'fail' : 'success';
      emit('nh-template-bulk', { status, action: request.action, count, library: source });
    }
    return answer;
  }

  /** Offers to undo a move, shows a notice after a copy, and reports the transfer of a single template. */
  #reportTransfer(
    method: 'move' | 'copy',
    chosen: Chosen,
    destination: Destination,
    { done, undo }: Pick<BulkAnswer, 'done' | 'undo'>,
  ): void {
    const { source, template } = chosen;
    const { store, emit } = this.#context;
    const title = titleOf(chosen);
    if (method === 'copy') {
      store.dispatch({ type: 'notice', notice: { kind: 'copied', count: done, title } });
    } else if (undo) {
      this.#offerUndo({ undo, library: source, action: 'move', count: done, title });
    }
    if (template) {
      const detail = {
        method,
        type: template.type,
        origin: source,
        destination: destination.place,
      };
      emit('nh-template-transfer', detail);
    }
  }

  #offerUndo(done: Undoable): void {
    this.#context.store.dispatch({ type: 'undos', action: { type: 'done', done } });
  }

  /** Updates the list. Templates that failed stay selected, so that the person can try again. */
  #finish({ source, template }: Chosen, { done, failed }: PartlyDone): Outcome {
    const { store, cloud, listings } = this.#context;
    const ids = failed.map(({ id }) => id);
    if (done > 0) store.dispatch({ type: 'select', source, action: { type: 'only', ids } });
    for (const code of new Set(failed.map((one) => one.code))) cloud.refused(errorOf(code));
    listings.changed(source);
    const [first] = failed;
    if (!first) return undefined;
    return template ? errorOf(first.code) : { done, failed };
  }
}

const titleOf = ({ template }: Chosen): string | undefined => template?.title;

function errorOf(code: string): ApiError {
  const known = errorCodes.find((one) => one === code) ?? 'general';
  return { code: known, message: `The server responded with the code ${code}` };
}
