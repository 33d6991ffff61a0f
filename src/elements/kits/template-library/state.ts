import type { ViewKind } from '../libraries/grid';
import type { Selection, UndoQueue } from '../libraries/listing';
import type { BulkAnswer, Selected } from '../libraries/wire/bulk';
import type { Folder } from '../libraries/wire/folder';
import type { NewTemplate, Template } from '../libraries/wire/template';
import type { KitError } from '../rest';
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
  /** The only one. */
  readonly template?: Template | undefined;
}

/** What is to be saved as a template. */
export type TemplateDraft = Omit<NewTemplate, 'folder'>;

/** What becomes of templates in another place. */
export type TransferMethod = 'move' | 'copy';

/** The dialog that is open. */
export type OpenDialog =
  | { readonly kind: 'rename'; readonly item: Item }
  | { readonly kind: 'delete'; readonly what: Chosen }
  | { readonly kind: 'transfer'; readonly method: TransferMethod; readonly what: Chosen }
  /** Whether the page's settings come along. */
  | { readonly kind: 'insert'; readonly item: Item }
  | { readonly kind: 'preview'; readonly item: Item }
  | { readonly kind: 'save'; readonly draft: TemplateDraft }
  | { readonly kind: 'import'; readonly library: LibraryName }
  | { readonly kind: 'create-folder' }
  | { readonly kind: 'rename-folder'; readonly folder: Folder }
  | { readonly kind: 'delete-folder'; readonly folder: Folder };

/** How something ended: as was asked, in part, or not at all. */
export interface Outcome {
  /** Nothing was done. */
  readonly error?: KitError | undefined;
  /** What stayed as it was, by name, while the rest was done. */
  readonly failed?: BulkAnswer['failed'] | undefined;
}

/** What has just happened. */
export type Notice =
  | {
      readonly kind: 'undone' | 'moved-back';
      readonly count: number;
      readonly title?: string | undefined;
    }
  | { readonly kind: 'saved' | 'inserted' | 'renamed'; readonly title: string }
  | { readonly kind: 'not-taken'; readonly title: string }
  | {
      readonly kind: 'copied' | 'imported';
      readonly count: number;
      readonly title?: string | undefined;
    }
  | { readonly kind: 'gone' };

/** What was asked of a library outside of dialogs and lists. */
export type Asked = 'undo' | 'insert' | 'export';

/** The library as a person sees it, but for its lists (`Listing`) and its account (`CloudAccount`). */
export interface TemplateLibraryState {
  readonly tab: LibraryName;
  readonly view: ViewKind;
  /** What is looked for in each library, as it was typed. */
  readonly queries: Readonly<Record<LibraryName, TemplateQuery>>;
  readonly selections: Readonly<Record<LibraryName, Selection>>;
  readonly undos: UndoQueue;
  readonly dialog?: OpenDialog | undefined;
  readonly notice?: Notice | undefined;
  readonly failure?: { readonly of: Asked; readonly error: KitError } | undefined;
}
