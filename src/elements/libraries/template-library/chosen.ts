import type { Template } from '../../../api/libraries/template';
import { chosenCount, type Rows, type Selection, selectedOf } from '../../../ui/listing';
import type { TemplateSource } from './source';
import type { Chosen } from './state';

/** Returns one template as the subject of an action. */
export function chosenOne(source: TemplateSource, template: Template): Chosen {
  return { source, selected: { ids: [template.id] }, count: 1, template };
}

/** Returns the selected templates as the subject of an action; undefined if none is selected. */
export function chosenIn(
  source: TemplateSource,
  selection: Selection,
  rows: Rows<Template>,
): Chosen | undefined {
  const selected = selectedOf(selection);
  if (!selected) return undefined;
  const count = chosenCount(selection);
  const [id] = 'ids' in selected ? selected.ids : [];
  const template = count === 1 && id !== undefined ? loadedRow(rows, id) : undefined;
  return { source, selected, count, template };
}

/** Returns a template of the list, if it is loaded. */
function loadedRow({ pages }: Rows<Template>, id: string): Template | undefined {
  for (const { items } of pages.values()) {
    const match = items.find((one) => one.id === id);
    if (match) return match;
  }
  return undefined;
}
