import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const elements = fileURLToPath(new URL('../../src/elements/', import.meta.url));

/**
 * The families of tools for administrators. They may use features that only React has, and no visitor loads them, so
 * the page layout with Preact leaves them out.
 */
const families = ['kits', 'libraries'];

/** Whether an element, such as `kit-export`, is in the page layout with React only. */
export function isReactOnly(name: string): boolean {
  return families.some((family) => existsSync(`${elements}${family}/${name}`));
}
