import { parsedWith } from '../config/empty-object';
import type { PropContract } from './contract';

/** A value as the body receives it, or the reason why there is none. */
export type Reading = { readonly value: unknown } | { readonly problem: string };

const FALSE_WORDS = new Set(['false', 'no', '0']);

/** Reads an attribute's text (null: absent) by the prop's contract. */
export function readAttribute(prop: PropContract, text: string | null): Reading {
  if (text === null) return { value: prop.default };
  if (prop.type === 'boolean') return { value: !FALSE_WORDS.has(text.trim().toLowerCase()) };
  if (prop.type === 'string') return { value: fitting(prop, text) };
  if (text.trim() === '') return { value: prop.default };
  if (prop.type === 'number') return { value: fitting(prop, Number(text)) };
  return readJson(prop, text);
}

/**
 * Reads a value that script assigned; text is read as an attribute's would be, so frameworks that set
 * all as properties may pass JSON, `'7'` or `''`.
 */
export function readAssigned(prop: PropContract, assigned: unknown): Reading {
  if (prop.type === 'string') return { value: fitting(prop, String(assigned)) };
  if (typeof assigned === 'string') return readAttribute(prop, assigned);
  return prop.type === 'json' ? conforming(prop, assigned) : { value: fitting(prop, assigned) };
}

/** Reads JSON text by the prop's schema. */
export function readJson(prop: PropContract, text: string): Reading {
  try {
    return conforming(prop, JSON.parse(text));
  } catch (error) {
    return { problem: `is not valid JSON (${placeOf(error)})` };
  }
}

// A scalar that does not fit falls back in silence: junk must not cost a visitor the element.
function fitting(prop: PropContract, value: unknown): unknown {
  const result = prop.schema.safeParse(value);
  return result.success ? result.data : prop.default;
}

function conforming(prop: PropContract, data: unknown): Reading {
  const result = parsedWith(prop.schema, data);
  if (result.success) return { value: result.data };
  const issue = result.error.issues[0];
  const place = issue?.path.length ? `at ${issue.path.map(String).join('.')}: ` : '';
  return { problem: `does not have the right shape (${place}${issue?.message ?? 'unknown'})` };
}

// Engines word the place differently, and some errors have none; then their own words serve.
function placeOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return /position \d+|line \d+ column \d+/.exec(message)?.[0] ?? message;
}
