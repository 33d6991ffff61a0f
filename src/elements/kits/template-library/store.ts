import type { Emit } from '../../../core/element/contract';
import type { How } from '../libraries/grid';
import {
  isChosen,
  knownRows,
  Listing,
  newestUndoable,
  type Range,
  rowAt,
  type SelectionAction,
} from '../libraries/listing';
import type { Template, TemplateWithContent } from '../libraries/wire/template';
import { TemplateActions } from './actions';
import { fetchTemplates } from './calls';
import { chosenIn, chosenOne } from './chosen';
import { type LibraryName, libraryNames } from './library';
import { type ListedQuery, siteFilter, type TemplateQuery } from './query';
import { firstState, reduceTemplates, type TemplateLibraryAction } from './reduce';
import type { Chosen, TemplateLibraryState } from './state';
import type { events } from './template-library.events';

/** What the library needs from around it. */
export interface StoreOptions {
  /** What it begins with. */
  readonly begin: Partial<TemplateLibraryState>;
  /** Milliseconds that a call may take. */
  readonly timeout: () => number;
  readonly emit: Emit<typeof events>;
  /** Has the browser leave the page. */
  readonly goTo: (address: string) => void;
  /** Saves a template as a file. */
  readonly save: (template: TemplateWithContent) => void;
}

/** A library's templates, fetched as they come into view. */
export type TemplateListing = Listing<Template, ListedQuery>;

/** Milliseconds of quiet after which what was typed is searched for. */
const TYPING = 300;

/** The template library: what is shown, looked for and chosen in it. */
export class TemplateLibraryStore {
  readonly lists: Readonly<Record<LibraryName, TemplateListing>>;
  readonly actions: TemplateActions;
  readonly #options: StoreOptions;
  readonly #listeners = new Set<() => void>();
  #state: TemplateLibraryState;
  /** Of the element's time in the page. */
  #life = new AbortController();
  #typing: ReturnType<typeof setTimeout> | undefined;
  /** Of the last range that waits for its rows. */
  #extending: object | undefined;

  constructor(options: StoreOptions) {
    this.#options = options;
    this.#state = firstState(options.begin);
    this.lists = { site: this.#newList('site'), cloud: this.#newList('cloud') };
    this.actions = new TemplateActions({
      emit: options.emit,
      save: options.save,
      dispatch: (action) => this.dispatch(action),
      call: () => ({ signal: this.#life.signal, timeout: options.timeout() }),
      changed: (library) => this.lists[library].refresh(),
      refused: () => {},
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): TemplateLibraryState => this.#state;

  /** Takes what needs no call. */
  dispatch(action: TemplateLibraryAction): void {
    const before = this.#state;
    this.#state = reduceTemplates(before, action);
    if (this.#state === before) return;
    for (const listener of this.#listeners) listener();
  }

  /** Fetches what is shown first. */
  begin(): void {
    this.#life = new AbortController();
    this.relist(this.#state.tab);
  }

  /** Ends all calls. */
  end(): void {
    clearTimeout(this.#typing);
    this.#life.abort();
    for (const library of libraryNames) this.lists[library].end();
  }

  /** Shows the other library. */
  showTab(tab: LibraryName): void {
    if (tab === this.#state.tab) return;
    this.dispatch({ type: 'tab', tab });
    if (this.lists[tab].snapshot().rows.total === undefined) this.relist(tab);
  }

  /** Looks for other templates as soon as nothing more is typed. */
  search(library: LibraryName, search: string): void {
    this.dispatch({ type: 'query', library, changes: { search } });
    clearTimeout(this.#typing);
    this.#typing = setTimeout(() => this.relist(library), TYPING);
  }

  /** Looks for other templates at once. */
  show(library: LibraryName, changes: Partial<TemplateQuery>): void {
    this.dispatch({ type: 'query', library, changes });
    this.relist(library);
  }

  /** Fetches a library's list from its beginning, by what is looked for now. */
  relist(library: LibraryName): void {
    clearTimeout(this.#typing);
    this.lists[library].open(this.#queryOf(library));
  }

  /** Asks again by itself, where only the network was missing. */
  retryOnline(): void {
    for (const library of libraryNames) {
      const { error } = this.lists[library].snapshot();
      if (error?.reason === 'offline') this.lists[library].retry();
    }
  }

  /** Chooses templates, or moves the keyboard's place among them. */
  select(library: LibraryName, action: SelectionAction): void {
    this.#extending = undefined;
    this.dispatch({ type: 'select', library, action });
  }

  /** Chooses all that the list shows, however many of them have come. */
  selectAll(library: LibraryName): void {
    const { query, rows } = this.lists[library].snapshot();
    this.select(library, { type: 'all', filter: query.filter, total: rows.total ?? 0 });
  }

  /** Goes to a place of the list, and does with the selection what `how` says. */
  go(library: LibraryName, place: number, how: How): void {
    const { rows } = this.lists[library].snapshot();
    if (how === 'choose') this.select(library, { type: 'choose', place, row: rowAt(rows, place) });
    else if (how === 'focus') this.select(library, { type: 'focus', place });
    else void this.#extend(library, place, how === 'add');
  }

  /** What the keys at a place mean: all that is chosen, if that is among it, else that alone. */
  chosenAt(library: LibraryName, place: number): Chosen | undefined {
    const { rows } = this.lists[library].snapshot();
    const row = rowAt(rows, place);
    const selection = this.#state.selections[library];
    if (row && !isChosen(selection, row)) return chosenOne(library, row);
    return row && this.chosen(library);
  }

  /** The templates that are chosen. */
  chosen(library: LibraryName): Chosen | undefined {
    return chosenIn(library, this.#state.selections[library], this.lists[library].snapshot().rows);
  }

  /** Takes back what was done last. */
  undoLast(): void {
    const newest = newestUndoable(this.#state.undos);
    if (newest) void this.actions.undo(newest);
  }

  /** Does again what has failed. */
  retry(): void {
    const { failure, undos } = this.#state;
    if (!failure) return;
    const { of } = failure;
    this.dispatch({ type: 'dismiss' });
    if (of.what === 'undo') {
      const entry = undos.find(({ undo }) => undo === of.undo);
      if (entry) void this.actions.undo(entry);
    } else void this.actions[of.what](of.item);
  }

  /** Rows that have not come yet are waited for; the keyboard goes on meanwhile. */
  async #extend(library: LibraryName, place: number, isAdded: boolean): Promise<void> {
    const list = this.lists[library];
    const { anchor } = this.#state.selections[library];
    const range = { first: Math.min(anchor, place), last: Math.max(anchor, place) };
    const known = knownRows(list.snapshot().rows, range);
    const isKnown = known.length === lengthOf(range);
    this.select(
      library,
      isKnown ? { type: 'extend', place, rows: known, isAdded } : { type: 'focus', place },
    );
    if (isKnown) return;
    const waiting = {};
    this.#extending = waiting;
    const rows = await list.rowsBetween(range);
    if (rows && this.#extending === waiting) {
      this.select(library, { type: 'extend', place, rows, isAdded });
    }
  }

  #newList(library: LibraryName): TemplateListing {
    const list = new Listing<Template, ListedQuery>(this.#queryOf(library), (query, call) =>
      fetchTemplates(library, query, { ...call, timeout: this.#options.timeout() }),
    );
    list.subscribe(() => this.#listed(library));
    return list;
  }

  /** The selection follows what the list shows. */
  #listed(library: LibraryName): void {
    const { rows, query } = this.lists[library].snapshot();
    const { total } = rows;
    if (total === undefined) return;
    this.dispatch({
      type: 'select',
      library,
      action: { type: 'listed', filter: query.filter, total },
    });
  }

  #queryOf(library: LibraryName): ListedQuery {
    const { search, sort, order } = this.#state.queries[library];
    return { filter: siteFilter(search), sort, order };
  }
}

const lengthOf = ({ first, last }: Range): number => last - first + 1;
