import { pageWide } from '../dom/page-wide';

type ConfigFields = Readonly<Record<string, unknown>>;

/** The two sources of the configuration that scripts set. */
export type ConfigLevel = 'underlying' | 'configured';

/** The values that scripts have set for all builds on a page, and how each build takes them. */
type SharedConfig = Record<ConfigLevel, ConfigFields> & {
  readonly takers: Set<(level: ConfigLevel, fields: ConfigFields) => void>;
};

/**
 * Returns what the builds on a page share of its configuration.
 *
 * @param page the global object of the page; default: of this one
 */
export function sharedConfig(page?: object): SharedConfig {
  const none = (): SharedConfig => ({ underlying: {}, configured: {}, takers: new Set() });
  return pageWide('configuration', none, page);
}

/** Sets fields for all builds on a page, also for those that it loads later. */
export function shareConfig(level: ConfigLevel, fields: ConfigFields, page?: object): void {
  const shared = sharedConfig(page);
  shared[level] = { ...shared[level], ...fields };
  for (const take of shared.takers) take(level, fields);
}
