import type { Template } from '../../../src/api/libraries/template';

/** Returns the template with a number. */
export function template(number: number, change: Partial<Template> = {}): Template {
  return {
    id: String(number),
    title: `Template ${number}`,
    type: 'page',
    author: 'Ada',
    created: 1_700_000_000_000 + number,
    edited: 1_700_000_000_000 + number,
    bytes: 1000,
    folder: null,
    thumbnail: null,
    ...change,
  };
}
