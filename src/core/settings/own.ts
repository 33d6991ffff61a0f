/** The members of a union that have a key. */
type With<T, K> = T extends unknown ? (K extends keyof T ? T : never) : never;

/** Like `key in object`, but for own keys only: old scripts extend `Object.prototype`. */
export function hasOwn<T extends object, K extends string>(
  object: T,
  key: K,
): object is With<T, K> {
  return Object.hasOwn(object, key);
}
