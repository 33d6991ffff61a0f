/** What `typeof` may answer. */
export type TypeName =
  | 'bigint'
  | 'boolean'
  | 'function'
  | 'number'
  | 'object'
  | 'string'
  | 'symbol'
  | 'undefined';

/** A class, an abstract one too. */
type Class = abstract new (...args: never[]) => unknown;

/**
 * Checks that a function was given an argument. Messages: the page builder's (facts, page-builder 43).
 *
 * @param options the function's one object of named arguments; nothing at all lacks each of them
 * @throws TypeError where it is missing or undefined
 */
export function requireArgument<T extends object>(
  options: T | undefined,
  name: keyof T & string,
): void {
  if (options?.[name] === undefined) throw new TypeError(`${name} is required.`);
}

/**
 * Checks that an argument is there and of a type.
 *
 * @param type as `typeof` names it; `null` is of none
 * @throws TypeError where it is missing, or of another type
 */
export function requireType<T extends object>(
  options: T | undefined,
  name: keyof T & string,
  type: TypeName,
): void {
  requireArgument(options, name);
  const value: unknown = options?.[name];
  const isOfType = typeof value === type && value !== null;
  if (!isOfType) throw new TypeError(`${name} invalid type: ${type}.`);
}

/**
 * Checks that an argument is there and an instance of a class or of one that extends it, of this window
 * or of another one, such as the editor's frame.
 *
 * @throws TypeError where it is missing, or an instance of none of them
 */
export function requireInstance<T extends object>(
  options: T | undefined,
  name: keyof T & string,
  type: Class,
): void {
  requireArgument(options, name);
  const chain = constructorsOf(options?.[name]);
  if (!chain.some((one) => isSame(one, type))) throw new TypeError(`${name} invalid instance.`);
}

/**
 * Checks that an argument is there and made by a very class, of this window or of another one: an array
 * is no `Object`.
 *
 * @throws TypeError where it is missing, or made by another class
 */
export function requireConstructor<T extends object>(
  options: T | undefined,
  name: keyof T & string,
  type: Class,
): void {
  requireArgument(options, name);
  const [own] = constructorsOf(options?.[name]);
  if (!isSame(own, type)) throw new TypeError(`${name} invalid constructor type.`);
}

/**
 * What a method does that each subclass has to provide.
 *
 * @param name the method's
 * @throws Error always
 */
export function unimplemented(name: string): never {
  throw new Error(`${name}() should be implemented, please provide '${name}' functionality.`);
}

/** The classes of a value, its own first. */
function constructorsOf(value: unknown): unknown[] {
  if (value === null) return [];
  const found: unknown[] = [];
  let prototype: unknown = Object.getPrototypeOf(value);
  while (prototype) {
    if (Object.hasOwn(prototype, 'constructor')) found.push(Reflect.get(prototype, 'constructor'));
    prototype = Object.getPrototypeOf(prototype);
  }
  return found;
}

/** Each window has built-in classes of its own, with the same text. */
function isSame(one: unknown, other: Class): boolean {
  return one === other || (typeof one === 'function' && String(one) === String(other));
}
