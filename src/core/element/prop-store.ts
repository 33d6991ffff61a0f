import { hasOwn, type SettingProblem } from '../settings';
import type { Contract, PropFields } from './contract';
import type { GivenSettings } from './given-settings';
import { propertyNames } from './properties';
import { SettingsStore } from './settings-store';
import { defaultOf, type Reading, readAssigned, readAttribute } from './values';

/** The values of one element's properties: what came from attributes, from script, from the builder. */
export class PropStore {
  readonly #props: PropFields;
  readonly #names: readonly string[];
  readonly #settings: SettingsStore | undefined;
  readonly #readings = new Map<string, Reading>();
  readonly #assigned = new Map<string, unknown>();
  /** What each was read from: an attribute's text, or what script assigned. */
  readonly #came = new Map<string, unknown>();
  #inherited: string | null = null;
  #snapshot: Readonly<Record<string, unknown>> | undefined;
  readonly #listeners = new Set<() => void>();

  constructor(contract: Pick<Contract, 'props' | 'settings'>) {
    this.#props = contract.props;
    this.#names = propertyNames(contract);
    this.#settings = contract.settings && new SettingsStore(contract.settings);
  }

  /** Takes an attribute's new text; null: it was removed. */
  setAttribute(name: string, text: string | null): void {
    if (!this.#isNews(name, text)) return;
    this.#assigned.delete(name);
    const field = this.#props[name];
    if (this.#isSettings(name)) this.#settings?.give(text);
    else if (!field || text === null) this.#readings.delete(name);
    else this.#readings.set(name, readAttribute(field, text));
  }

  /** Takes a value that script assigned; undefined and null give the default back. */
  assign(name: string, value: unknown): void {
    if (!this.#isNews(name, value)) return;
    const field = this.#props[name];
    const isObject = typeof value === 'object' && value !== null;
    if (isObject && (this.#isSettings(name) || isKept(field))) this.#assigned.set(name, value);
    else this.#assigned.delete(name);
    if (this.#isSettings(name)) this.#settings?.give(value);
    else if (!field || value === undefined || value === null) this.#readings.delete(name);
    else this.#readings.set(name, readAssigned(field, value));
  }

  /** Takes the builder's JSON for `settings`, which counts while neither attribute nor script gave any. */
  inherit(text: string | null): void {
    if (text === this.#inherited) return;
    this.#inherited = text;
    this.#settings?.inherit(text);
    this.#snapshot = undefined;
  }

  /** Has the next snapshot be a new one, though no value has changed. */
  renew(): void {
    this.#snapshot = undefined;
  }

  /** What script reads: the very object that was assigned, else the value in force. */
  read(name: string): unknown {
    return this.#assigned.has(name) ? this.#assigned.get(name) : this.#value(name);
  }

  /** The first value that cannot be used: its attribute's name and why. */
  get problem(): { attribute: string; reason: string } | undefined {
    const refusal = this.#settings?.refusal;
    if (refusal) return { attribute: this.#settings?.source ?? 'settings', reason: refusal };
    for (const [name, reading] of this.#readings) {
      if (hasOwn(reading, 'problem')) {
        return { attribute: this.#props[name]?.attribute ?? name, reason: reading.problem };
      }
    }
    return undefined;
  }

  /** Tells what is of no use, though the rest is, and which property or settings it stands in. */
  tellProblems(tell: (source: string, problems: readonly SettingProblem[]) => void): void {
    for (const [name, reading] of this.#readings) {
      if (hasOwn(reading, 'value') && reading.problems) tell(name, reading.problems);
    }
    this.#settings?.tellProblems(tell);
  }

  /** The settings as they came, the builder's before the element's own. */
  get given(): readonly GivenSettings[] {
    return this.#settings?.given ?? [];
  }

  /** All values as the body receives them; the same object until one changes. */
  readonly snapshot = (): Readonly<Record<string, unknown>> => {
    this.#snapshot ??= Object.fromEntries(this.#names.map((name) => [name, this.#value(name)]));
    return this.#snapshot;
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Has the body drawn again from the present values. */
  publish(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Takes note of what came; false where it is what was there. The same object may have changed inside. */
  #isNews(name: string, came: unknown): boolean {
    const value = came ?? undefined;
    if (Object(value) !== value && Object.is(value, this.#came.get(name))) return false;
    this.#came.set(name, value);
    this.#snapshot = undefined;
    return true;
  }

  #value(name: string): unknown {
    if (this.#isSettings(name)) return this.#settings?.values;
    const reading = this.#readings.get(name);
    return reading && hasOwn(reading, 'value') ? reading.value : defaultOf(this.#props[name]);
  }

  #isSettings(name: string): boolean {
    return name === 'settings' && this.#settings !== undefined;
  }
}

/** True for a field that holds objects: script reads the one back that it assigned. */
function isKept(field: PropFields[string] | undefined): boolean {
  return field !== undefined && !SCALARS.has(field.kind);
}

const SCALARS: ReadonlySet<string> = new Set([
  'text',
  'number',
  'toggle',
  'choice',
  'colour',
  'url',
  'date',
]);
