import type { Emit } from '../../../core/element/contract';
import type { How } from '../libraries/grid';
import {
  extendTo,
  isChosen,
  Listing,
  newestUndoable,
  rowAt,
  type SelectionAction,
} from '../libraries/listing';
import type { ReturnOutcome } from '../libraries/return-trip';
import type { Template, TemplateWithContent } from '../libraries/wire/template';
import { TemplateActions } from './actions';
import { fetchTemplates } from './calls';
import { chosenIn, chosenOne } from './chosen';
import { cloudFilter } from './cloud/filter';
import { isOpen } from './cloud/state';
import { type CloudOptions, CloudStore, type Relist } from './cloud/store';
import { type LibraryName, libraryNames } from './library';
import { type ListedQuery, siteFilter, type TemplateQuery } from './query';
import { firstState, reduceTemplates, type TemplateLibraryAction } from './reduce';
import type { Chosen, TemplateLibraryState } from './state';
import type { events } from './template-library.events';

/** What the library needs from around it. */
export interface StoreOptions {
  /** What it begins with. */
  readonly begin: Partial<TemplateLibraryState>;
  readonly keptCloud?: CloudOptions['kept'];
  /** Milliseconds that a call may take. */
  readonly timeout: () => number;
  readonly emit: Emit<typeof events>;
  /** Has the browser leave the page. */
  readonly goTo: (address: string) => void;
  /** Hands a template to the person as a file. */
  readonly download: (template: TemplateWithContent) => void;
}

/** A library's templates, fetched as they come into view. */
export type TemplateListing = Listing<Template, ListedQuery>;

/** Milliseconds of quiet after which what was typed is searched for. */
const TYPING = 300;

/** The template library: what is shown, looked for and chosen in it. */
export class TemplateLibraryStore {
  /** The account, its folders and quota. */
  readonly cloud: CloudStore;
  readonly lists: Readonly<Record<LibraryName, TemplateListing>>;
  readonly actions: TemplateActions;
  readonly #options: StoreOptions;
  readonly #listeners = new Set<() => void>();
  #state: TemplateLibraryState;
  /** Of the element's time in the page. */
  #life = new AbortController();
  #typing: ReturnType<typeof setTimeout> | undefined;
  /** Another account or folder came while the site was looked at. */
  #isCloudOld = false;

  constructor(options: StoreOptions) {
    this.#options = options;
    this.#state = firstState(options.begin);
    this.cloud = new CloudStore({
      ...options,
      kept: options.keptCloud,
      relist: (why) => this.#relistCloud(why),
      siteChanged: () => this.lists.site.refresh(),
      undoable: (done) => this.dispatch({ type: 'undos', action: { type: 'done', done } }),
    });
    this.lists = { site: this.#newList('site'), cloud: this.#newList('cloud') };
    this.actions = new TemplateActions({
      emit: options.emit,
      download: options.download,
      dispatch: (action) => this.dispatch(action),
      call: () => ({ signal: this.#life.signal, timeout: options.timeout() }),
      changed: (library) => this.#changed(library),
      refused: (error) => this.cloud.refused(error),
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

  /** Fetches what is shown first. @param outcome where the person comes back from connecting an account */
  begin(outcome?: ReturnOutcome): void {
    this.#life = new AbortController();
    // Who has gone from a dialog finds it again, over what was behind it.
    if (outcome && !this.#state.dialog) this.dispatch({ type: 'tab', tab: 'cloud' });
    this.cloud.begin(outcome);
    if (this.#state.tab === 'site') this.relist('site');
  }

  /** Ends all calls. */
  end(): void {
    clearTimeout(this.#typing);
    this.#life.abort();
    this.cloud.end();
    for (const library of libraryNames) this.lists[library].end();
  }

  /** Shows the other library. */
  showTab(tab: LibraryName): void {
    if (tab === this.#state.tab) return;
    this.dispatch({ type: 'tab', tab });
    const isOld = tab === 'cloud' && this.#isCloudOld;
    if (isOld || this.lists[tab].snapshot().rows.total === undefined) this.relist(tab);
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
    if (library === 'cloud') {
      if (!isOpen(this.cloud.snapshot())) return;
      this.#isCloudOld = false;
    }
    this.lists[library].open(this.#queryOf(library));
  }

  /** Asks again by itself, where only the network was missing. */
  retryOnline(): void {
    this.cloud.retryOnline();
    for (const library of libraryNames) {
      const { error } = this.lists[library].snapshot();
      if (error?.reason === 'offline') this.lists[library].retry();
    }
  }

  /** Looks again, since much may have happened elsewhere. */
  refresh(): void {
    this.cloud.refresh();
    this.lists.site.refresh();
  }

  /** Chooses templates, or moves the keyboard's place among them. */
  select(library: LibraryName, action: SelectionAction): void {
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
    else {
      const { filter } = this.lists[library].snapshot().query;
      void extendTo(place, how === 'add', {
        listing: this.lists[library],
        filter,
        selection: () => this.#state.selections[library],
        dispatch: (action) => this.select(library, action),
      });
    }
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

  /** Moves what is chosen in the cloud into a folder. @param folder null: outside of all */
  drop(folder: string | null): void {
    const chosen = this.chosen('cloud');
    const { query } = this.lists.cloud.snapshot();
    // There they are.
    if (chosen && query.filter.folder !== folder) void this.actions.drop(chosen, folder);
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
    } else if (of.what === 'move') void this.actions.drop(of.chosen, of.folder);
    else void this.actions[of.what](of.item);
  }

  /** Tells this list, and other tabs, that a library is not as it was. */
  #changed(library: LibraryName): void {
    this.lists[library].refresh();
    if (library === 'cloud') this.cloud.changed();
    else this.cloud.siteChanged();
  }

  #relistCloud(why: Relist): void {
    if (why === 'changed') {
      this.lists.cloud.refresh();
      return;
    }
    if (why === 'moved') this.select('cloud', { type: 'none' });
    this.#isCloudOld = true;
    if (this.#state.tab === 'cloud') this.relist('cloud');
  }

  #newList(library: LibraryName): TemplateListing {
    const list = new Listing<Template, ListedQuery>(this.#queryOf(library), async (query, call) => {
      const timeout = this.#options.timeout();
      const answer = await fetchTemplates(library, query, { ...call, timeout });
      if (answer.error) this.cloud.refused(answer.error);
      return answer;
    });
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
    const filter =
      library === 'site' ? siteFilter(search) : cloudFilter(this.cloud.snapshot(), { search });
    return { filter, sort, order };
  }
}
