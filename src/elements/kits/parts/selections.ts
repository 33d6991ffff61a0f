import type { Section } from '../sections';
import type { Selection } from '../wire/selection';
import type { PartContents, SectionContents } from './part-contents';

/** The choices of one part, by section. */
export type PartSelections = Readonly<Record<string, Selection>>;

/** How much of something is chosen. */
export type Share = 'all' | 'some' | 'none';

/** How many documents, or switches, are chosen of how many. */
export interface Count {
  readonly chosen: number;
  readonly total: number;
}

/** Whether a selection has a document, or anything at all where none is named. */
export function isChosen(selection: Selection | undefined, id?: string): boolean {
  if (selection === undefined) return true;
  if (typeof selection === 'boolean') return selection;
  if ('enabled' in selection) return selection.enabled;
  return id === undefined ? selection.length > 0 : selection.includes(id);
}

/** How much is chosen of one section, without its children. */
export function countOf(selection: Selection | undefined, contents: SectionContents = {}): Count {
  if (contents.unavailable !== undefined) return { chosen: 0, total: 0 };
  const { items } = contents;
  if (!items) return { chosen: isChosen(selection) ? 1 : 0, total: 1 };
  return { chosen: chosenOf(selection, items).length, total: items.length };
}

/** How much is chosen of sections and their children. A section that has some is not counted itself. */
export function countOfAll(
  sections: readonly Section[],
  contents: PartContents,
  state: PartSelections,
): Count {
  const counts = leaves(sections, contents).map(({ key }) => countOf(state[key], contents[key]));
  return counts.reduce(
    (sum, { chosen, total }) => ({ chosen: sum.chosen + chosen, total: sum.total + total }),
    { chosen: 0, total: 0 },
  );
}

/** What a tri-state checkbox shows. */
export function shareOf({ chosen, total }: Count): Share {
  if (chosen === 0) return 'none';
  return chosen === total ? 'all' : 'some';
}

/** A selection with one document more or less, in the order in which they are offered. */
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

/** All or nothing of sections and their children; what cannot be chosen is not. */
export function withAll(
  sections: readonly Section[],
  contents: PartContents,
  isOn: boolean,
): PartSelections {
  return settled(sections, contents, stateOfAll(sections, isOn));
}

/**
 * The choices as they are saved: documents by id, so that it is those that were seen; switches as
 * booleans; nothing of what cannot be chosen; a section with children as they are.
 */
export function settled(
  sections: readonly Section[],
  contents: PartContents,
  state: PartSelections,
): PartSelections {
  return Object.fromEntries(
    sections.flatMap((section): [string, Selection][] => {
      const children = settled(section.children, contents, state);
      return [
        [section.key, settledOne(section, contents, state, children)],
        ...Object.entries(children),
      ];
    }),
  );
}

function settledOne(
  { key, children }: Section,
  { [key]: own = {} }: PartContents,
  { [key]: selection }: PartSelections,
  settledChildren: PartSelections,
): Selection {
  if (own.unavailable !== undefined) return own.items ? [] : false;
  if (own.items) return chosenOf(selection, own.items);
  if (children.length === 0) return isChosen(selection);
  return Object.values(settledChildren).some((one) => isChosen(one));
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

/** What carries choices: sections with documents of their own, and those without children. */
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
