/** A set of replacements that an old library makes to the page's built-in objects. */
export interface OldLibrary {
  /** Replaces the members, as the library's script does when it loads. */
  install(): void;
  /** Sets all members back. */
  remove(): void;
}

type Members = Readonly<Record<string, unknown>>;

/**
 * A library that assigns members to built-in objects. Assigned members are enumerable, unlike built-in ones.
 *
 * @param replacements pairs of an object and its new members
 */
export function oldLibrary(replacements: readonly (readonly [object, Members])[]): OldLibrary {
  const originals: [object, string, PropertyDescriptor | undefined][] = [];
  return {
    install() {
      for (const [target, members] of replacements) {
        for (const name of Object.getOwnPropertyNames(members)) {
          originals.push([target, name, Object.getOwnPropertyDescriptor(target, name)]);
          const value = members[name];
          Object.defineProperty(target, name, {
            value,
            enumerable: true,
            configurable: true,
            writable: true,
          });
        }
      }
    },
    remove() {
      for (const [target, name, original] of originals.splice(0).reverse()) {
        if (original) Object.defineProperty(target, name, original);
        else Reflect.deleteProperty(target, name);
      }
    },
  };
}
