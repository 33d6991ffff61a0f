import type { GlobalReference, PageDocument, SavedSettings } from '../../../src/page';
import { globalReferences } from '../../../src/page/styles/parsed-styles';
import { mapElements } from '../../../src/page/tree';
import type { VariableRow } from './variable-rows';

/**
 * A page whose settings have the value of a variable instead of a reference to it. Returns the
 * given page if no setting refers to the variable.
 */
export function withoutReferences(
  document: PageDocument,
  reference: GlobalReference,
  row: VariableRow,
): PageDocument {
  let isChanged = false;
  const change = (settings: SavedSettings): SavedSettings => {
    const keys = globalReferences(settings).filter(([, one]) => isSame(one, reference));
    if (keys.length === 0) return settings;
    isChanged = true;
    return disconnected(
      settings,
      keys.map(([key]) => key),
      row,
    );
  };
  const page_settings = change(document.page_settings);
  const content = mapElements(document.content, (element) => ({
    ...element,
    settings: change(element.settings),
  }));
  return isChanged ? { ...document, content, page_settings } : document;
}

function disconnected(
  settings: SavedSettings,
  keys: readonly string[],
  row: VariableRow,
): SavedSettings {
  const { __globals__, ...others } = settings;
  const left = Object.entries(__globals__ as SavedSettings).filter(([key]) => !keys.includes(key));
  const values = keys.flatMap((key) => valuesOf(key, row));
  return {
    ...others,
    ...Object.fromEntries(values),
    ...(left.length > 0 && { __globals__: Object.fromEntries(left) }),
  };
}

/** The beginning of the keys of a typography’s parts in the kit. */
const PART = 'typography_';

/** The values of a variable for a setting: of a typography, one for each part. */
function valuesOf(key: string, row: VariableRow): [key: string, value: unknown][] {
  if ('color' in row) return [[key, row.color]];
  if ('size' in row) return [[key, row.size]];
  const prefix = key.slice(0, -'typography'.length);
  const parts = Object.entries(row).filter(([name]) => name.startsWith(PART));
  return [
    [key, 'custom'],
    ...parts.map(([name, value]): [string, unknown] => [prefix + name.slice(PART.length), value]),
  ];
}

const isSame = (one: GlobalReference, other: GlobalReference): boolean =>
  one.type === other.type && one.id === other.id;
