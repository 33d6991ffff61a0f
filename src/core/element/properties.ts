import type { Contract } from './contract';
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

/** The properties of an element: those of its contract, and `settings` where it has any. */
export function propertyNames({ props, settings }: Pick<Contract, 'props' | 'settings'>): string[] {
  return [...(settings ? ['settings'] : []), ...Object.keys(props)];
}

/** The property of each attribute that a contract names. */
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

/** The attribute that sets a property from HTML; undefined where only script can. */
export function attributeOf(
  { props, settings }: Pick<Contract, 'props' | 'settings'>,
  name: string,
): string | undefined {
  return name === 'settings' && settings ? name : props[name]?.attribute;
}
