import type { Contract } from './contract';
import type { Instance } from './instance';

/** Defines an accessor on an element's class for each property of its contract. */
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

/** Returns an element's property names: those of its contract, and `settings` if it has any. */
export function propertyNames({ props, settings }: Pick<Contract, 'props' | 'settings'>): string[] {
  return [...(settings ? ['settings'] : []), ...Object.keys(props)];
}

/** Maps each attribute of a contract to its property. */
export function propertiesByAttribute(
  contract: Pick<Contract, 'props' | 'settings'>,
): ReadonlyMap<string, string> {
  const byAttribute = new Map<string, string>();
  for (const name of propertyNames(contract)) {
    const attribute = attributeOf(contract, name);
    if (attribute) byAttribute.set(attribute, name);
  }
  return byAttribute;
}

/** Returns the attribute that sets a property from HTML; undefined if only script can set it. */
export function attributeOf(
  { props, settings }: Pick<Contract, 'props' | 'settings'>,
  name: string,
): string | undefined {
  return name === 'settings' && settings ? name : props[name]?.attribute;
}
