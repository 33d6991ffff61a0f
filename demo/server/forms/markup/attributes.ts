import { html } from 'hono/html';
import type { Html } from '../../../pages/page';

/** The value of an attribute. `true` prints the name without a value, `undefined` and `false` print nothing. */
export type AttributeValue = string | number | boolean | undefined;

/** Attributes for a tag, each after a space. Values are escaped. */
export function attributes(values: Readonly<Record<string, AttributeValue>>): Html[] {
  return Object.entries(values).flatMap(([name, value]) => {
    if (value === undefined || value === false) return [];
    return value === true ? html` ${name}` : html` ${name}="${value}"`;
  });
}
