import type { Selection } from '../../../api/kits/selection';
import { logError } from '../../../core/dom/log';
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
   * Adds a section. If its key exists, the existing section only gets the new one's children: a child
   * replaces the one with the same key, new ones are appended.
   *
   * @throws Error `Template type must have key and title`, without adding anything
   * @throws TypeError if a field has the wrong type, without adding anything
   */
  register(section: SectionInput): void;
  /** The available sections with their available children, sorted by `order`, then by registration. */
  getAll(): Section[];
  /** A section, available or not. */
  get(key: string): Section | undefined;
  /** The initial state of each available section and of its children, by key. */
  getState(data: StateData, parentState?: Selection): Record<string, Selection>;
  /**
   * Creates `getInitialState` for a section of templates. Before an import, the section is on if the
   * uploaded kit has a template of its export group.
   *
   * @param isOnByDefault the state without an uploaded kit
   */
  importInitialState(exportGroup: string, isOnByDefault: boolean): InitialState;
}

/** @param exportGroups the section of a template, by its `doc_type` */
export function createSectionRegistry(exportGroups: ExportGroups = {}): SectionRegistry {
  return new Registry(exportGroups);
}

class Registry implements SectionRegistry {
  readonly #exportGroups: ExportGroups;
  readonly #sections = new Map<string, Section>();
  /** Keys whose `isAvailable` has thrown; reported once. */
  readonly #broken = new Set<string>();

  constructor(exportGroups: ExportGroups) {
    this.#exportGroups = exportGroups;
  }

  register(input: SectionInput): void {
    const section = withDefaults(input);
    const existing = this.#sections.get(section.key);
    const registered = existing
      ? { ...existing, children: mergedByKey(existing.children, section.children) }
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
          `nh-elements: isAvailable() of the kit section "${key}" has thrown, so the section is not shown. Fix that function.`,
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
