import type { FilterChoices } from '../../../api/libraries/listing';
import type { Template } from '../../../api/libraries/template';
import type { Emit } from '../../../core/element/contract';
import type { Store } from '../../../core/state/store';
import { Listing } from '../../../ui/listing';
import { fetchFilterChoices, fetchTemplates } from './calls';
import { cloudFilter } from './cloud/filter';
import { isOpen } from './cloud/state';
import { type CloudStore, type StaleReason, TemplatesStaleEvent } from './cloud/store';
import type { ModelOptions } from './model';
import { type ListedQuery, siteFilter, type TemplateQuery } from './query';
import type { TemplateLibraryEvent } from './reduce';
import { type TemplateSource, templateSources } from './source';
import type { TemplateLibraryState } from './state';
import type { events } from './template-library.events';

/** A list of templates, which loads the rows in view. */
export type TemplateListing = Listing<Template, ListedQuery>;

/** The store of the template library's state. */
export type TemplateStore = Store<TemplateLibraryState, TemplateLibraryEvent>;

/** Milliseconds without typing after which a search is sent. */
const SEARCH_DELAY = 300;

/** The lists of the two tabs, which follow the search, the open folder and changes made elsewhere. */
export class TemplateListings {
  readonly site: TemplateListing;
  readonly cloud: TemplateListing;
  readonly #store: TemplateStore;
  readonly #cloud: CloudStore;
  readonly #timeout: () => number;
  readonly #emit: Emit<typeof events>;
  /** The last searched text of each tab. */
  readonly #searched: Record<TemplateSource, string>;
  #searchTimer: ReturnType<typeof setTimeout> | undefined;
  /** True if the account or folder changed while the Site tab was open. */
  #isCloudStale = false;

  constructor(
    store: TemplateStore,
    cloud: CloudStore,
    { timeout, emit }: Pick<ModelOptions, 'timeout' | 'emit'>,
  ) {
    this.#store = store;
    this.#cloud = cloud;
    this.#timeout = timeout;
    this.#emit = emit;
    // A text that was searched on the last visit is not reported again.
    this.#searched = { site: this.#searchOf('site'), cloud: this.#searchOf('cloud') };
    this.site = this.#createListing('site');
    this.cloud = this.#createListing('cloud');
    cloud.events.addEventListener(TemplatesStaleEvent.type, (event) =>
      this.#update((event as TemplatesStaleEvent).reason),
    );
  }

  /** Aborts all requests. */
  end(): void {
    clearTimeout(this.#searchTimer);
    for (const source of templateSources) this[source].end();
  }

  /** Opens a tab, and loads its list unless it is loaded and fresh. */
  showTab(tab: TemplateSource): void {
    if (tab === this.#store.state.tab) return;
    this.#store.dispatch({ type: 'tab', tab });
    const isStale = tab === 'cloud' && this.#isCloudStale;
    if (isStale || this[tab].snapshot().rows.total === undefined) this.load(tab);
  }

  /** Changes the search text, and searches after a short pause in typing. */
  search(source: TemplateSource, search: string): void {
    this.#store.dispatch({ type: 'query', source, changes: { search } });
    clearTimeout(this.#searchTimer);
    this.#searchTimer = setTimeout(() => this.load(source), SEARCH_DELAY);
  }

  /** Changes the query, and loads the list at once. */
  change(source: TemplateSource, changes: Partial<TemplateQuery>): void {
    this.#store.dispatch({ type: 'query', source, changes });
    const { sort, order } = this.#store.state.queries[source];
    if (changes.sort) this.#emit('nh-template-sort', { library: source, sort, order });
    this.load(source);
  }

  /** Loads a list from its beginning with the current query. */
  load(source: TemplateSource): void {
    clearTimeout(this.#searchTimer);
    if (source === 'cloud') {
      if (!isOpen(this.#cloud.state)) return;
      this.#isCloudStale = false;
    }
    this[source].open(this.#queryOf(source));
    this.#reportSearch(source);
  }

  /** Refreshes a list after this element has changed its templates, and informs other tabs of the browser. */
  changed(source: TemplateSource): void {
    this[source].refresh();
    if (source === 'cloud') this.#cloud.changed();
    else this.#cloud.siteChanged();
  }

  /** Fetches the types and authors that filters offer. Without a response, filters offer none. */
  async choices(source: TemplateSource, signal: AbortSignal): Promise<FilterChoices> {
    const options = { signal, timeout: this.#timeout() };
    const { value } = await fetchFilterChoices(source, options).catch(() => ({ value: undefined }));
    return value ?? { types: [], authors: [] };
  }

  /** Retries the lists that failed because the browser was offline. */
  retryOnline(): void {
    for (const source of templateSources) {
      const { error } = this[source].snapshot();
      if (error?.reason === 'offline') this[source].retry();
    }
  }

  #reportSearch(source: TemplateSource): void {
    const search = this.#searchOf(source);
    if (search === this.#searched[source]) return;
    this.#searched[source] = search;
    if (search) this.#emit('nh-template-search', { library: source, search });
  }

  #searchOf(source: TemplateSource): string {
    return this.#store.state.queries[source].search.trim();
  }

  #update(reason: StaleReason): void {
    switch (reason) {
      case 'site':
        this.site.refresh();
        return;
      case 'changed':
        this.cloud.refresh();
        return;
      case 'moved':
        this.#store.dispatch({ type: 'select', source: 'cloud', action: { type: 'none' } });
        this.#reloadCloud();
        return;
      case 'arrived':
        this.#reloadCloud();
        return;
      default:
        reason satisfies never;
    }
  }

  /** Loads the cloud list from its beginning, at once or when its tab opens. */
  #reloadCloud(): void {
    this.#isCloudStale = true;
    if (this.#store.state.tab === 'cloud') this.load('cloud');
  }

  #createListing(source: TemplateSource): TemplateListing {
    const listing: TemplateListing = new Listing(this.#queryOf(source), async (query, call) => {
      const timeout = this.#timeout();
      const answer = await fetchTemplates(source, query, { ...call, timeout });
      if (answer.error) this.#cloud.refused(answer.error);
      return answer;
    });
    listing.subscribe(() => this.#updateSelection(source, listing));
    return listing;
  }

  /** Removes templates from the selection that the list no longer contains. */
  #updateSelection(source: TemplateSource, listing: TemplateListing): void {
    const { rows, query } = listing.snapshot();
    const { total } = rows;
    if (total === undefined) return;
    const action = { type: 'listed', filter: query.filter, total } as const;
    this.#store.dispatch({ type: 'select', source, action });
  }

  #queryOf(source: TemplateSource): ListedQuery {
    const { sort, order, ...narrowing } = this.#store.state.queries[source];
    const now = Date.now();
    const filter =
      source === 'site'
        ? siteFilter(narrowing, now)
        : cloudFilter(this.#cloud.state, narrowing, now);
    return { filter, sort, order };
  }
}
