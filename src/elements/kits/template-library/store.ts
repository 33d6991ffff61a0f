import type { Emit } from '../../../core/element/contract';
import { Listing, type SelectionAction } from '../libraries/listing';
import type { Template } from '../libraries/wire/template';
import { fetchTemplates } from './calls';
import { type LibraryName, libraryNames } from './library';
import { type ListedQuery, siteFilter, type TemplateQuery } from './query';
import { firstState, reduceTemplates, type TemplateLibraryAction } from './reduce';
import type { TemplateLibraryState } from './state';
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
}

/** A library's templates, fetched as they come into view. */
export type TemplateListing = Listing<Template, ListedQuery>;

/** Milliseconds of quiet after which what was typed is searched for. */
const TYPING = 300;

/** The template library, and what it does. */
export class TemplateLibraryStore {
  readonly lists: Readonly<Record<LibraryName, TemplateListing>>;
  readonly #options: StoreOptions;
  readonly #listeners = new Set<() => void>();
  #state: TemplateLibraryState;
  /** Of the element's time in the page. */
  #life = new AbortController();
  #typing: ReturnType<typeof setTimeout> | undefined;

  constructor(options: StoreOptions) {
    this.#options = options;
    this.#state = firstState(options.begin);
    this.lists = { site: this.#newList('site'), cloud: this.#newList('cloud') };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): TemplateLibraryState => this.#state;

  /** Takes what needs no call. */
  dispatch(action: TemplateLibraryAction): void {
    this.#state = reduceTemplates(this.#state, action);
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
    const query = this.#state.queries[library];
    const { sort, order } = query;
    this.lists[library].open({ filter: siteFilter(query), sort, order });
  }

  /** Chooses templates, or moves the keyboard's place among them. */
  select(library: LibraryName, action: SelectionAction): void {
    this.dispatch({ type: 'select', library, action });
  }

  #newList(library: LibraryName): TemplateListing {
    const query = this.#state.queries[library];
    const { sort, order } = query;
    return new Listing<Template, ListedQuery>(
      { filter: siteFilter(query), sort, order },
      (listed, call) =>
        fetchTemplates(library, listed, { ...call, timeout: this.#options.timeout() }),
    );
  }
}
