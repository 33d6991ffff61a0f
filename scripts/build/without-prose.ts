import { type Plugin, parseSync } from 'vite';
import { edited } from './edits.ts';
import { proseEdits } from './prose.ts';

/** What declarations are made with: `core/settings`, and the contract of an element. */
const MAKERS = /(^|\/)(settings|contract)(\/\w+)?$/;

/**
 * Keeps out of the page layout what declarations say to people only: labels, also those of options,
 * docs, groups, releases, units, examples, reasons, and the slots, parts and custom properties of
 * contracts.
 */
export const withoutProse: Plugin = {
  name: 'without-prose',
  // Before the types are taken out, while the file is as it was written.
  enforce: 'pre',
  transform: {
    // Most modules need not be parsed for it.
    filter: { id: /\/src\/.+\.ts$/, code: /\/(settings|contract)\b/ },
    handler: (code, id) => ({ code: withoutProseIn(code, id), map: null }),
  },
};

/** A module's code without the prose of its declarations; one that imports nothing to declare with stays as it is. */
export function withoutProseIn(code: string, file: string): string {
  const { program, module, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const declares = module.staticImports.some(({ moduleRequest }) =>
    MAKERS.test(moduleRequest.value),
  );
  return declares ? edited(code, proseEdits(program)) : code;
}
