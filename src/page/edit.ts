import type { Fields } from '../core/settings';
import type { PageDocument } from './document';
import { type BuilderElement, type Elements, MOST_LEVELS, type SavedSettings } from './element';
import { settingFieldsOf } from './element-settings';
import { isElementName, type NewIds, withNewIds } from './ids';
import { pageSettingFields } from './page-settings';
import { settingProblems } from './setting-problems';
import { elementAt, everyElement, levelsOf, pathTo, type TreePath, withChildren } from './tree';
import { isUnsafeKey } from './unsafe-key';

/** A place among the children of an element. */
export interface EditPlace {
  /** The id of the parent; null for the outermost elements. */
  readonly parent: string | null;
  /** The position among the siblings, from 0; a larger one means at the end. */
  readonly index: number;
}

/** Inserts elements. Their ids must be free: see `withNewIds`. */
export interface InsertEdit extends EditPlace {
  readonly kind: 'insert';
  readonly elements: Elements;
}

/** Moves an element with its children. `index` counts the siblings without it. */
export interface MoveEdit extends EditPlace {
  readonly kind: 'move';
  readonly id: string;
}

/** Removes adjacent siblings with their children. */
export interface RemoveEdit {
  readonly kind: 'remove';
  readonly ids: readonly string[];
}

/** Changes settings of an element or of the page, key by key. */
export interface SettingsEdit {
  readonly kind: 'settings';
  /** The id of the element; null for the page. */
  readonly id: string | null;
  /** The values by key. */
  readonly set: SavedSettings;
  /** The keys to remove. */
  readonly unset?: readonly string[];
}

/** A change of a document as data: it can be sent, stored and reversed. */
export type Edit = InsertEdit | MoveEdit | RemoveEdit | SettingsEdit;

/** The reason for which an edit is impossible. */
export type EditFault =
  | 'unknown-element'
  | 'unknown-parent'
  | 'inside-itself'
  | 'not-adjacent'
  | 'invalid-id'
  | 'taken-id'
  | 'too-deep'
  | 'unsafe-key'
  | 'invalid-setting';

/** A changed document. */
export interface Edited {
  readonly document: PageDocument;
  /** The edit that restores the previous document. The order of keys in settings may differ. */
  readonly inverse: Edit;
}

/**
 * Applies an edit. The document is not changed: the result shares its unchanged elements.
 *
 * @returns a text, the fault, if the edit is impossible
 */
export function applyEdit(document: PageDocument, edit: Edit): Edited | EditFault {
  switch (edit.kind) {
    case 'insert':
      return inserted(document, edit);
    case 'move':
      return moved(document, edit);
    case 'remove':
      return removed(document, edit);
    case 'settings':
      return withSettings(document, edit);
    default:
      return edit satisfies never;
  }
}

/** Returns the edit that inserts a copy of an element after it, with new ids. */
export function duplicateEdit(
  { content }: PageDocument,
  id: string,
  newId?: NewIds['newId'],
): InsertEdit | EditFault {
  const path = pathTo(content, id);
  const element = path && elementAt(content, path);
  if (!element) return 'unknown-element';
  const elements = withNewIds([element], { taken: content, ...(newId && { newId }) });
  return { kind: 'insert', elements, ...afterPath(content, path) };
}

/** Returns the place after an element; without an id, the end of the document. */
export function placeAfter({ content }: PageDocument, id?: string): EditPlace | EditFault {
  if (id === undefined) return { parent: null, index: content.length };
  const path = pathTo(content, id);
  return path ? afterPath(content, path) : 'unknown-element';
}

function afterPath(content: Elements, path: TreePath): EditPlace {
  const { parent, index } = placeOf(content, path);
  return { parent, index: index + 1 };
}

function placeOf(content: Elements, path: TreePath): EditPlace {
  return {
    parent: elementAt(content, path.slice(0, -1))?.id ?? null,
    index: path.at(-1) ?? 0,
  };
}

function inserted(document: PageDocument, edit: InsertEdit): Edited | EditFault {
  const { content } = document;
  const fault = idFault(content, edit.elements);
  if (fault) return fault;
  const added = withInserted(content, edit, edit.elements);
  if (typeof added === 'string') return added;
  const invalid = settingFault(edit.elements);
  if (invalid) return invalid;
  const ids = edit.elements.map(({ id }) => id);
  return { document: { ...document, content: added }, inverse: { kind: 'remove', ids } };
}

function moved(document: PageDocument, edit: MoveEdit): Edited | EditFault {
  const { content } = document;
  const path = pathTo(content, edit.id);
  const element = path && elementAt(content, path);
  if (!element) return 'unknown-element';
  if (edit.parent !== null && pathTo([element], edit.parent)) return 'inside-itself';
  const rest = withoutChildren(content, path, 1);
  const changed = withInserted(rest, edit, [element]);
  if (typeof changed === 'string') return changed;
  const inverse: MoveEdit = { kind: 'move', id: edit.id, ...placeOf(content, path) };
  return { document: { ...document, content: changed }, inverse };
}

function removed(document: PageDocument, { ids }: RemoveEdit): Edited | EditFault {
  const { content } = document;
  const [first] = ids;
  if (first === undefined) {
    return { document, inverse: { kind: 'insert', elements: [], parent: null, index: 0 } };
  }
  const path = pathTo(content, first);
  if (!path) return 'unknown-element';
  const { parent, index } = placeOf(content, path);
  const siblings = elementAt(content, path.slice(0, -1))?.elements ?? content;
  const elements = siblings.slice(index, index + ids.length);
  const isRow = ids.every((id, at) => elements[at]?.id === id);
  if (!isRow) return 'not-adjacent';
  const changed = withoutChildren(content, path, ids.length);
  const inverse: InsertEdit = { kind: 'insert', elements, parent, index };
  return { document: { ...document, content: changed }, inverse };
}

function withSettings(document: PageDocument, edit: SettingsEdit): Edited | EditFault {
  const { content, page_settings } = document;
  if (Object.keys(edit.set).some(isUnsafeKey)) return 'unsafe-key';
  if (edit.id === null) {
    if (!isValid(pageSettingFields, edit.set)) return 'invalid-setting';
    const inverse = inverseSettings(edit, page_settings);
    return {
      document: { ...document, page_settings: changedSettings(page_settings, edit) },
      inverse,
    };
  }
  const path = pathTo(content, edit.id);
  const element = path && elementAt(content, path);
  if (!element) return 'unknown-element';
  if (!isValid(settingFieldsOf(element.elType), edit.set)) return 'invalid-setting';
  const changed: BuilderElement = {
    ...element,
    settings: changedSettings(element.settings, edit),
  };
  const replaced = withChildren(content, path.slice(0, -1), (siblings) =>
    siblings.with(path.at(-1) ?? 0, changed),
  );
  return {
    document: { ...document, content: replaced },
    inverse: inverseSettings(edit, element.settings),
  };
}

function changedSettings(before: SavedSettings, { set, unset = [] }: SettingsEdit): SavedSettings {
  const removedKeys = new Set(unset);
  const kept = Object.entries(before).filter(([key]) => !removedKeys.has(key));
  return { ...Object.fromEntries(kept), ...set };
}

function inverseSettings(
  { id, set, unset = [] }: SettingsEdit,
  before: SavedSettings,
): SettingsEdit {
  const keys = [...new Set([...Object.keys(set), ...unset])];
  const restored = keys.filter((key) => Object.hasOwn(before, key));
  return {
    kind: 'settings',
    id,
    set: Object.fromEntries(restored.map((key) => [key, before[key]])),
    unset: keys.filter((key) => !Object.hasOwn(before, key)),
  };
}

function withInserted(
  content: Elements,
  { parent, index }: EditPlace,
  elements: Elements,
): Elements | EditFault {
  const path = parent === null ? [] : pathTo(content, parent);
  if (!path) return 'unknown-parent';
  if (path.length + levelsOf(elements) > MOST_LEVELS) return 'too-deep';
  return withChildren(content, path, (children) => {
    const at = Math.max(0, Math.trunc(index) || 0);
    return [...children.slice(0, at), ...elements, ...children.slice(at)];
  });
}

function withoutChildren(content: Elements, path: TreePath, count: number): Elements {
  return withChildren(content, path.slice(0, -1), (siblings) =>
    siblings.toSpliced(path.at(-1) ?? 0, count),
  );
}

/** The fault of inserted settings: a value that reading a document would leave out. */
function settingFault(elements: Elements): EditFault | undefined {
  const isSound = ({ elType, settings }: BuilderElement): boolean =>
    isValid(settingFieldsOf(elType), settings);
  return everyElement(elements).every(isSound) ? undefined : 'invalid-setting';
}

function isValid(declared: Fields, settings: SavedSettings): boolean {
  return settingProblems(declared, settings).length === 0;
}

/** The fault of inserted ids: invalid, or not unique in the document. */
function idFault(content: Elements, elements: Elements): EditFault | undefined {
  const ids = new Set(everyElement(content).map(({ id }) => id));
  for (const { id } of everyElement(elements)) {
    if (!isElementName(id)) return 'invalid-id';
    if (ids.has(id)) return 'taken-id';
    ids.add(id);
  }
  return undefined;
}
