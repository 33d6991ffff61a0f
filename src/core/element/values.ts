import { isOff } from '../config/toggle';
import { type Field, hasOwn, parseValue, type SettingProblem } from '../settings';
import type { PropField } from './contract';

/**
 * A value as the body receives it, with the parts that were ignored; or the reason why there is no value.
 */
export type Reading =
  | { readonly value: unknown; readonly problems?: readonly SettingProblem[] }
  | { readonly problem: string };

/** Kinds that an attribute contains as JSON. */
const STRUCTURED: ReadonlySet<Field['kind']> = new Set([
  'list',
  'group',
  'variants',
  'record',
  'rules',
  'raw',
]);

/** Reads an attribute's text according to its field. */
export function readAttribute(field: Field, text: string): Reading {
  if (field.kind === 'toggle') return { value: isPresent(text) };
  if (!STRUCTURED.has(field.kind)) return fitting(field, text);
  if (text.trim() === '') return { value: defaultOf(field) };
  const json = readJson(text);
  return hasOwn(json, 'value') ? fitting(field, json.value) : json;
}

/**
 * Reads a value that script assigned. Text is read like an attribute's, so that frameworks that set
 * everything as properties may pass JSON, `'7'` or `''`.
 */
export function readAssigned(field: PropField, assigned: unknown): Reading {
  if (typeof assigned === 'string') {
    const reading = readAttribute(field, assigned);
    // A property without an attribute cannot have broken text in the page: the text is an invalid value
    // like any other.
    const isJunk = field.attribute === undefined && hasOwn(reading, 'problem');
    return isJunk ? fitting(field, assigned) : reading;
  }
  return fitting(field, field.kind === 'text' ? textFrom(assigned) : assigned);
}

/** The text of an object that a framework has set as an attribute. */
const OBJECT = '[object Object]';

/** Parses text as JSON. */
export function readJson(text: string): Reading {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    if (text === OBJECT) return { problem: `is "${OBJECT}" (in Vue, write :settings.prop)` };
    return { problem: `is not valid JSON (${jsonFault(error)})` };
  }
}

/** Returns the value of a property that is not set. */
export function defaultOf(field: Field | undefined): unknown {
  return field && hasOwn(field, 'default') ? field.default : undefined;
}

/** A toggle attribute is true if present, unless its text says no. */
function isPresent(text: string): boolean {
  const word = text.trim();
  return word === '' || !isOff(word);
}

/**
 * Converts values with a meaningful text to text; other objects would show visitors `[object Object]`, or
 * throw.
 */
function textFrom(assigned: unknown): unknown {
  const type = Object.prototype.toString.call(assigned);
  const hasText = ['[object Boolean]', '[object URL]', '[object String]'].includes(type);
  return hasText ? String(assigned) : assigned;
}

// An invalid value is replaced by the default, so that visitors still see the element.
function fitting(field: Field, came: unknown): Reading {
  const { value, problems } = parseValue(field, came);
  return { value: value ?? defaultOf(field), problems };
}

/**
 * Returns the place of a fault in JSON. Engines name it differently, and some errors have none; then the whole message is
 * used.
 */
export function jsonFault(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return /position \d+|line \d+ column \d+/.exec(message)?.[0] ?? message;
}
