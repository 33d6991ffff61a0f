import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** An import of a stylesheet beside or below the importing one, on a line of its own. */
const IMPORT = /^@import "(\.\/[^"\n]+)";$/gm;

/** Returns a stylesheet with the text of its imports in their place, so that a page needs one request. */
export function inlinedCss(file: string): string {
  const text = readFileSync(file, 'utf8');
  return text.replace(IMPORT, (_, path: string) => inlinedCss(join(dirname(file), path)).trimEnd());
}
