import type { Selection } from '../../../api/kits/selection';
import { sumOf } from '../../../core/state/lists';
import type { Section } from '../sections';
import type { PartContents, SectionContents } from './part-contents';

/** The selections of one part, by section. */
export type PartSelections = Readonly<Record<string, Selection>>;

/** The selected share of several items. */
export type Share = 'all' | 'some' | 'none';

/** The number of selected items, and of all items. */
export interface Count {
  readonly chosen: number;
  readonly total: number;
}

/** Whether a selection contains a document; without an id, whether it contains anything. */
export function isChosen(selection: Selection | undefined, id?: string): boolean {
  if (selection === undefined) return true;
  if (typeof selection === 'boolean') return selection;
  if ('enabled' in selection) return selection.enabled;
  return id === undefined ? selection.length > 0 : selection.includes(id);
}

/** The counts of one section, without its subsections. */
export function countOf(selection: Selection | undefined, contents: SectionContents = {}): Count {
  if (contents.unavailable !== undefined) return { chosen: 0, total: 0 };
  const { items } = contents;
  if (!items) return { chosen: isChosen(selection) ? 1 : 0, total: 1 };
  return { chosen: chosenOf(selection, items).length, total: items.length };
}

/** The counts of sections and their subsections. A section with subsections is not counted itself. */
export function countOfAll(
  sections: readonly Section[],
  contents: PartContents,
  state: PartSelections,
): Count {
  const counts = leaves(sections, contents).map(({ key }) => countOf(state[key], contents[key]));
  return {
    chosen: sumOf(counts.map(({ chosen }) => chosen)),
    total: sumOf(counts.map(({ total }) => total)),
  };
}

/** The state of a tri-state checkbox. */
export function shareOf({ chosen, total }: Count): Share {
  if (chosen === 0) return 'none';
  return chosen === total ? 'all' : 'some';
}

/** Adds a document to a selection or removes it; keeps the order of the list. */
export function withItem(
  selection: Selection | undefined,
  { items = [] }: SectionContents,
  id: string,
  isOn: boolean,
): Selection {
  const chosen = new Set(chosenOf(selection, items));
  if (isOn) chosen.add(id);
  else chosen.delete(id);
  return chosenOf([...chosen], items);
}

/** Selects all or nothing in sections and their subsections; unavailable content is never selected. */
export function withAll(
  sections: readonly Section[],
  contents: PartContents,
  isOn: boolean,
): PartSelections {
  return finalSelections(sections, contents, stateOfAll(sections, isOn));
}

/**
 * The selections to save: documents as ids, so that documents added later are not included; single
 * checkboxes as booleans; a section with subsections by their state; unavailable content as not selected.
 */
export function finalSelections(
  sections: readonly Section[],
  contents: PartContents,
  state: PartSelections,
): PartSelections {
  return Object.fromEntries(
    sections.flatMap((section): [string, Selection][] => {
      const children = finalSelections(section.children, contents, state);
      return [
        [section.key, finalSelection(section, contents, state, children)],
        ...Object.entries(children),
      ];
    }),
  );
}

function finalSelection(
  { key, children }: Section,
  { [key]: own = {} }: PartContents,
  { [key]: selection }: PartSelections,
  childSelections: PartSelections,
): Selection {
  if (own.unavailable !== undefined) return own.items ? [] : false;
  if (own.items) return chosenOf(selection, own.items);
  if (children.length === 0) return isChosen(selection);
  return Object.values(childSelections).some((one) => isChosen(one));
}

function chosenOf(
  selection: Selection | undefined,
  items: readonly { readonly id: string }[],
): string[] {
  const ids = items.map(({ id }) => id);
  if (!Array.isArray(selection)) return isChosen(selection) ? ids : [];
  const chosen = new Set(selection);
  return ids.filter((id) => chosen.has(id));
}

/** The sections that are counted: those with documents of their own, and those without subsections. */
function leaves(sections: readonly Section[], contents: PartContents): Section[] {
  return sections.flatMap((section) => [
    ...(section.children.length === 0 || contents[section.key]?.items ? [section] : []),
    ...leaves(section.children, contents),
  ]);
}

function stateOfAll(sections: readonly Section[], isOn: boolean): PartSelections {
  return Object.assign(
    {},
    ...sections.map(({ key, children }) => ({ [key]: isOn, ...stateOfAll(children, isOn) })),
  );
}
