import { logError } from '../dom/log';
import { isBeingParsed } from '../dom/parsing';
import { checkedConfig, defaultConfig, type SiteConfig } from './schema';

type Fields = Partial<SiteConfig>;

let configured: Fields = {};
let printed: { readonly text: string; readonly fields: Fields } = { text: '', fields: {} };
let current: SiteConfig | undefined;
const listeners = new Set<() => void>();

/**
 * The site's configuration: the defaults, then the page's
 * `<script type="application/json" id="nh-config">`, then what `configure()` was given.
 *
 * The same object until something changes.
 */
export function siteConfig(): SiteConfig {
  if (current && !mayStillBePrinted()) return current;
  const before = printed;
  readPrinted();
  if (!current || printed !== before) {
    current = { ...defaultConfig, ...printed.fields, ...configured };
  }
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

function mayStillBePrinted(): boolean {
  return printed.text === '' && globalThis.document?.readyState === 'loading';
}

// Parsed again only when its text is another one, so that junk is reported once.
function readPrinted(): void {
  const script = globalThis.document?.getElementById('nh-config');
  const text = script && !isBeingParsed(script) ? script.textContent.trim() : '';
  if (text !== printed.text) printed = { text, fields: text ? parsed(text) : {} };
}

function parsed(text: string): Fields {
  try {
    return checked(JSON.parse(text), '#nh-config');
  } catch (error) {
    complain(`#nh-config is not valid JSON (${(error as Error).message})`);
    return {};
  }
}

function checked(data: unknown, source: string): Fields {
  if (Array.isArray(data) && data.length === 0) return {};
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    complain(`${source} does not hold an object`);
    return {};
  }
  const { config, problems } = checkedConfig(data);
  if (problems.length > 0) complain(`${source} has unusable fields (${problems.join('; ')})`);
  return config;
}

function complain(what: string): void {
  logError(
    `nh-elements: ${what}, so what it cannot set stays as it was. ` +
      "Give one object with the names of the configuration table, in the page by the CMS's JSON encoder.",
  );
}
