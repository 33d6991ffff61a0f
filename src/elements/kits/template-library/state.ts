import type { ViewKind } from '../libraries/grid';
import type { Selection, UndoQueue } from '../libraries/listing';
import type { Destination, Selected } from '../libraries/wire/bulk';
import type { Folder } from '../libraries/wire/folder';
import type { NewTemplate, Template } from '../libraries/wire/template';
import type { KitError } from '../rest';
import type { PartlyDone } from './dialogs/outcome';
import type { SaveDraft } from './dialogs/save-draft';
import type { LibraryName } from './library';
import type { TemplateQuery } from './query';

/** A template, and where it is. */
export interface Item {
  readonly library: LibraryName;
  readonly template: Template;
}

/** The templates that something is to be done with: one, or many. */
export interface Chosen {
  readonly library: LibraryName;
  readonly selected: Selected;
  readonly count: number;
  /** The only one, where it is known by more than its id. */
  readonly template?: Template | undefined;
}

/** What is to be saved as a template. */
export type TemplateDraft = Omit<NewTemplate, 'folder'>;

/** How templates come to another place. */
export type TransferMethod = 'move' | 'copy';

/** The dialog that is open, and what has been filled in there: `typed`, once it is another than at first. */
export type OpenDialog =
  | { readonly kind: 'rename'; readonly item: Item; readonly typed?: string }
  | { readonly kind: 'delete'; readonly what: Chosen }
  | {
      readonly kind: 'transfer';
      readonly method: TransferMethod;
      readonly what: Chosen;
      readonly typed?: Destination;
    }
  /** Whether the page's settings come along. */
  | { readonly kind: 'insert'; readonly item: Item }
  | { readonly kind: 'preview'; readonly item: Item }
  | { readonly kind: 'save'; readonly template: TemplateDraft; readonly typed?: SaveDraft }
  | { readonly kind: 'import'; readonly library: LibraryName; readonly typed?: Destination }
  | { readonly kind: 'create-folder'; readonly typed?: string }
  | { readonly kind: 'rename-folder'; readonly folder: Folder; readonly typed?: string }
  | { readonly kind: 'delete-folder'; readonly folder: Folder };

/** What has just happened: to one template, which has a title, or to `count`. */
export interface Notice {
  readonly kind:
    | 'saved'
    | 'renamed'
    | 'copied'
    | 'imported'
    | 'inserted'
    /** No page has taken what was to be inserted. */
    | 'not-inserted'
    /** What the page gave is none that could be saved. */
    | 'unfit'
    /** A deletion, or a move, was taken back. */
    | 'restored'
    | 'moved-back';
  readonly count: number;
  readonly title?: string | undefined;
}

/** What was asked of a library outside of dialogs and lists. */
export type Asked =
  | { readonly what: 'undo'; readonly undo: string }
  | { readonly what: 'insert' | 'export'; readonly item: Item }
  /** They were dropped on a folder; null: outside of all. */
  | { readonly what: 'move'; readonly chosen: Chosen; readonly folder: string | null };

/** What could not be done, or not with all. */
export interface Failure {
  readonly of: Asked;
  readonly outcome: KitError | PartlyDone;
}

/** The library as a person sees it, but for its lists and its account. */
export interface TemplateLibraryState {
  readonly tab: LibraryName;
  readonly view: ViewKind;
  /** What is looked for in each library, as it was typed. */
  readonly queries: Readonly<Record<LibraryName, TemplateQuery>>;
  readonly selections: Readonly<Record<LibraryName, Selection>>;
  readonly undos: UndoQueue;
  readonly dialog?: OpenDialog | undefined;
  readonly notice?: Notice | undefined;
  readonly failure?: Failure | undefined;
}
