/** The possible results of `typeof`. */
export type TypeName =
  | 'bigint'
  | 'boolean'
  | 'function'
  | 'number'
  | 'object'
  | 'string'
  | 'symbol'
  | 'undefined';

/** A class, possibly abstract. */
type Class = abstract new (...args: never[]) => unknown;

/**
 * Checks that a named argument was passed. The error messages are the page builder's
 * (docs/compatibility/page-builder.md#argument-checks).
 *
 * @param options object with the named arguments; undefined counts as an empty object
 * @throws TypeError if the argument is missing or undefined
 */
export function requireArgument<T extends object>(
  options: T | undefined,
  name: keyof T & string,
): void {
  if (options?.[name] === undefined) throw new TypeError(`${name} is required.`);
}

/**
 * Checks that a named argument was passed and has a type.
 *
 * @param type a result of `typeof`; `null` matches no type
 * @throws TypeError if the argument is missing or has another type
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
 * Checks that a named argument was passed and is an instance of a class or subclass. Classes of other
 * windows, such as the editor's frame, match too.
 *
 * @throws TypeError if the argument is missing or not an instance
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
 * Checks that a named argument was passed and was constructed by exactly this class, of this or another
 * window. Subclasses do not match: an array is not an `Object`.
 *
 * @throws TypeError if the argument is missing or has another constructor
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
 * Throws the error of an abstract method.
 *
 * @param name name of the method
 * @throws Error always
 */
export function unimplemented(name: string): never {
  throw new Error(`${name}() should be implemented, please provide '${name}' functionality.`);
}

/** Returns the constructors along the prototype chain, the own one first. */
function constructorsOf(value: unknown): unknown[] {
  if (value === null) return [];
  const constructors: unknown[] = [];
  let prototype: unknown = Object.getPrototypeOf(value);
  while (prototype) {
    if (Object.hasOwn(prototype, 'constructor'))
      constructors.push(Reflect.get(prototype, 'constructor'));
    prototype = Object.getPrototypeOf(prototype);
  }
  return constructors;
}

/** Whether two classes are the same, also across windows: built-in classes have the same source text. */
function isSame(one: unknown, other: Class): boolean {
  return one === other || (typeof one === 'function' && String(one) === String(other));
}
