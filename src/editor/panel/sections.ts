import { settingText } from '../../core/languages/tool-words';
import type { Field, Fields } from '../../core/settings';
import { groupParts, isGroupKind } from '../../core/settings/style/groups';

/** The sections of the settings panel, in its order. */
export const sectionNames = [
  'content',
  'layout',
  'style',
  'motion',
  'advanced',
  'lightbox',
  'breakpoints',
] as const;

/** A section of the settings panel. */
export type SectionName = (typeof sectionNames)[number];

/** The settings of a section, by key. */
export interface Section {
  readonly name: SectionName;
  readonly fields: Fields;
}

/** The section of each group of the declarations. */
const sectionOf: Readonly<Record<string, SectionName>> = {
  content: 'content',
  texts: 'content',
  slides: 'content',
  playing: 'content',
  behaviour: 'content',
  controls: 'content',
  header: 'content',
  button: 'content',
  lightbox: 'content',
  layout: 'layout',
  style: 'style',
  look: 'style',
  colours: 'style',
  background: 'style',
  shapes: 'style',
  typography: 'style',
  motion: 'motion',
  advanced: 'advanced',
  responsive: 'advanced',
  editor: 'advanced',
  'site-lightbox': 'lightbox',
  breakpoints: 'breakpoints',
};

/** Keys that other controls set: `__globals__` belongs to those of colours and fonts. */
const withoutControl: ReadonlySet<string> = new Set(['__globals__']);

/** Whether a setting is about the look of an element, or of the box that every widget has. */
export function isStyle({ group = '' }: Field): boolean {
  return sectionOf[group] === 'style';
}

/**
 * Returns the section of a setting. The look of the box around a widget, whose keys begin with `_`, is advanced: most widgets
 * have a color, a font and a border of their own with the same labels.
 */
function sectionNameOf(key: string, field: Field): SectionName {
  if (key.startsWith('_') && isStyle(field)) return 'advanced';
  return sectionOf[field.group ?? ''] ?? 'content';
}

/** Returns the sections that have settings. A group that no section names belongs to the content. */
export function sectionsOf(fields: Fields): readonly Section[] {
  const found = new Map<SectionName, Record<string, Field>>();
  for (const [key, field] of Object.entries(fields)) {
    if (withoutControl.has(key)) continue;
    const name = sectionNameOf(key, field);
    const section = found.get(name) ?? {};
    found.set(name, section);
    section[key] = field;
  }
  return sectionNames.flatMap((name) => {
    const section = found.get(name);
    return section ? [{ name, fields: section }] : [];
  });
}

/** Returns the settings whose label, key or description contains each word of a search. */
export function foundFields(fields: Fields, search: string): Fields {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const isFound = ([key, field]: [string, Field]): boolean => {
    const parts = isGroupKind(field) ? Object.entries<Field>(groupParts[field.kind]) : [];
    return [[key, field] as const, ...parts].some(([name, { label = '', doc = '' }]) => {
      // Also in English: that is how guides call the settings.
      const text = [settingText(label), settingText(doc), name, label, doc].join(' ').toLowerCase();
      return words.every((word) => text.includes(word));
    });
  };
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([key, field]) => !withoutControl.has(key) && isFound([key, field]),
    ),
  );
}
