import type { ComponentType } from 'react';
import type { Selection } from '../../../api/kits/selection';

/** The input of initial states. A site's own tools may add keys. */
export interface StateData {
  /** The kit to import; absent for an export. */
  readonly uploadedData?: UploadedKit | null | undefined;
  readonly [key: string]: unknown;
}

/** An uploaded kit, as far as initial states need it. */
export interface UploadedKit {
  readonly manifest?: {
    /** A list, or by id. */
    readonly templates?: object | null | undefined;
  } | null;
}

/** Returns the initial state of a section. */
export type InitialState = (data: StateData, parentState: Selection | undefined) => Selection;

/** A component that renders a section in the customization dialog, in place of checkboxes. */
export type SectionComponent = ComponentType<SectionControlProps>;

/** The properties of a section's component. */
export interface SectionControlProps {
  readonly section: Section;
  readonly state: Selection;
  /** The text that explains why nothing can be selected; absent if something can. */
  readonly unavailable?: string | undefined;
  readonly change: (state: Selection) => void;
}

/** A section of a kit's part, as passed to `register`. */
export interface SectionInput {
  /** The key in requests and responses, unique within its part: `headers`. */
  readonly key: string;
  /** The visible title. */
  readonly title: string;
  readonly description?: string | undefined;
  /** Whether the initial state is that of the parent. Default: true. */
  readonly useParentDefault?: boolean | undefined;
  readonly getInitialState?: InitialState | null | undefined;
  readonly component?: SectionComponent | null | undefined;
  /** The sort key, ascending. Default: 10. */
  readonly order?: number | null | undefined;
  /** Called each time the sections are listed. Default: always available. */
  readonly isAvailable?: (() => boolean) | undefined;
  readonly children?: readonly SectionInput[] | undefined;
}

/** A registered section with all defaults. */
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
 * Adds the defaults of a section and its children.
 *
 * @throws Error if the section or one of its children has no key or no title
 * @throws TypeError if a function or the list of children is something else
 */
export function withDefaults(input: SectionInput): Section {
  if (!isNamed(input)) throw new Error('Template type must have key and title');
  requireTypes(input);
  const { key, title, description, useParentDefault, order, children } = input;
  return Object.freeze({
    key,
    title,
    description: description ?? '',
    useParentDefault: useParentDefault !== false,
    getInitialState: input.getInitialState ?? null,
    component: input.component ?? null,
    order: typeof order === 'number' && !Number.isNaN(order) ? order : DEFAULT_ORDER,
    isAvailable: input.isAvailable ?? (() => true),
    children: mergedByKey([], (children ?? []).map(withDefaults)),
  });
}

/** Merges sections: one with the same key replaces the existing one, new ones are appended. */
export function mergedByKey(existing: readonly Section[], added: readonly Section[]): Section[] {
  const byKey = new Map(existing.map((section) => [section.key, section]));
  // Setting an existing key of a Map keeps its position.
  for (const section of added) byKey.set(section.key, section);
  return [...byKey.values()];
}

function requireTypes({ getInitialState, isAvailable, component, children }: SectionInput): void {
  const functions = { getInitialState, isAvailable };
  for (const [name, value] of Object.entries(functions)) {
    const isValid = typeof (value ?? requireTypes) === 'function';
    if (!isValid) throw new TypeError(`${name} invalid type: function.`);
  }
  // React's `memo` and `forwardRef` return objects.
  if (!['function', 'object'].includes(typeof (component ?? {}))) {
    throw new TypeError('component invalid type: function.');
  }
  if (!Array.isArray(children ?? [])) throw new TypeError('children invalid type: array.');
}

/** Checked at runtime, since sites register sections from plain scripts without types. */
function isNamed(input: unknown): boolean {
  const { key, title } = Object(input) as Readonly<Record<string, unknown>>;
  return [key, title].every((name) => typeof name === 'string' && name.trim() !== '');
}
