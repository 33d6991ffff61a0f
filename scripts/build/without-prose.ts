import { type Plugin, parseSync } from 'vite';
import { edited } from './edits.ts';
import { proseEdits } from './prose.ts';

/** The modules that declare what elements are, to browsers and to readers at once. */
const DECLARATIONS = /\/src\/.+\.(element|settings|config)\.ts$/;

/**
 * Keeps out of the page layout what declarations say to people only: labels, also those of options,
 * docs, groups, releases, units, examples, reasons, and the slots, parts and custom properties of
 * contracts.
 */
export const withoutProse: Plugin = {
  name: 'without-prose',
  // Before the types are taken out, while the file is as it was written.
  enforce: 'pre',
  transform(code, id) {
    return DECLARATIONS.test(id) ? { code: withoutProseIn(code, id), map: null } : undefined;
  },
};

/** A module's code without the prose of its declarations. */
export function withoutProseIn(code: string, file: string): string {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return edited(code, proseEdits(program));
}
