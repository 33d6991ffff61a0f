import type { Loading } from '../element/contract';
import type { Registry } from './library';
import type { EarlyConfig } from './page-config';

/** What brings nodes alive that are no tags of ours: those that the page builder has printed. */
export interface Adoption {
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
  /** Fetches a tag's code; resolves to whether it came. */
  fetchElement(tag: string): Promise<boolean>;
  /** Has the adoption bring a node alive when it is due. */
  fetchWhen(loading: Loading, node: Element): void;
  /** Tells the console and, by a class of the root element, stylesheets that code did not come. */
  codeFailed(who: string, mark: string, error: unknown): void;
}

/** Adopts the nodes in a root: those that are there, and those that come. */
export type Adopt = (root: Document | ShadowRoot, loader: Loader) => Adoption;

/** The page's adoption, once it has begun. */
export let adoption: Adoption | undefined;

/** Has all that waits for code ask `begun` too. */
export function setAdoption(begun: Adoption): void {
  adoption = begun;
}
