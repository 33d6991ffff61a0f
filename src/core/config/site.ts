import { isBeingParsed } from '../dom/parsing';
import { defaultSettings, type Fields, type ValuesOf } from '../settings';
import { Listeners } from '../state/listeners';
import { addDeclared, ConfigSource, complain } from './config-source';
import { coreKeys } from './core-keys';
import { type ConfigLevel, shareConfig, sharedConfig } from './shared-config';

/**
 * The configuration that all elements read; every field has a default (see `defaultConfig`) or is optional.
 */
export type CoreConfig = ValuesOf<typeof coreKeys>;

/** The keys that may be configured: those of the core, and those that any family declares. */
export type ConfigInput = Partial<CoreConfig> & Readonly<Record<string, unknown>>;

let defaults: Readonly<Record<string, unknown>> = {};
let printed = new ConfigSource('#nh-config');
let printedText = '';
/** The configuration that the page builder has printed for its own script. */
const underlying = new ConfigSource('The page builder’s configuration');
const configured = new ConfigSource('configure()');
let current: CoreConfig | undefined;
/** The listeners of the configuration, for sources that arrive later. */
export const configListeners: Listeners = new Listeners();

/** The two sources that scripts set. */
const sources = { underlying, configured };

const shared = sharedConfig();
for (const level of ['underlying', 'configured'] as const) sources[level].take(shared[level]);
shared.takers.add(takeInto);

/**
 * Declares keys of the configuration. Call it where the keys are read: in `config.ts` of a family, or of
 * the only element that reads them. Values that were set earlier are read now.
 *
 * @returns `siteConfig()` with these keys added
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

/** The core's defaults: the names of the software that these sites run. */
export const defaultConfig: CoreConfig = defaultSettings(coreKeys);

/**
 * Returns the site's configuration, in rising priority: the defaults; the page builder's own configuration,
 * if it is read; the page's `<script type="application/json" id="nh-config">`; the values from
 * `configure()`.
 *
 * Returns the same object until a value changes.
 */
export const siteConfig: () => CoreConfig = declareConfig(coreKeys);

/**
 * Sets fields of the site's configuration from script, in all builds on the page; elements on the page follow.
 *
 * An invalid field keeps its value and is named in one console error; `undefined` removes an earlier value.
 */
export function configure(fields: ConfigInput): void {
  shareConfig('configured', fields);
}

/** Sets fields that apply only if neither the page nor `configure()` sets them, in all builds on the page. */
export function configureBeneath(fields: ConfigInput): void {
  shareConfig('underlying', fields);
}

function takeInto(level: ConfigLevel, fields: ConfigInput): void {
  sources[level].take(fields);
  current = undefined;
  configListeners.notify();
}

/**
 * Calls `listener` after each change of the configuration by script, and when late messages have arrived; returns a
 * function that removes it.
 */
export const onConfigChange: Listeners['add'] = configListeners.add;

/** True if the page is read from right to left: as configured, else by the document's `dir`. */
export function isRightToLeft(): boolean {
  return siteConfig().rtl ?? document.documentElement.dir === 'rtl';
}

/** Returns the page's language: as configured, else the document's `lang`, else `en`. */
export function siteLocale(): string {
  return siteConfig().locale ?? (globalThis.document?.documentElement.lang || 'en');
}

function currentConfig(): CoreConfig {
  if (current && !mayStillBePrinted()) return current;
  const before = printed;
  readPrinted();
  if (!current || printed !== before) {
    const said = { ...printed.values, ...configured.values };
    // A site that overrides one message keeps the builder's translations of the others.
    const messages = { ...Object(underlying.values.messages), ...Object(said.messages) };
    const mode = modeByBuilder(String(said.builder ?? defaults.builder));
    current = { ...defaults, mode, ...underlying.values, ...said, messages } as CoreConfig;
  }
  return current;
}

/**
 * Recognises the builder's own editor: by the configuration that it prints, or by the class of the body that it
 * sets later (docs/compatibility/page-builder-markup.md#editor).
 */
function modeByBuilder(builder: string): CoreConfig['mode'] {
  const { environmentMode } = Object(Reflect.get(globalThis, `${builder}FrontendConfig`));
  const body = globalThis.document?.body;
  const isEdited = environmentMode?.edit || body?.matches(`.${builder}-editor-active`);
  return isEdited ? 'edit' : 'public';
}

function mayStillBePrinted(): boolean {
  return printedText === '' && globalThis.document?.readyState === 'loading';
}

// Parsed again only if its text has changed, so that an error is reported once.
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
