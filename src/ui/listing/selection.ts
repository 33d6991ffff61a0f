import type { Selected } from '../../api/libraries/bulk';
import type { Filter } from '../../api/libraries/listing';
import type { Template } from '../../api/libraries/template';
import { matchesFilter } from './matches-filter';

type Row = Pick<Template, 'id' | 'folder' | 'type' | 'title'>;

/** The selected templates: a set of ids, or all templates of a filter with exceptions. */
type Chosen =
  | { readonly ids: ReadonlySet<string>; readonly filter?: undefined }
  | { readonly filter: Filter; readonly total: number; readonly except: ReadonlySet<string> };

/** The selected templates, and the position of the keyboard. A selection survives searching and paging. */
export interface Selection {
  readonly chosen: Chosen;
  /** The index of the focused row. */
  readonly focus: number;
  /** The index at which a selection with Shift starts. */
  readonly anchor: number;
}

/** The events that change a selection. A row that has not loaded is undefined. */
export type SelectionAction =
  /** Ctrl + arrow key. */
  | { readonly type: 'focus'; readonly index: number }
  /** Click, or arrow key. */
  | { readonly type: 'choose'; readonly index: number; readonly row: Row | undefined }
  /** Ctrl + click, space bar, or checkbox. */
  | { readonly type: 'toggle'; readonly index: number; readonly row: Row | undefined }
  /** Shift + click or arrow key: all rows from the anchor to the index. With Ctrl, the selection before stays. */
  | {
      readonly type: 'extend';
      readonly index: number;
      readonly rows: readonly Row[];
      readonly isAdded: boolean;
    }
  /** Ctrl + A: all rows of the list, loaded or not. */
  | { readonly type: 'all'; readonly filter: Filter; readonly total: number }
  | { readonly type: 'none' }
  /** After a bulk action: the templates for which it failed. */
  | { readonly type: 'only'; readonly ids: readonly string[] }
  /** A page of the list has loaded. */
  | { readonly type: 'listed'; readonly filter: Filter; readonly total: number };

/** The initial selection: nothing is selected, and the focus is on the first row. */
export const emptySelection: Selection = { chosen: { ids: new Set() }, focus: 0, anchor: 0 };

/** Returns the selection after an event. */
export function reduceSelection(selection: Selection, action: SelectionAction): Selection {
  const { chosen } = selection;
  switch (action.type) {
    case 'focus':
      return { ...selection, focus: action.index };
    case 'choose':
      return at(action.index, only(action.row ? [action.row] : []));
    case 'toggle':
      return at(action.index, action.row ? toggled(chosen, action.row) : chosen);
    case 'extend': {
      const { index, rows, isAdded } = action;
      return { ...selection, chosen: isAdded ? added(chosen, rows) : only(rows), focus: index };
    }
    case 'all': {
      const { filter, total } = action;
      return { ...selection, chosen: { filter, total, except: new Set() } };
    }
    case 'none':
      return { ...selection, chosen: only([]) };
    case 'only':
      return { ...selection, chosen: { ids: new Set(action.ids) } };
    case 'listed':
      return listed(selection, action);
  }
}

/** Whether a template is selected. */
export function isChosen({ chosen }: Selection, row: Row): boolean {
  if (!chosen.filter) return chosen.ids.has(row.id);
  return matchesFilter(chosen.filter, row) && !chosen.except.has(row.id);
}

/** Returns the number of selected templates. */
export function chosenCount({ chosen }: Selection): number {
  return chosen.filter ? Math.max(0, chosen.total - chosen.except.size) : chosen.ids.size;
}

/** Returns the selected templates as a request names them; undefined if there are none. */
export function selectedOf(selection: Selection): Selected | undefined {
  const { chosen } = selection;
  if (chosenCount(selection) === 0) return undefined;
  if (!chosen.filter) return { ids: [...chosen.ids] };
  return { filter: chosen.filter, except: [...chosen.except] };
}

function at(index: number, chosen: Chosen): Selection {
  return { chosen, focus: index, anchor: index };
}

function only(rows: readonly Row[]): Chosen {
  return { ids: new Set(rows.map(({ id }) => id)) };
}

function toggled(chosen: Chosen, row: Row): Chosen {
  if (!chosen.filter) return { ids: without(chosen.ids, row.id) ?? withAll(chosen.ids, [row]) };
  // A request cannot name all templates of a filter and one that the filter excludes.
  if (!matchesFilter(chosen.filter, row)) return only([row]);
  const { except } = chosen;
  return { ...chosen, except: without(except, row.id) ?? withAll(except, [row]) };
}

function added(chosen: Chosen, rows: readonly Row[]): Chosen {
  const { filter } = chosen;
  if (!filter) return { ids: withAll(chosen.ids, rows) };
  if (!rows.every((row) => matchesFilter(filter, row))) return only(rows);
  const back = new Set(rows.map(({ id }) => id));
  return { ...chosen, except: new Set([...chosen.except].filter((id) => !back.has(id))) };
}

function listed(
  selection: Selection,
  { filter, total }: { readonly filter: Filter; readonly total: number },
): Selection {
  const { chosen, focus, anchor } = selection;
  const last = Math.max(0, total - 1);
  const isSame = chosen.filter !== undefined && sameFilter(chosen.filter, filter);
  const isOther = isSame && chosen.total !== total;
  // Dispatched for each page that loads; mostly, nothing has changed.
  if (!isOther && focus <= last && anchor <= last) return selection;
  return {
    chosen: isOther ? { ...chosen, total } : chosen,
    focus: Math.min(focus, last),
    anchor: Math.min(anchor, last),
  };
}

function sameFilter(one: Filter, other: Filter): boolean {
  return (
    one.folder === other.folder &&
    (one.search ?? '') === (other.search ?? '') &&
    (one.type ?? '') === (other.type ?? '')
  );
}

/** Returns the set without an id; undefined if the set did not contain it. */
function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> | undefined {
  const left = new Set(ids);
  return left.delete(id) ? left : undefined;
}

function withAll(ids: ReadonlySet<string>, rows: readonly Row[]): ReadonlySet<string> {
  return new Set([...ids, ...rows.map(({ id }) => id)]);
}
