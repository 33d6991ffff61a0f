import type { ComponentType } from 'react';
import type { Selection } from '../wire/selection';

/** What first states follow from. A site's own tools may add to it. */
export interface StateData {
  /** The kit that is about to be imported; absent where one is exported. */
  readonly uploadedData?: UploadedKit | null | undefined;
  readonly [key: string]: unknown;
}

/** An uploaded kit, as far as first states ask for it. */
export interface UploadedKit {
  readonly manifest?: {
    /** A list, or by id. */
    readonly templates?: object | null | undefined;
  } | null;
}

/** The state that a section begins with. */
export type InitialState = (data: StateData, parentState: Selection | undefined) => Selection;

/** What draws a section in the customization dialog, in the place of checkboxes. */
export type SectionComponent = ComponentType<SectionControlProps>;

/** What such a component is given. */
export interface SectionControlProps {
  readonly section: Section;
  readonly state: Selection;
  /** The sentence that says why nothing of it can be chosen; absent: it can. */
  readonly unavailable?: string | undefined;
  readonly change: (state: Selection) => void;
}

/** A section of a kit's part, as it is registered. */
export interface SectionInput {
  /** Its name on the wire, unique within its part: `headers`. */
  readonly key: string;
  /** What people read. */
  readonly title: string;
  readonly description?: string | undefined;
  /** Only `false` keeps it from beginning in its parent's state. */
  readonly useParentDefault?: boolean | undefined;
  readonly getInitialState?: InitialState | null | undefined;
  readonly component?: SectionComponent | null | undefined;
  /** Smaller ones come first; default 10. */
  readonly order?: number | null | undefined;
  /** Asked each time that sections are shown. */
  readonly isAvailable?: (() => boolean) | undefined;
  readonly children?: readonly SectionInput[] | undefined;
}

/** A registered section, with nothing left out. */
export interface Section {
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly useParentDefault: boolean;
  readonly getInitialState: InitialState | null;
  readonly component: SectionComponent | null;
  readonly order: number;
  readonly isAvailable: () => boolean;
  readonly children: readonly Section[];
}

const DEFAULT_ORDER = 10;

/**
 * A section with its defaults, and its children with theirs.
 *
 * @throws Error where it or one of its children has no key or no title
 */
export function withDefaults(input: SectionInput): Section {
  if (!isNamed(input)) throw new Error('Template type must have key and title');
  const { key, title, description, useParentDefault, order, children = [] } = input;
  return Object.freeze({
    key,
    title,
    description: description ?? '',
    useParentDefault: useParentDefault !== false,
    getInitialState: input.getInitialState ?? null,
    component: input.component ?? null,
    order: typeof order === 'number' && !Number.isNaN(order) ? order : DEFAULT_ORDER,
    isAvailable: input.isAvailable ?? (() => true),
    children: mergedByKey([], children.map(withDefaults)),
  });
}

/** Sections with others put among them: one of the same key takes its place, new ones come last. */
export function mergedByKey(present: readonly Section[], added: readonly Section[]): Section[] {
  const byKey = new Map(present.map((section) => [section.key, section]));
  // A Map keeps the place of a key that it has already.
  for (const section of added) byKey.set(section.key, section);
  return [...byKey.values()];
}

/** Sites register from plain scripts, where a type holds nobody back. */
function isNamed(input: unknown): boolean {
  const { key, title } = Object(input) as Readonly<Record<string, unknown>>;
  return [key, title].every((name) => typeof name === 'string' && name.trim() !== '');
}
