import type { Loading } from '../core/element/contract';
import type { BeginAdoption } from './adoption';

/** Metadata of a tag that is available before its code is loaded. */
export interface RegistryEntry {
  readonly loading: Loading;
  /**
   * Loads the contract and, if there is one, the controller.
   *
   * @param again query of the address; empty except for retries
   * @param folder folder of the code, as an import specifier
   */
  readonly load: (again: string, folder: string) => Promise<unknown>;
  /** Loads the body with React, before the element itself requests it. */
  readonly loadBody?: () => Promise<unknown>;
  /** Selector that printed markup matches: a tag without a match is drawn. Empty: every tag is drawn. */
  readonly printed?: string;
  /** Whether the element only wraps content, so that clicks inside do not wait for its code. */
  readonly isBackdrop?: boolean;
}

/** Metadata by tag. */
export type Registry = Readonly<Record<string, RegistryEntry>>;

/** The code that can be loaded. Passed in by the caller, so that the loader does not depend on elements. */
export interface LoadableCode {
  readonly registry: Registry;
  /** Loads the code for lightbox links and action links. */
  readonly loadLinks: () => Promise<{ listenToLinks(): unknown }>;
  /** Loads the code that adopts the page builder's nodes. */
  readonly loadAdoption: () => Promise<{ readonly beginAdoption: BeginAdoption }>;
}

/** Undefined until loading is started. */
export let loadableCode: LoadableCode;

/** Sets the code that can be loaded. */
export function setLoadableCode(code: LoadableCode): void {
  loadableCode = code;
}
