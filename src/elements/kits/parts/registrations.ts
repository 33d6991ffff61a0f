import { type KitPart, kitParts } from '../../../api/kits/parts';
import { logError } from '../../../core/dom/log';
import { Listeners } from '../../../core/state/listeners';
import type { SectionInput, SectionRegistry } from '../sections';
import { withDefaults } from '../sections/section';

/** A section, or a function that creates it from its registry. */
export type SectionSource = SectionInput | ((registry: SectionRegistry) => SectionInput);

interface Registration {
  readonly part: KitPart;
  readonly source: SectionSource;
}

/** The page's registrations so far; a new list after each. */
let registrations: readonly Registration[] = [];
const listeners = new Listeners();

/**
 * Adds a section to a part of both kit tools, at any time. If a section with the same key exists, it only
 * gets the new one's children.
 *
 * @param source a function if the section needs `importInitialState` of its registry
 * @returns a function that removes the section
 * @throws Error `Template type must have key and title`
 * @throws TypeError if the part is unknown, or a field of the section has the wrong type
 */
export function registerKitSection(part: KitPart, source: SectionSource): () => void {
  if (!kitParts.includes(part)) {
    throw new TypeError(
      `There is no kit part "${String(part)}". Name one of ${kitParts.join(', ')}.`,
    );
  }
  if (typeof source !== 'function') withDefaults(source);
  const added = { part, source };
  registerAll([...registrations, added]);
  return () => registerAll(registrations.filter((one) => one !== added));
}

function registerAll(all: readonly Registration[]): void {
  registrations = all;
  listeners.notify();
}

/** Adds the page's registrations for a part to a registry. */
export function addRegistered(part: KitPart, registry: SectionRegistry): void {
  for (const { part: registeredPart, source } of registrations) {
    if (registeredPart !== part) continue;
    try {
      registry.register(typeof source === 'function' ? source(registry) : source);
    } catch (error) {
      logError(
        `nh-elements: creating a section of the kit part "${part}" failed, so it is not shown. Fix the function passed to registerKitSection().`,
        error,
      );
    }
  }
}

/** All registrations so far; a new object after each. */
export const registrationsSnapshot = (): object => registrations;

/** Calls `listener` after each registration; returns a function that removes it. */
export const onRegistration: Listeners['add'] = listeners.add;
