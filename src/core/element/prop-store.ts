import { hasOwn, type SettingProblem } from '../settings';
import { Listeners } from '../state/listeners';
import type { Contract, PropFields } from './contract';
import type { GivenSettings } from './given-settings';
import { propertyNames } from './properties';
import { SettingsStore } from './settings-store';
import { defaultOf, type Reading, readAssigned, readAttribute } from './values';

/**
 * The values of one element's properties, from attributes, from script and from the page builder.
 */
export class PropStore {
  readonly #props: PropFields;
  readonly #names: readonly string[];
  readonly #settings: SettingsStore | undefined;
  readonly #readings = new Map<string, Reading>();
  readonly #assigned = new Map<string, unknown>();
  /** The input that each property was read from: an attribute's text, or the assigned value. */
  readonly #came = new Map<string, unknown>();
  #inherited: string | null = null;
  #snapshot: Readonly<Record<string, unknown>> | undefined;
  readonly #listeners = new Listeners();

  constructor(contract: Pick<Contract, 'props' | 'settings'>) {
    this.#props = contract.props;
    this.#names = propertyNames(contract);
    this.#settings = contract.settings && new SettingsStore(contract.settings);
  }

  /** Takes an attribute's new text; null if it was removed. */
  setAttribute(name: string, text: string | null): void {
    if (!this.#isNews(name, text)) return;
    this.#assigned.delete(name);
    const field = this.#props[name];
    if (this.#isSettings(name)) this.#settings?.give(text);
    else if (!field || text === null) this.#readings.delete(name);
    else this.#readings.set(name, readAttribute(field, text));
  }

  /** Takes a value that script assigned; undefined and null restore the default. */
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

  /**
   * Takes the builder's JSON for `settings`, which applies unless an attribute or script sets them.
   */
  inherit(text: string | null): void {
    if (text === this.#inherited) return;
    this.#inherited = text;
    this.#settings?.inherit(text);
    this.#snapshot = undefined;
  }

  /** Makes the next snapshot a new object, although no value has changed. */
  renew(): void {
    this.#snapshot = undefined;
  }

  /** Returns a property as script reads it: the assigned object itself, else the current value. */
  read(name: string): unknown {
    return this.#assigned.has(name) ? this.#assigned.get(name) : this.#value(name);
  }

  /** The first unusable value: its attribute's name and the reason. */
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

  /** Reports values that were ignored, with the property or settings that contain them. */
  reportProblems(report: (source: string, problems: readonly SettingProblem[]) => void): void {
    for (const [name, reading] of this.#readings) {
      if (hasOwn(reading, 'value') && reading.problems) report(name, reading.problems);
    }
    this.#settings?.reportProblems(report);
  }

  /** All settings of the element, the builder's before its own. */
  get given(): readonly GivenSettings[] {
    return this.#settings?.given ?? [];
  }

  /** All values as the body receives them; the same object until one changes. */
  readonly snapshot = (): Readonly<Record<string, unknown>> => {
    this.#snapshot ??= Object.fromEntries(this.#names.map((name) => [name, this.#value(name)]));
    return this.#snapshot;
  };

  readonly subscribe: Listeners['add'] = this.#listeners.add;

  /** Renders the body again with the current values. */
  publish(): void {
    this.#listeners.notify();
  }

  /**
   * Records an input; false if it equals the last one. An object counts as new when it is set again, because
   * its content may have changed.
   */
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

/** True for a field that holds objects: script reads back the object that it assigned. */
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
