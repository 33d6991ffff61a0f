import type { ApiError } from '../../../api/client';
import type { Selected } from '../../../api/libraries/bulk';
import type { NewTemplate, Template } from '../../../api/libraries/template';
import type { ViewKind } from '../../../ui/item-grid';
import type { Selection, UndoQueue } from '../../../ui/listing';
import type { OpenDialog } from './dialogs/dialogs';
import type { PartlyDone } from './dialogs/outcome';
import type { TemplateQuery } from './query';
import type { TemplateSource } from './source';

/** A template and its source. */
export interface Item {
  readonly source: TemplateSource;
  readonly template: Template;
}

/** The templates of an action: one or many. */
export interface Chosen {
  readonly source: TemplateSource;
  readonly selected: Selected;
  readonly count: number;
  /** The template, if there is only one and it is loaded. */
  readonly template?: Template | undefined;
}

/** A template that is not saved yet. */
export type TemplateDraft = Omit<NewTemplate, 'folder'>;

/** A message about an action that succeeded or was refused: for one template by its title, for several by `count`. */
export interface Notice {
  readonly kind:
    | 'saved'
    | 'renamed'
    | 'copied'
    | 'imported'
    | 'inserted'
    /** No listener on the page accepted the template. */
    | 'not-inserted'
    /** The draft that the page provided is not a valid template. */
    | 'unfit'
    /** A deletion was undone. */
    | 'restored'
    /** A move was undone. */
    | 'moved-back';
  readonly count: number;
  readonly title?: string | undefined;
}

/** An action that runs without a dialog, as needed to retry it. */
export type DirectAction =
  | { readonly kind: 'undo'; readonly undo: string }
  | { readonly kind: 'insert' | 'export'; readonly item: Item }
  /** A drop on a folder. `folder` null: outside of folders. */
  | { readonly kind: 'move'; readonly chosen: Chosen; readonly folder: string | null };

/** A failed or partly failed action. */
export interface Failure {
  readonly action: DirectAction;
  readonly outcome: ApiError | PartlyDone;
}

/** The state of the template library, except its lists and the cloud account. */
export interface TemplateLibraryState {
  readonly tab: TemplateSource;
  readonly view: ViewKind;
  /** The search text and order of each tab. */
  readonly queries: Readonly<Record<TemplateSource, TemplateQuery>>;
  readonly selections: Readonly<Record<TemplateSource, Selection>>;
  readonly undos: UndoQueue;
  readonly dialog?: OpenDialog | undefined;
  readonly notice?: Notice | undefined;
  readonly failure?: Failure | undefined;
}
