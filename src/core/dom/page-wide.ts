/**
 * Returns a value that all copies of this code on a page share: after an update, a visitor may have files of two
 * builds, each with a core of its own.
 *
 * @param make creates the value for the first copy
 * @param page the global object of the page; default: of this one
 */
export function pageWide<T>(name: string, make: () => T, page: object = globalThis): T {
  const key = Symbol.for(`nh-elements/${name}`);
  if (!(key in page)) Reflect.set(page, key, make());
  return Reflect.get(page, key);
}
