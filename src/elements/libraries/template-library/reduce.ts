import type { ViewKind } from '../../../ui/item-grid';
import {
  emptySelection,
  reduceSelection,
  reduceUndoQueue,
  type SelectionAction,
  type UndoAction,
} from '../../../ui/listing';
import type { OpenDialog } from './dialogs/dialogs';
import { firstQuery, type TemplateQuery } from './query';
import type { TemplateSource } from './source';
import type { Failure, Notice, TemplateLibraryState } from './state';

/** An event that changes the state of the template library. */
export type TemplateLibraryEvent =
  | { readonly type: 'tab'; readonly tab: TemplateSource }
  | { readonly type: 'view'; readonly view: ViewKind }
  | {
      readonly type: 'query';
      readonly source: TemplateSource;
      readonly changes: Partial<TemplateQuery>;
    }
  | { readonly type: 'select'; readonly source: TemplateSource; readonly action: SelectionAction }
  | { readonly type: 'undos'; readonly action: UndoAction }
  | { readonly type: 'open'; readonly dialog: OpenDialog }
  /** The person has changed a field of the open dialog. */
  | { readonly type: 'typed'; readonly dialog: OpenDialog }
  | { readonly type: 'close' }
  | { readonly type: 'notice'; readonly notice: Notice }
  /** A notice was shown for its time. A newer one may wait until a dialog is gone: it stays. */
  | { readonly type: 'told'; readonly notice: Notice }
  | { readonly type: 'fail'; readonly failure: Failure }
  | { readonly type: 'dismiss' };

/** Returns the initial state. @param saved values that replace the defaults */
export function firstState(saved: Partial<TemplateLibraryState> = {}): TemplateLibraryState {
  return {
    tab: 'site',
    view: 'list',
    queries: { site: firstQuery, cloud: firstQuery },
    selections: { site: emptySelection, cloud: emptySelection },
    undos: [],
    ...saved,
  };
}

/** Returns the state of the template library after an event. */
export function reduce(
  state: TemplateLibraryState,
  event: TemplateLibraryEvent,
): TemplateLibraryState {
  switch (event.type) {
    case 'tab':
      return { ...state, tab: event.tab, notice: undefined, failure: undefined };
    case 'view':
      return { ...state, view: event.view };
    case 'query': {
      const { source, changes } = event;
      const query = { ...state.queries[source], ...changes };
      return { ...state, queries: { ...state.queries, [source]: query } };
    }
    case 'select': {
      const { source } = event;
      const before = state.selections[source];
      const selection = reduceSelection(before, event.action);
      if (selection === before) return state;
      return { ...state, selections: { ...state.selections, [source]: selection } };
    }
    case 'undos':
      return { ...state, undos: reduceUndoQueue(state.undos, event.action) };
    case 'open':
      return { ...state, dialog: event.dialog, notice: undefined, failure: undefined };
    case 'typed':
      return { ...state, dialog: event.dialog };
    case 'close':
      return { ...state, dialog: undefined };
    case 'notice':
      return { ...state, notice: event.notice, failure: undefined };
    case 'told':
      return state.notice === event.notice ? { ...state, notice: undefined } : state;
    case 'fail':
      return { ...state, failure: event.failure };
    case 'dismiss':
      return state.failure ? { ...state, failure: undefined } : state;
    default:
      return event satisfies never;
  }
}
