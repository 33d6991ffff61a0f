import type { TemplateWithContent } from '../../../api/libraries/template';
import type { Emit } from '../../../core/element/contract';
import { Store } from '../../../core/state/store';
import type { ViewKind } from '../../../ui/item-grid';
import type { ReturnOutcome } from '../account/return-trip';
import { ChangeTemplates } from './actions/change-templates';
import { InsertTemplate } from './actions/insert-template';
import { SaveTemplates } from './actions/save-templates';
import { type CloudOptions, CloudStore } from './cloud/store';
import type { OpenDialog } from './dialogs/dialogs';
import { TemplateListings, type TemplateStore } from './listings';
import { firstState, reduce } from './reduce';
import { Requests } from './requests';
import { Selections } from './selections';
import type { TemplateSource } from './source';
import type { TemplateLibraryState } from './state';
import type { events } from './template-library.events';

/** The environment of the template library. */
export interface ModelOptions {
  /** The state of the last visit, which replaces the defaults. */
  readonly saved: Partial<TemplateLibraryState>;
  readonly savedCloud?: CloudOptions['kept'];
  /** Returns the milliseconds after which a request fails. */
  readonly timeout: () => number;
  readonly emit: Emit<typeof events>;
  /** Navigates away from the page. */
  readonly goTo: (address: string) => void;
  /** Returns the address of the page that shows a template, if the site has such pages. */
  readonly pageOf: (source: TemplateSource, id: string) => string | undefined;
  /** Saves a template as a file. */
  readonly download: (template: TemplateWithContent) => void;
}

/**
 * The template library without its rendering. Calls go in one direction: each part knows only those that are
 * declared before it.
 */
export class TemplateLibraryModel {
  readonly store: TemplateStore;
  /** The cloud account with its folders and quota. */
  readonly cloud: CloudStore;
  readonly listings: TemplateListings;
  readonly selections: Selections;
  readonly change: ChangeTemplates;
  readonly save: SaveTemplates;
  readonly insert: InsertTemplate;
  readonly pageOf: ModelOptions['pageOf'];
  readonly #requests: Requests;
  readonly #emit: ModelOptions['emit'];

  constructor(options: ModelOptions) {
    const { saved, savedCloud, timeout, emit, goTo, download } = options;
    this.#emit = emit;
    this.pageOf = options.pageOf;
    this.store = new Store(reduce, firstState(saved));
    this.cloud = new CloudStore({ kept: savedCloud, timeout, emit, goTo });
    this.#requests = new Requests(this.cloud, timeout);
    this.listings = new TemplateListings(this.store, this.cloud, { timeout, emit });
    this.selections = new Selections(this.store, this.listings);
    const { store, cloud, listings } = this;
    const context = { store, cloud, listings, requests: this.#requests, emit };
    this.change = new ChangeTemplates(context);
    this.save = new SaveTemplates(context);
    this.insert = new InsertTemplate(context, download);
  }

  /** Loads the open tab. @param outcome present if the person comes back from connecting an account */
  begin(outcome?: ReturnOutcome): void {
    this.#requests.begin();
    // A restored dialog is shown over the tab from which it was opened.
    if (outcome && !this.store.state.dialog) this.store.dispatch({ type: 'tab', tab: 'cloud' });
    this.cloud.begin(outcome);
    if (this.store.state.tab === 'site') this.listings.load('site');
  }

  /** Aborts all requests. */
  end(): void {
    this.#requests.end();
    this.cloud.end();
    this.listings.end();
  }

  /** Retries requests that failed because the browser was offline. */
  retryOnline(): void {
    this.cloud.retryOnline();
    this.listings.retryOnline();
  }

  /** Refreshes the account and the lists, which may have changed elsewhere. */
  refresh(): void {
    this.cloud.refresh();
    this.listings.site.refresh();
  }

  /** Opens a dialog. */
  open(dialog: OpenDialog): void {
    this.store.dispatch({ type: 'open', dialog });
  }

  /** Shows the templates as a list or as a grid of tiles. */
  showAs(view: ViewKind): void {
    const { tab, view: before } = this.store.state;
    if (view === before) return;
    this.store.dispatch({ type: 'view', view });
    this.#emit('nh-template-view', { library: tab, view });
  }

  /** Moves the selected templates of the cloud to a folder. @param folder null: outside of folders */
  drop(folder: string | null): void {
    const chosen = this.selections.chosen('cloud');
    const { query } = this.listings.cloud.snapshot();
    const isThere = query.filter.folder === folder;
    if (chosen && !isThere) void this.change.drop(chosen, folder);
  }

  /** Repeats the failed action. */
  retry(): void {
    const { failure, undos } = this.store.state;
    if (!failure) return;
    const { action } = failure;
    this.store.dispatch({ type: 'dismiss' });
    switch (action.kind) {
      case 'undo': {
        const entry = undos.find(({ undo }) => undo === action.undo);
        if (entry) void this.change.undo(entry);
        return;
      }
      case 'move':
        void this.change.drop(action.chosen, action.folder);
        return;
      case 'insert':
      case 'export':
        void this.insert[action.kind](action.item);
        return;
      default:
        action satisfies never;
    }
  }
}
