import type { PropContracts } from './contract';
import { type Reading, readAssigned, readAttribute, readJson } from './values';

/** The values of one element's properties: what came from attributes, from script, from the builder. */
export class PropStore {
  readonly #contracts: PropContracts;
  readonly #readings = new Map<string, Reading>();
  readonly #assigned = new Map<string, unknown>();
  #inherited: string | null = null;
  #snapshot: Readonly<Record<string, unknown>> | undefined;
  readonly #listeners = new Set<() => void>();

  constructor(contracts: PropContracts) {
    this.#contracts = contracts;
  }

  /** Takes an attribute's new text; null: it was removed. */
  setAttribute(name: string, text: string | null): void {
    const prop = this.#contracts[name];
    if (!prop) return;
    this.#assigned.delete(name);
    if (text === null) this.#readings.delete(name);
    else this.#readings.set(name, readAttribute(prop, text));
    this.#snapshot = undefined;
  }

  /** Takes a value that script assigned; undefined and null give the default back. */
  assign(name: string, value: unknown): void {
    const prop = this.#contracts[name];
    if (!prop) return;
    if (value === undefined || value === null) {
      this.#assigned.delete(name);
      this.#readings.delete(name);
    } else {
      if (prop.type === 'json' && typeof value === 'object') this.#assigned.set(name, value);
      else this.#assigned.delete(name);
      this.#readings.set(name, readAssigned(prop, value));
    }
    this.#snapshot = undefined;
  }

  /** Takes the builder's JSON for `settings`, which counts while neither attribute nor script gave any. */
  inherit(text: string | null): void {
    if (text === this.#inherited) return;
    this.#inherited = text;
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
    for (const [name, prop] of Object.entries(this.#contracts)) {
      const reading = this.#reading(name);
      if (!('problem' in reading)) continue;
      const inherited = name === 'settings' && !this.#readings.has(name);
      return {
        attribute: inherited ? 'data-settings' : (prop.attribute ?? name),
        reason: reading.problem,
      };
    }
    return undefined;
  }

  /** All values as the body receives them; the same object until one changes. */
  readonly snapshot = (): Readonly<Record<string, unknown>> => {
    this.#snapshot ??= Object.fromEntries(
      Object.keys(this.#contracts).map((name) => [name, this.#value(name)]),
    );
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

  #value(name: string): unknown {
    const reading = this.#reading(name);
    return 'value' in reading ? reading.value : this.#contracts[name]?.default;
  }

  #reading(name: string): Reading {
    const own = this.#readings.get(name);
    if (own) return own;
    const prop = this.#contracts[name];
    if (name === 'settings' && prop && this.#inherited !== null)
      return readJson(prop, this.#inherited);
    return { value: prop?.default };
  }
}
