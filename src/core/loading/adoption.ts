import type { Loading } from '../element/contract';
import type { Registry } from './library';
import type { EarlyConfig } from './page-config';

/** What of the page is meant. */
export interface AdoptOptions {
  /** The document, a shadow root, or an element that holds nodes of the builder's. */
  readonly root: Node;
}

/** What brings nodes alive that are no tags of ours: those that the page builder has printed. */
export interface Adoption {
  /**
   * Adopts the nodes in a root: those that are there, and those that come. A second call for the same
   * root adds nothing.
   *
   * @throws TypeError where there is no root
   */
  adopt(options: AdoptOptions): Promise<unknown>;
  /** True of a node whose controls do nothing before its code comes. */
  awaits(node: Element): boolean;
  /** Fetches its code; resolves when it lives, to whether it does. */
  bringAlive(node: Element): Promise<boolean>;
}

/** What adoption is given, so that its own file need not hold it too. */
export interface Loader {
  readonly registry: Registry;
  /** The page's printed configuration, unchecked. */
  readonly config: EarlyConfig;
  /**
   * Fetches a tag's code, or with `load` any that has a name: once, and not in vain too often; resolves
   * to whether it came.
   */
  fetchElement(tag: string, load?: () => Promise<unknown>): Promise<boolean>;
  /** Has the adoption bring a node alive when it is due. */
  fetchWhen(loading: Loading, node: Element): void;
  /** Whether a toggle of the configuration is on. */
  isOn(value: unknown): boolean;
}

/** Begins the page's adoption; it adopts nothing by itself. */
export type BeginAdoption = (loader: Loader) => Promise<Adoption>;

/** The page's adoption, or what holds its place while that is fetched. */
export let adoption: Pick<Adoption, 'awaits' | 'bringAlive'> | undefined;

/** Has all that waits for code ask `begun` too. */
export function setAdoption(begun: typeof adoption): void {
  adoption = begun;
}
