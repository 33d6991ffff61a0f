import type { Selected } from '../wire/bulk';
import type { Filter } from '../wire/listing';
import type { Template } from '../wire/template';
import { matches } from './matches';

type Row = Pick<Template, 'id' | 'folder' | 'type' | 'title'>;

/** The chosen templates: some by their ids, or all that a filter means but some. */
type Chosen =
  | { readonly ids: ReadonlySet<string>; readonly filter?: undefined }
  | { readonly filter: Filter; readonly total: number; readonly except: ReadonlySet<string> };

/** Which templates are chosen, and where in the list the keyboard is. It outlives searching and paging. */
export interface Selection {
  readonly chosen: Chosen;
  /** The place that has the focus. */
  readonly focus: number;
  /** The place that Shift chooses from. */
  readonly anchor: number;
}

/** What a person or the list does to it. A row that has not come yet is undefined. */
export type SelectionAction =
  /** Ctrl and an arrow. */
  | { readonly type: 'focus'; readonly place: number }
  /** A click, an arrow. */
  | { readonly type: 'choose'; readonly place: number; readonly row: Row | undefined }
  /** Ctrl and a click, the space bar, a checkbox. */
  | { readonly type: 'toggle'; readonly place: number; readonly row: Row | undefined }
  /** Shift and a click or an arrow: all rows from the anchor to that place; with Ctrl beside those before. */
  | {
      readonly type: 'extend';
      readonly place: number;
      readonly rows: readonly Row[];
      readonly isAdded: boolean;
    }
  /** Ctrl and A: all that the list shows, however many of them have come. */
  | { readonly type: 'all'; readonly filter: Filter; readonly total: number }
  | { readonly type: 'none' }
  /** Of several that something was done with: those with which it was not. */
  | { readonly type: 'only'; readonly ids: readonly string[] }
  /** What the list shows now. */
  | { readonly type: 'listed'; readonly filter: Filter; readonly total: number };

/** Nothing is chosen, and the keyboard is at the first row. */
export const emptySelection: Selection = { chosen: { ids: new Set() }, focus: 0, anchor: 0 };

/** The selection after something was done. */
export function reduceSelection(selection: Selection, action: SelectionAction): Selection {
  const { chosen } = selection;
  switch (action.type) {
    case 'focus':
      return { ...selection, focus: action.place };
    case 'choose':
      return at(action.place, only(action.row ? [action.row] : []));
    case 'toggle':
      return at(action.place, action.row ? toggled(chosen, action.row) : chosen);
    case 'extend': {
      const { place, rows, isAdded } = action;
      return { ...selection, chosen: isAdded ? added(chosen, rows) : only(rows), focus: place };
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

/** Whether a template is chosen. */
export function isChosen({ chosen }: Selection, row: Row): boolean {
  if (!chosen.filter) return chosen.ids.has(row.id);
  return matches(chosen.filter, row) && !chosen.except.has(row.id);
}

/** How many are chosen. */
export function chosenCount({ chosen }: Selection): number {
  return chosen.filter ? Math.max(0, chosen.total - chosen.except.size) : chosen.ids.size;
}

/** The chosen ones as they are sent; undefined where there are none. */
export function selectedOf(selection: Selection): Selected | undefined {
  const { chosen } = selection;
  if (chosenCount(selection) === 0) return undefined;
  if (!chosen.filter) return { ids: [...chosen.ids] };
  return { filter: chosen.filter, except: [...chosen.except] };
}

function at(place: number, chosen: Chosen): Selection {
  return { chosen, focus: place, anchor: place };
}

function only(rows: readonly Row[]): Chosen {
  return { ids: new Set(rows.map(({ id }) => id)) };
}

function toggled(chosen: Chosen, row: Row): Chosen {
  if (!chosen.filter) return { ids: without(chosen.ids, row.id) ?? withAll(chosen.ids, [row]) };
  // All of a filter and one from outside of it cannot be sent together.
  if (!matches(chosen.filter, row)) return only([row]);
  const { except } = chosen;
  return { ...chosen, except: without(except, row.id) ?? withAll(except, [row]) };
}

function added(chosen: Chosen, rows: readonly Row[]): Chosen {
  const { filter } = chosen;
  if (!filter) return { ids: withAll(chosen.ids, rows) };
  if (!rows.every((row) => matches(filter, row))) return only(rows);
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
  // Each page that comes says so: mostly nothing is different.
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

/** Undefined where it was not in it. */
function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> | undefined {
  const left = new Set(ids);
  return left.delete(id) ? left : undefined;
}

function withAll(ids: ReadonlySet<string>, rows: readonly Row[]): ReadonlySet<string> {
  return new Set([...ids, ...rows.map(({ id }) => id)]);
}
