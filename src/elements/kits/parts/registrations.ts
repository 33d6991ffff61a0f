import { logError } from '../../../core/dom/log';
import type { SectionInput, SectionRegistry } from '../sections';
import { withDefaults } from '../sections/section';
import { type KitPart, kitParts } from '../wire/parts';

/** A section, or the way to make it from the registry that it will be in. */
export type SectionSource = SectionInput | ((registry: SectionRegistry) => SectionInput);

interface Registration {
  readonly part: KitPart;
  readonly source: SectionSource;
}

/** The page's registrations so far; another list after each. */
let registrations: readonly Registration[] = [];
const listeners = new Set<() => void>();

/**
 * Adds a section to a part of both kit tools, at any time. A section that is there already stays as it
 * is and gets the new one's children.
 *
 * @param source a function where the section needs `importInitialState` of its registry
 * @returns the way to take it back
 * @throws Error `Template type must have key and title`
 * @throws TypeError where there is no such part
 */
export function registerKitSection(part: KitPart, source: SectionSource): () => void {
  if (!kitParts.includes(part)) {
    throw new TypeError(`There is no kit part "${part}". Name one of ${kitParts.join(', ')}.`);
  }
  if (typeof source !== 'function') withDefaults(source);
  const added = { part, source };
  registerAll([...registrations, added]);
  return () => registerAll(registrations.filter((one) => one !== added));
}

function registerAll(all: readonly Registration[]): void {
  registrations = all;
  for (const listener of listeners) listener();
}

/** Puts what the page has registered for a part into a registry. */
export function addRegistered(part: KitPart, registry: SectionRegistry): void {
  for (const { part: wanted, source } of registrations) {
    if (wanted !== part) continue;
    try {
      registry.register(typeof source === 'function' ? source(registry) : source);
    } catch (error) {
      logError(
        `nh-elements: a section of the kit part "${part}" cannot be made, so it is left out. Mend the function given to registerKitSection().`,
        error,
      );
    }
  }
}

/** All registrations so far: another object after each. */
export const registrationsSnapshot = (): object => registrations;

/** Calls `listener` after each registration; returns the way to stop. */
export function onRegistration(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
