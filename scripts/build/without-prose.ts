import { type Plugin, parseSync } from 'vite';
import { edited } from './edits.ts';
import { proseEdits } from './prose.ts';

/** Matches the imports of modules that declare: `core/settings`, the contract of an element, and `api/route`. */
const MAKERS = /(^|\/)(settings|contract|route)(\/\w+)?$/;

/**
 * Removes the prose of declarations from the page layout: labels, also those of options, docs, groups, releases,
 * units, examples, reasons, conditions, and the slots, parts and custom properties of contracts.
 * Also removes the data of API routes that only servers and generators read.
 */
export const withoutProse: Plugin = {
  name: 'without-prose',
  // Before the types are removed, because declarations are read as they are written.
  enforce: 'pre',
  transform: {
    // Most modules need not be parsed.
    filter: { id: /\/src\/.+\.ts$/, code: /\/(settings|contract|route)\b/ },
    handler: (code, id) => ({ code: withoutProseIn(code, id), map: null }),
  },
};

/** A module's code without the prose of its declarations. Modules without declarations are returned unchanged. */
export function withoutProseIn(code: string, file: string): string {
  const { program, module, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const declares = module.staticImports.some(({ moduleRequest }) =>
    MAKERS.test(moduleRequest.value),
  );
  return declares ? edited(code, proseEdits(program)) : code;
}
