import type { PhpQuery } from './php-query';

/** The error of a parameter, with the CMS's message. */
export interface ParameterProblem {
  readonly code: string;
  readonly message: string;
}

/** A request has invalid parameters. */
export class InvalidParameters extends Error {
  constructor(readonly problems: ReadonlyMap<string, ParameterProblem>) {
    super(`Invalid parameter(s): ${[...problems.keys()].join(', ')}`);
  }
}

/** Parses a parameter's value, or throws a `Refusal`. */
type Reader<T> = (value: string | readonly string[] | undefined, name: string) => T;

class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Parses the parameters that `readers` has keys for. Others are ignored.
 *
 * @throws InvalidParameters with all errors
 */
export function parameters<T>(query: PhpQuery, readers: { [K in keyof T]: Reader<T[K]> }): T {
  const problems = new Map<string, ParameterProblem>();
  const values: Partial<T> = {};
  for (const name of Object.keys(readers) as (keyof T & string)[]) {
    try {
      values[name] = readers[name](query.get(name), name);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      problems.set(name, { code: error.code, message: error.message });
    }
  }
  if (problems.size > 0) throw new InvalidParameters(problems);
  return values as T;
}

/** An integer of at least `min` and at most `max`. */
export function wholeNumber(standard: number, min: number, max?: number): Reader<number> {
  return (value, name) => {
    if (value === undefined) return standard;
    const number = numberIn(value);
    if (number === undefined)
      throw new Refusal('rest_invalid_type', `${name} is not of type integer.`);
    if (number >= min && number <= (max ?? number)) return number;
    const range =
      max === undefined
        ? `${name} must be greater than or equal to ${min}`
        : `${name} must be between ${min} (inclusive) and ${max} (inclusive)`;
    throw new Refusal('rest_out_of_bounds', range);
  };
}

/** Numbers, separated by commas or in a list; undefined when empty. */
export const numbers: Reader<readonly number[] | undefined> = (value, name) => {
  const parts = listOf(value);
  const found = parts.map(numberIn);
  const wrong = found.indexOf(undefined);
  if (wrong >= 0)
    throw new Refusal('rest_invalid_type', `${name}[${wrong}] is not of type integer.`);
  return found.length > 0 ? (found as number[]) : undefined;
};

/** Texts, separated by commas or in a list; undefined when empty. */
export const texts: Reader<readonly string[] | undefined> = (value) => {
  const parts = listOf(value);
  return parts.length > 0 ? parts : undefined;
};

/** A text; default empty. */
export const text: Reader<string> = (value, name) => {
  if (value !== undefined && typeof value !== 'string')
    throw new Refusal('rest_invalid_type', `${name} is not of type string.`);
  return value ?? '';
};

const enumeration = new Intl.ListFormat('en');

/** One of several keywords; default the first. */
export function choice<T extends string>(...words: readonly [T, ...T[]]): Reader<T> {
  return (value, name) => {
    if (value === undefined) return words[0];
    const found = words.find((word) => word === value);
    if (found) return found;
    throw new Refusal('rest_not_in_enum', `${name} is not one of ${enumeration.format(words)}.`);
  };
}

/** A boolean in the CMS's spelling; default false. */
export const flag: Reader<boolean> = (value, name) => {
  if (value === undefined || value === '' || value === '0' || value === 'false') return false;
  if (value === '1' || value === 'true') return true;
  throw new Refusal('rest_invalid_type', `${name} is not of type boolean.`);
};

function listOf(value: string | readonly string[] | undefined): readonly string[] {
  if (typeof value !== 'string') return value ?? [];
  return value.split(/[\s,]+/).filter((part) => part !== '');
}

function numberIn(value: string | readonly string[]): number | undefined {
  return typeof value === 'string' && /^-?\d{1,15}$/.test(value.trim()) ? Number(value) : undefined;
}
