import { join } from 'node:path';
import { preactAliases } from './preact-aliases.js';

/**
 * What stands in the place of the React that the library is developed with, as Vite's `resolve.alias`.
 *
 * @param react `preact`, `18`, or undefined: none
 * @param folder where React 18 is installed
 */
export function reactAliases(react, folder) {
  if (react === 'preact') return preactAliases;
  if (react !== '18') return [];
  return ['react', 'react-dom'].map((name) => ({
    find: new RegExp(`^${name}(?=/|$)`),
    replacement: join(folder, 'node_modules', name),
  }));
}
