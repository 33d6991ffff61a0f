/** Returns a function that makes its result once for each object, and keeps it as long as the object. */
export function perObject<K extends object, V>(make: (object: K) => V): (object: K) => V {
  const results = new WeakMap<K, { readonly result: V }>();
  return (object) => {
    const known = results.get(object) ?? { result: make(object) };
    results.set(object, known);
    return known.result;
  };
}
