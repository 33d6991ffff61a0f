import type { Loading } from '../element/contract';
import type { BeginAdoption } from './adoption';

/** What is known of a tag before its code is fetched. */
export interface RegistryEntry {
  readonly loading: Loading;
  /**
   * Brings its contract and, where it has one, its controller.
   *
   * @param again what its address ends with; nothing but where it is asked for once more
   * @param folder the library's, as an import names it
   */
  readonly load: (again: string, folder: string) => Promise<unknown>;
  /** Brings its body, and React with it, before the element itself asks. */
  readonly loadBody?: () => Promise<unknown>;
  /** A selector of what printed markup holds: a tag without it will surely draw. Empty: every tag will. */
  readonly printed?: string;
  /** True of what only wraps content: a click inside never waits for its code. */
  readonly isBackdrop?: boolean;
}

/** What is known of each tag. */
export type Registry = Readonly<Record<string, RegistryEntry>>;

/** What there is to load. Whoever starts the loading hands it over, so that core knows no element. */
export interface Library {
  readonly registry: Registry;
  /** Fetches what opens lightbox links and runs action links. */
  readonly loadLinks: () => Promise<{ listenToLinks(): unknown }>;
  /** Fetches what brings the page builder's own nodes alive. */
  readonly loadAdoption: () => Promise<{ readonly beginAdoption: BeginAdoption }>;
}

/** Undefined until the loading has been started. */
export let library: Library;

/** Says what there is to load. */
export function setLibrary(given: Library): void {
  library = given;
}
