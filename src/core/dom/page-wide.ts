/**
 * Returns a value that all copies of this code on a page share: after an update, a visitor may have files of two
 * builds, each with a core of its own.
 *
 * @param make creates the value for the first copy
 */
export function pageWide<T>(name: string, make: () => T): T {
  const key = Symbol.for(`nh-elements/${name}`);
  if (!(key in globalThis)) Reflect.set(globalThis, key, make());
  return Reflect.get(globalThis, key);
}
