import { join } from 'node:path';
import { preactAliases } from './preact-aliases.js';

/**
 * The replacements for the React that the library is developed with, as Vite's `resolve.alias`.
 *
 * @param react `preact`, `18`, or undefined for none
 * @param folder the folder with React 18
 */
export function reactAliases(react, folder) {
  if (react === 'preact') return preactAliases;
  if (react !== '18') return [];
  return ['react', 'react-dom'].map((name) => ({
    find: new RegExp(`^${name}(?=/|$)`),
    replacement: join(folder, 'node_modules', name),
  }));
}
