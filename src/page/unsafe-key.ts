const unsafe: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** True for a key with which a careless merge would change the prototype of all objects. */
export function isUnsafeKey(key: string): boolean {
  return unsafe.has(key);
}
