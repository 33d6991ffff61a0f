import type { PropStore } from './prop-store';

/** What an accessor asks of its element. */
interface Assignable {
  readonly store: PropStore;
  assign(name: string, value: unknown): void;
}

/** Gives an element's class one accessor for each property of its contract. */
export function defineProperties(prototype: Assignable, names: readonly string[]): void {
  for (const name of names) {
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: Assignable) {
        return this.store.read(name);
      },
      set(this: Assignable, value: unknown) {
        this.assign(name, value);
      },
    });
  }
}

/** The property of each attribute that a contract names. */
export function propertiesByAttribute(
  props: Readonly<Record<string, { readonly attribute?: string }>>,
): ReadonlyMap<string, string> {
  const byAttribute = new Map<string, string>();
  for (const [name, { attribute }] of Object.entries(props)) {
    if (attribute) byAttribute.set(attribute, name);
  }
  return byAttribute;
}
