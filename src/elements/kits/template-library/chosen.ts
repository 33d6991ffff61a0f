import { chosenCount, type Rows, type Selection, selectedOf } from '../libraries/listing';
import type { Template } from '../libraries/wire/template';
import type { LibraryName } from './library';
import type { Chosen } from './state';

/** One template, to do something with. */
export function chosenOne(library: LibraryName, template: Template): Chosen {
  return { library, selected: { ids: [template.id] }, count: 1, template };
}

/** The templates that are chosen; undefined where there are none. */
export function chosenIn(
  library: LibraryName,
  selection: Selection,
  rows: Rows<Template>,
): Chosen | undefined {
  const selected = selectedOf(selection);
  if (!selected) return undefined;
  const count = chosenCount(selection);
  const [id] = 'ids' in selected ? selected.ids : [];
  const template = count === 1 && id !== undefined ? rowOf(rows, id) : undefined;
  return { library, selected, count, template };
}

/** What came of a template in the list, as far as the list is known. */
function rowOf({ pages }: Rows<Template>, id: string): Template | undefined {
  for (const { items } of pages.values()) {
    const found = items.find((one) => one.id === id);
    if (found) return found;
  }
  return undefined;
}
