import { logError } from '../../../core/dom/log';
import type { Selection } from '../wire/selection';
import { type ExportGroups, importInitialState, initialStateOf } from './initial-state';
import {
  type InitialState,
  mergedByKey,
  type Section,
  type SectionInput,
  type StateData,
  withDefaults,
} from './section';

/** The sections of one part of a kit. */
export interface SectionRegistry {
  /**
   * Adds a section. One whose key is there already stays as it was, and gets the new one's children: one
   * of the same key in its place, others at the end.
   *
   * @throws Error `Template type must have key and title`; nothing is added then
   */
  register(section: SectionInput): void;
  /** The available sections with their available children, by order, then as they were registered. */
  getAll(): Section[];
  /** A section, available or not. */
  get(key: string): Section | undefined;
  /** The first state of each available section and of their children, by key. */
  getState(data: StateData, parentState?: Selection): Record<string, Selection>;
  /**
   * Makes a `getInitialState` for a section of templates: on an import it is on if the uploaded kit has a
   * template of its export group.
   *
   * @param isOnByDefault what holds where there is no uploaded kit
   */
  importInitialState(exportGroup: string, isOnByDefault: boolean): InitialState;
}

/** @param exportGroups by a template's `doc_type`: the section that it belongs to */
export function createSectionRegistry(exportGroups: ExportGroups = {}): SectionRegistry {
  return new Registry(exportGroups);
}

class Registry implements SectionRegistry {
  readonly #exportGroups: ExportGroups;
  readonly #sections = new Map<string, Section>();
  /** Keys whose `isAvailable` has thrown: told once. */
  readonly #broken = new Set<string>();

  constructor(exportGroups: ExportGroups) {
    this.#exportGroups = exportGroups;
  }

  register(input: SectionInput): void {
    const section = withDefaults(input);
    const present = this.#sections.get(section.key);
    const registered = present
      ? { ...present, children: mergedByKey(present.children, section.children) }
      : section;
    this.#sections.set(section.key, Object.freeze(registered));
  }

  get(key: string): Section | undefined {
    return this.#sections.get(key);
  }

  getAll(): Section[] {
    return this.#shown([...this.#sections.values()]);
  }

  getState(data: StateData, parentState?: Selection): Record<string, Selection> {
    return Object.fromEntries(statesOf(this.getAll(), data, parentState));
  }

  importInitialState(exportGroup: string, isOnByDefault: boolean): InitialState {
    return importInitialState(this.#exportGroups, exportGroup, isOnByDefault);
  }

  #shown(sections: readonly Section[]): Section[] {
    return sections
      .filter((section) => this.#isAvailable(section))
      .sort((one, other) => one.order - other.order)
      .map((section) => ({ ...section, children: this.#shown(section.children) }));
  }

  #isAvailable({ key, isAvailable }: Section): boolean {
    try {
      return isAvailable();
    } catch (error) {
      if (!this.#broken.has(key)) {
        logError(
          `nh-elements: the kit section "${key}" could not say whether it is available, so it is left out. Mend its isAvailable().`,
          error,
        );
      }
      this.#broken.add(key);
      return false;
    }
  }
}

function statesOf(
  sections: readonly Section[],
  data: StateData,
  parentState: Selection | undefined,
): [key: string, state: Selection][] {
  return sections.flatMap((section) => {
    const state = initialStateOf(section, data, parentState);
    return [[section.key, state], ...statesOf(section.children, data, state)];
  });
}
