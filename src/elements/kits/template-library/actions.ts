import type { Emit } from '../../../core/element/contract';
import type { CallOptions } from '../libraries/calls';
import type { Undoable, UndoEntry } from '../libraries/listing';
import type { BulkAnswer, BulkRequest, Destination } from '../libraries/wire/bulk';
import type { NewTemplate, TemplateWithContent } from '../libraries/wire/template';
import { errorCodes, type KitAnswer, type KitError } from '../rest';
import { changeMany, fetchTemplate, keepTemplates, renameTemplate, undoIn } from './calls';
import type { Outcome, PartlyDone } from './dialogs/outcome';
import type { ImportCounts } from './import/batches';
import type { LibraryName } from './library';
import type { TemplateLibraryAction } from './reduce';
import type { Chosen, Item, TemplateDraft, TransferMethod } from './state';
import type { events } from './template-library.events';

type Call = CallOptions & { readonly signal: AbortSignal };

/** What the actions need of the library that they act in. */
export interface ActionContext {
  readonly emit: Emit<typeof events>;
  readonly dispatch: (action: TemplateLibraryAction) => void;
  /** How a call is made that ends with the element. */
  readonly call: () => Call;
  /** What a library holds is something else now. */
  readonly changed: (library: LibraryName) => void;
  /** Is told of each error of a call to a library. */
  readonly refused: (error: KitError) => void;
  /** Hands a template to the person as a file. */
  readonly download: (template: TemplateWithContent) => void;
}

/** Calls that touch many templates have so many times as long as others. */
const PATIENCE = 10;

/** What is done with templates: the calls, and what follows from their answers. */
export class TemplateActions {
  readonly #context: ActionContext;

  constructor(context: ActionContext) {
    this.#context = context;
  }

  /** Gives a template another title. */
  async rename({ library, template }: Item, title: string): Promise<Outcome> {
    const { value, error } = await this.#asked((call) =>
      renameTemplate(library, template.id, title, call),
    );
    if (!value) return error;
    const { emit, dispatch, changed } = this.#context;
    emit('nh-template-rename', { source: library });
    dispatch({ type: 'notice', notice: { kind: 'renamed', count: 1, title: value.title } });
    changed(library);
    return undefined;
  }

  /** Deletes templates. */
  async remove(what: Chosen): Promise<Outcome> {
    const { library, selected, template } = what;
    const answer = await this.#bulk(what, { action: 'delete', selected });
    if (answer.error) return answer.error;
    const { done, undo, failed } = answer.value;
    // Somebody was quicker: it is gone, as was wanted.
    const left = failed.filter(({ code }) => code !== 'library-not-found');
    if (undo && done > 0)
      this.#undoable({ undo, library, action: 'delete', count: done, title: titleOf(what) });
    if (template && left.length === 0) {
      this.#context.emit('nh-template-deleted', { library, itemType: 'template' });
    }
    return this.#after(what, { done, failed: left });
  }

  /** Moves or copies templates. */
  async transfer(method: TransferMethod, what: Chosen, destination: Destination): Promise<Outcome> {
    const { library, selected, template } = what;
    const answer = await this.#bulk(what, { action: method, selected, destination });
    if (answer.error) return answer.error;
    const { done, undo, failed } = answer.value;
    const title = titleOf(what);
    if (undo && method === 'move' && done > 0) {
      this.#undoable({ undo, library, action: 'move', count: done, title });
    }
    if (method === 'copy' && done > 0) {
      this.#context.dispatch({ type: 'notice', notice: { kind: 'copied', count: done, title } });
    }
    if (template && done > 0) {
      const { type } = template;
      const to = destination.place;
      this.#context.emit('nh-template-transfer', {
        method,
        type,
        origin: library,
        destination: to,
      });
    }
    if (destination.place !== library) this.#context.changed(destination.place);
    return this.#after(what, { done, failed });
  }

  /** Moves templates of the cloud into a folder, without a dialog. @param folder null: outside of all */
  async drop(chosen: Chosen, folder: string | null): Promise<void> {
    const { dispatch } = this.#context;
    dispatch({ type: 'dismiss' });
    const outcome = await this.transfer('move', chosen, { place: 'cloud', folder });
    const of = { what: 'move', chosen, folder } as const;
    if (outcome) dispatch({ type: 'fail', failure: { of, outcome } });
  }

  /** The person goes to save a template. */
  startSaving(): void {
    this.#context.emit('nh-template-save-start', {});
  }

  /** Saves a template in one library. */
  async save(template: TemplateDraft, destination: Destination): Promise<KitError | undefined> {
    const error = await this.keep([template], destination);
    if (error) return error;
    const { emit, dispatch } = this.#context;
    const { type, title } = template;
    emit('nh-template-saved', { library: destination.place, type });
    dispatch({ type: 'notice', notice: { kind: 'saved', count: 1, title } });
    return undefined;
  }

  /** Keeps templates in a library, all of them or none. */
  async keep(
    templates: readonly NewTemplate[],
    destination: Destination,
  ): Promise<KitError | undefined> {
    const { place } = destination;
    const folder = place === 'cloud' ? destination.folder : null;
    const placed = templates.map((template) => ({ ...template, folder }));
    const { value, error } = await this.#asked((call) =>
      keepTemplates(place, placed, patient(call)),
    );
    if (value) this.#context.changed(place);
    return error;
  }

  /** Tells of templates that have come from files. */
  imported(library: LibraryName, { json, zip }: ImportCounts): void {
    const { emit, dispatch } = this.#context;
    if (json > 0) emit('nh-template-import', { library, fileType: 'json', count: json });
    if (zip > 0) emit('nh-template-import', { library, fileType: 'zip', count: zip });
    dispatch({ type: 'notice', notice: { kind: 'imported', count: json + zip } });
  }

  /** Takes a deletion or a move back. */
  async undo({ undo, library, action, count, title }: UndoEntry): Promise<void> {
    const { dispatch, emit, changed } = this.#context;
    dispatch({ type: 'dismiss' });
    dispatch({ type: 'undos', action: { type: 'begin', undo } });
    const { value, error } = await this.#asked((call) => undoIn(library, undo, patient(call)));
    const isOver = value !== undefined || error?.code === 'library-undo-gone';
    dispatch({ type: 'undos', action: { type: isOver ? 'over' : 'failed', undo } });
    if (error) {
      dispatch({ type: 'fail', failure: { of: { what: 'undo', undo }, outcome: error } });
      return;
    }
    if (action === 'delete') emit('nh-template-undo', {});
    const kind = action === 'delete' ? 'restored' : 'moved-back';
    dispatch({ type: 'notice', notice: { kind, count, title } });
    changed('site');
    changed('cloud');
  }

  /** Puts a template into the page; where it has settings for the page, it is asked about them first. */
  async insert(item: Item): Promise<void> {
    const { dispatch } = this.#context;
    dispatch({ type: 'dismiss' });
    const { value, error } = await this.content(item);
    if (!value)
      dispatch({ type: 'fail', failure: { of: { what: 'insert', item }, outcome: error } });
    else if (hasSettings(value)) dispatch({ type: 'open', dialog: { kind: 'insert', item } });
    else this.#hand(item, value, null);
  }

  /** Puts a template into the page, with its settings for the page or without. */
  async insertWith(item: Item, choice: 'apply' | 'skip'): Promise<Outcome> {
    const { value, error } = await this.content(item);
    if (!value) return error;
    this.#context.emit('nh-template-apply-settings', { result: choice });
    this.#hand(item, value, choice === 'apply' ? value.page_settings : null);
    return undefined;
  }

  /** Nothing is inserted after all. */
  cancelInsert(): void {
    this.#context.emit('nh-template-apply-settings', { result: 'cancel' });
  }

  /** Saves a template as a file. */
  async export(item: Item): Promise<void> {
    const { dispatch, download } = this.#context;
    dispatch({ type: 'dismiss' });
    const { value, error } = await this.content(item);
    if (value) download(value);
    else dispatch({ type: 'fail', failure: { of: { what: 'export', item }, outcome: error } });
  }

  /** A template with what is in it. @throws the reason of `signal` */
  content(
    { library, template }: Item,
    signal?: AbortSignal,
  ): Promise<KitAnswer<TemplateWithContent>> {
    return this.#asked((call) =>
      fetchTemplate(library, template.id, signal ? endedBy(signal, call) : call),
    );
  }

  #hand(
    { library, template }: Item,
    { content, title }: TemplateWithContent,
    settings: unknown,
  ): void {
    const { emit, dispatch } = this.#context;
    const detail = { library, id: template.id, title, content, pageSettings: settings };
    // A page that takes it says so, as one does with a link that it follows itself.
    const isTaken = !emit('nh-template-insert', detail);
    const kind = isTaken ? 'inserted' : 'not-inserted';
    dispatch({ type: 'notice', notice: { kind, count: 1, title } });
  }

  #bulk({ library, count }: Chosen, request: BulkRequest): Promise<KitAnswer<BulkAnswer>> {
    const answer = this.#asked((call) => changeMany(library, request, patient(call)));
    if (count === 1) return answer;
    return answer.then((one) => {
      const { action } = request;
      const status = one.error || one.value.failed.length > 0 ? 'fail' : 'success';
      this.#context.emit('nh-template-bulk', { status, action, count, library });
      return one;
    });
  }

  #undoable(done: Undoable): void {
    this.#context.dispatch({ type: 'undos', action: { type: 'done', done } });
  }

  /** What stayed as it was stays chosen, to be tried once more. */
  #after({ library, template }: Chosen, { done, failed }: PartlyDone): Outcome {
    const { dispatch, changed, refused } = this.#context;
    const ids = failed.map(({ id }) => id);
    if (done > 0) dispatch({ type: 'select', library, action: { type: 'only', ids } });
    for (const code of new Set(failed.map((one) => one.code))) refused(errorOf(code));
    changed(library);
    const [first] = failed;
    if (!first) return undefined;
    return template ? errorOf(first.code) : { done, failed };
  }

  async #asked<T>(ask: (call: Call) => Promise<KitAnswer<T>>): Promise<KitAnswer<T>> {
    const call = this.#context.call();
    try {
      const answer = await ask(call);
      if (answer.error) this.#context.refused(answer.error);
      return answer;
    } catch (cause) {
      if (!call.signal.aborted) throw cause;
      // The element has left the page, and with it whoever would hear.
      return new Promise(() => {});
    }
  }
}

const patient = ({ signal, timeout = 0 }: Call): Call => ({ signal, timeout: timeout * PATIENCE });

const endedBy = (signal: AbortSignal, call: Call): Call => ({
  ...call,
  signal: AbortSignal.any([call.signal, signal]),
});

const titleOf = ({ template }: Chosen): string | undefined => template?.title;

const hasSettings = ({ page_settings }: TemplateWithContent): boolean =>
  Object.keys(page_settings).length > 0;

function errorOf(code: string): KitError {
  const known = errorCodes.find((one) => one === code) ?? 'general';
  return { code: known, message: `The library has answered ${code}` };
}
