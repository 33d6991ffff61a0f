import { isOff } from '../config/toggle';
import { type Field, hasOwn, parseValue, type SettingProblem } from '../settings';
import type { PropField } from './contract';

/** A value as the body receives it, with what in it was of no use, or the reason why there is none. */
export type Reading =
  | { readonly value: unknown; readonly problems?: readonly SettingProblem[] }
  | { readonly problem: string };

/** What stands in an attribute as JSON. */
const STRUCTURED: ReadonlySet<Field['kind']> = new Set([
  'list',
  'group',
  'variants',
  'record',
  'rules',
  'raw',
]);

/** Reads an attribute's text by its field. */
export function readAttribute(field: Field, text: string): Reading {
  if (field.kind === 'toggle') return { value: isPresent(text) };
  if (!STRUCTURED.has(field.kind)) return fitting(field, text);
  if (text.trim() === '') return { value: defaultOf(field) };
  const json = readJson(text);
  return hasOwn(json, 'value') ? fitting(field, json.value) : json;
}

/**
 * Reads a value that script assigned; text is read as an attribute's would be, so frameworks that set
 * all as properties may pass JSON, `'7'` or `''`.
 */
export function readAssigned(field: PropField, assigned: unknown): Reading {
  if (typeof assigned === 'string') {
    const reading = readAttribute(field, assigned);
    // No attribute stands broken in the page, where a property has none: it is junk like any other.
    const isJunk = field.attribute === undefined && hasOwn(reading, 'problem');
    return isJunk ? fitting(field, assigned) : reading;
  }
  return fitting(field, field.kind === 'text' ? textFrom(assigned) : assigned);
}

/** Reads text as JSON. */
export function readJson(text: string): Reading {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { problem: `is not valid JSON (${placeOf(error)})` };
  }
}

/** The value of a property that was given none. */
export function defaultOf(field: Field | undefined): unknown {
  return field && hasOwn(field, 'default') ? field.default : undefined;
}

/** An attribute is on by being there, unless its text says no. */
function isPresent(text: string): boolean {
  const word = text.trim();
  return word === '' || !isOff(word);
}

/** What is as good as a text, as text. Other objects have none that a visitor should read, or even none at all. */
function textFrom(assigned: unknown): unknown {
  const hasText =
    typeof assigned === 'boolean' || assigned instanceof URL || assigned instanceof String;
  return hasText ? String(assigned) : assigned;
}

// What does not fit falls back: junk must not cost a visitor the element.
function fitting(field: Field, came: unknown): Reading {
  const { value, problems } = parseValue(field, came);
  return { value: value ?? defaultOf(field), problems };
}

// Engines word the place differently, and some errors have none; then their own words serve.
function placeOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return /position \d+|line \d+ column \d+/.exec(message)?.[0] ?? message;
}
