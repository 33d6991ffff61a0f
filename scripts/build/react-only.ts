import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const elements = fileURLToPath(new URL('../../src/elements/', import.meta.url));

/**
 * The families of tools for administrators. Each is free to take what only React does, and no visitor
 * loads them, so the page layout with Preact does without.
 */
const families = ['kits'];

/** Whether an element, such as `kit-export`, is in the page layout with React only. */
export function isReactOnly(name: string): boolean {
  return families.some((family) => existsSync(`${elements}${family}/${name}`));
}
