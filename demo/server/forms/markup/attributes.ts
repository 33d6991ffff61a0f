import { html } from 'hono/html';
import type { Html } from '../../../pages/page';

/** What an attribute may be set to; `true` prints its name alone, `undefined` and `false` nothing. */
export type AttributeValue = string | number | boolean | undefined;

/** Attributes as they go into a tag, each after a space. Values are escaped. */
export function attributes(values: Readonly<Record<string, AttributeValue>>): Html[] {
  return Object.entries(values).flatMap(([name, value]) => {
    if (value === undefined || value === false) return [];
    return value === true ? html` ${name}` : html` ${name}="${value}"`;
  });
}
