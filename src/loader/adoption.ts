import type { Loading } from '../core/element/contract';
import type { Registry } from './loadable-code';
import type { EarlyConfig } from './page-config';

/** Options of `adopt`. */
export interface AdoptOptions {
  /** The document, a shadow root, or an element that contains nodes of the builder. */
  readonly root: Node;
}

/** Activates nodes that the page builder has printed, without our tags. */
export interface Adoption {
  /**
   * Adopts the existing and future nodes in a root. Further calls for the same root have no effect.
   *
   * @throws TypeError if the root is missing
   */
  adopt(options: AdoptOptions): Promise<unknown>;
  /** Whether a node needs code that is not loaded yet, so that its controls do nothing. */
  awaits(node: Element): boolean;
  /** Loads the code of a node and activates it. Resolves to true on success. */
  activate(node: Element): Promise<boolean>;
}

/** Loader functions that the adoption is given, so that its file has no second copy. */
export interface Loader {
  readonly registry: Registry;
  /** The page's printed configuration, not validated. */
  readonly config: EarlyConfig;
  /**
   * Loads a tag's code once. With `load`, calls that instead, and `tag` is only a key. After a failure, later calls try again, at
   * limited intervals. Resolves to true on success.
   */
  fetchElement(tag: string, load?: () => Promise<unknown>): Promise<boolean>;
  /** Activates a node through the adoption when its loading mode says so. */
  fetchWhen(loading: Loading, node: Element): void;
  /** Whether a toggle value of the configuration is on. */
  isOn(value: unknown): boolean;
}

/** Starts the page's adoption, without adopting any root yet. */
export type BeginAdoption = (loader: Loader) => Promise<Adoption>;

/** The page's adoption, or a placeholder while its code is loading. */
export let adoption: Pick<Adoption, 'awaits' | 'activate'> | undefined;

/** Sets the adoption that the loader uses. */
export function setAdoption(begun: typeof adoption): void {
  adoption = begun;
}
