import { checkedConfig, defaultConfig, type SiteConfig } from './schema';

let configured: Partial<SiteConfig> = {};
let current: SiteConfig | undefined;
const listeners = new Set<() => void>();

/**
 * The site's configuration: the defaults, then the page's
 * `<script type="application/json" id="nh-config">`, then what `configure()` was given.
 *
 * The same object until something changes.
 */
export function siteConfig(): SiteConfig {
  current ??= { ...defaultConfig, ...printedConfig(), ...configured };
  return current;
}

/**
 * Sets fields of the site's configuration from script; elements on the page follow.
 *
 * A field that does not fit is left as it was and named in one console error; `undefined` takes an
 * earlier value back.
 */
export function configure(fields: Partial<SiteConfig>): void {
  const taken = { ...configured, ...checked(fields, 'configure()') };
  configured = Object.fromEntries(Object.entries(taken).filter(([, value]) => value !== undefined));
  current = undefined;
  for (const listener of listeners) listener();
}

/** Calls `listener` after each `configure()`; returns the way to stop. */
export function onConfigChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True where the page is read from right to left: as configured, else by the document's `dir`. */
export function isRightToLeft(): boolean {
  return siteConfig().rtl ?? document.documentElement.dir === 'rtl';
}

/** The page's language: as configured, else the document's `lang`, else `en`. */
export function siteLocale(): string {
  return siteConfig().locale ?? (document.documentElement.lang || 'en');
}

function printedConfig(): Partial<SiteConfig> {
  const text = globalThis.document?.getElementById('nh-config')?.textContent;
  if (!text?.trim()) return {};
  try {
    return checked(JSON.parse(text), '#nh-config');
  } catch (error) {
    complain('#nh-config', [String(error)]);
    return {};
  }
}

function checked(data: unknown, source: string): Partial<SiteConfig> {
  const { config, problems } = checkedConfig(data);
  if (problems.length > 0) complain(source, problems);
  return config;
}

function complain(source: string, problems: string[]): void {
  console.error(
    `nh-elements: ${source} has fields that cannot be used (${problems.join('; ')}), so their defaults hold. ` +
      "Print it with the CMS's JSON encoder and the names of the configuration table.",
  );
}
