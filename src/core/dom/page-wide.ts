/**
 * Returns a value that all copies of this code on a page share. After an update of the site, a page may load files of two
 * builds, and each build has its own copy.
 *
 * @param make creates the value when the first copy asks for it
 * @param page the global object of the page. Default: that of the present page
 */
export function pageWide<T>(name: string, make: () => T, page: object = globalThis): T {
  const key = Symbol.for(`nh-elements/${name}`);
  if (!(key in page)) Reflect.set(page, key, make());
  return Reflect.get(page, key);
}
