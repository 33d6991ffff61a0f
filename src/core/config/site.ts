import { isBeingParsed } from '../dom/parsing';
import { defaultSettings, type Fields, type ValuesOf } from '../settings';
import { addDeclared, ConfigSource, complain } from './config-source';
import { coreKeys } from './core-keys';

/** What a site says to all elements; every field has a default (see `defaultConfig`) or may be absent. */
export type CoreConfig = ValuesOf<typeof coreKeys>;

/** What may be configured: the keys of the core, and those that any family declares. */
export type ConfigInput = Partial<CoreConfig> & Readonly<Record<string, unknown>>;

let defaults: Readonly<Record<string, unknown>> = {};
let printed = new ConfigSource('#nh-config');
let printedText = '';
/** What the page builder has printed of the site for its own script. */
const underlying = new ConfigSource('The page builder’s configuration');
const configured = new ConfigSource('configure()');
let current: CoreConfig | undefined;
const listeners = new Set<() => void>();

/**
 * Declares keys of the configuration, where they are read: `config.ts` of a family, or of its one
 * element that reads them. What was given for them before is read now.
 *
 * @returns the site's configuration with these keys, as `siteConfig()` is without them
 */
export function declareConfig<const S extends Fields>(fields: S): () => CoreConfig & ValuesOf<S> {
  addDeclared(fields);
  defaults = { ...defaults, ...defaultSettings(fields) };
  underlying.readDeclared(fields);
  printed.readDeclared(fields);
  configured.readDeclared(fields);
  current = undefined;
  return currentConfig as () => CoreConfig & ValuesOf<S>;
}

/** The core's defaults: the names of the software these sites run. */
export const defaultConfig: CoreConfig = defaultSettings(coreKeys);

/**
 * The site's configuration: the defaults, then what the page builder has printed for its own script
 * where somebody reads that, then the page's `<script type="application/json" id="nh-config">`, then what
 * `configure()` was given.
 *
 * The same object until something changes.
 */
export const siteConfig: () => CoreConfig = declareConfig(coreKeys);

/**
 * Sets fields of the site's configuration from script; elements on the page follow.
 *
 * A field that does not fit is left as it was and named in one console error; `undefined` takes an
 * earlier value back.
 */
export function configure(fields: ConfigInput): void {
  takeInto(configured, fields);
}

/** The same for what is in force only where neither the page nor `configure()` says anything. */
export function configureBeneath(fields: ConfigInput): void {
  takeInto(underlying, fields);
}

function takeInto(source: ConfigSource, fields: ConfigInput): void {
  source.take(fields);
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

function currentConfig(): CoreConfig {
  if (current && !mayStillBePrinted()) return current;
  const before = printed;
  readPrinted();
  if (!current || printed !== before) {
    const said = { ...printed.values, ...configured.values };
    // A site that words one sentence keeps the builder's translations of the others.
    const messages = { ...Object(underlying.values.messages), ...Object(said.messages) };
    current = { ...defaults, ...underlying.values, ...said, messages } as CoreConfig;
  }
  return current;
}

function mayStillBePrinted(): boolean {
  return printedText === '' && globalThis.document?.readyState === 'loading';
}

// Parsed again only when its text is another one, so that junk is reported once.
function readPrinted(): void {
  const script = globalThis.document?.getElementById('nh-config');
  const text = script && !isBeingParsed(script) ? script.textContent.trim() : '';
  if (text === printedText) return;
  printedText = text;
  printed = new ConfigSource('#nh-config');
  if (!text) return;
  try {
    printed.take(JSON.parse(text));
  } catch (error) {
    complain(`#nh-config is not valid JSON (${(error as Error).message})`);
  }
}
