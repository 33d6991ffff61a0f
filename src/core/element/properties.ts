import type { Instance } from './instance';

/** Gives an element's class one accessor for each property of its contract. */
export function defineProperties(
  prototype: HTMLElement,
  names: readonly string[],
  instanceOf: (element: HTMLElement) => Instance,
): void {
  for (const name of names) {
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return instanceOf(this).store.read(name);
      },
      set(this: HTMLElement, value: unknown) {
        const instance = instanceOf(this);
        instance.store.assign(name, value);
        instance.changed();
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
