import type { ViewKind } from '../libraries/grid';
import {
  emptySelection,
  reduceSelection,
  reduceUndoQueue,
  type SelectionAction,
  type UndoAction,
} from '../libraries/listing';
import type { LibraryName } from './library';
import { firstQuery, type TemplateQuery } from './query';
import type { Failure, Notice, OpenDialog, TemplateLibraryState } from './state';

/** What happens to the library. */
export type TemplateLibraryAction =
  | { readonly type: 'tab'; readonly tab: LibraryName }
  | { readonly type: 'view'; readonly view: ViewKind }
  | {
      readonly type: 'query';
      readonly library: LibraryName;
      readonly changes: Partial<TemplateQuery>;
    }
  | { readonly type: 'select'; readonly library: LibraryName; readonly action: SelectionAction }
  | { readonly type: 'undos'; readonly action: UndoAction }
  | { readonly type: 'open'; readonly dialog: OpenDialog }
  /** More is filled in. */
  | { readonly type: 'keep'; readonly dialog: OpenDialog }
  | { readonly type: 'close' }
  | { readonly type: 'notice'; readonly notice: Notice | undefined }
  | { readonly type: 'fail'; readonly failure: Failure }
  | { readonly type: 'dismiss' };

/** What a library begins with. */
export function firstState(begin: Partial<TemplateLibraryState> = {}): TemplateLibraryState {
  return {
    tab: 'site',
    view: 'list',
    queries: { site: firstQuery, cloud: firstQuery },
    selections: { site: emptySelection, cloud: emptySelection },
    undos: [],
    ...begin,
  };
}

/** A library after something has happened to it. */
export function reduceTemplates(
  state: TemplateLibraryState,
  action: TemplateLibraryAction,
): TemplateLibraryState {
  switch (action.type) {
    case 'tab':
      return { ...state, tab: action.tab, notice: undefined, failure: undefined };
    case 'view':
      return { ...state, view: action.view };
    case 'query': {
      const { library, changes } = action;
      const query = { ...state.queries[library], ...changes };
      return { ...state, queries: { ...state.queries, [library]: query } };
    }
    case 'select': {
      const { library } = action;
      const before = state.selections[library];
      const selection = reduceSelection(before, action.action);
      if (selection === before) return state;
      return { ...state, selections: { ...state.selections, [library]: selection } };
    }
    case 'undos':
      return { ...state, undos: reduceUndoQueue(state.undos, action.action) };
    case 'open':
      return { ...state, dialog: action.dialog, notice: undefined, failure: undefined };
    case 'keep':
      return { ...state, dialog: action.dialog };
    case 'close':
      return { ...state, dialog: undefined };
    case 'notice':
      return { ...state, notice: action.notice, failure: undefined };
    case 'fail':
      return { ...state, failure: action.failure };
    case 'dismiss':
      return state.failure ? { ...state, failure: undefined } : state;
  }
}
