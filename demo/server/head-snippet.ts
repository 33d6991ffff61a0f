import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { libraryRoot } from './assets';

/**
 * The colour switcher's head snippet, the same text on every page, printed inside a `<script>`.
 *
 * @param fromSource bundles it now; as built, it is empty where the library has not been built
 * @param folder of the built library
 */
export async function headSnippet(fromSource = false, folder = libraryRoot): Promise<string> {
  const built = join(folder, 'head/color-switcher.js');
  if (!fromSource) return existsSync(built) ? readFileSync(built, 'utf8') : '';
  const { headSnippetText } = await import('../../scripts/build/standalone');
  return headSnippetText();
}

/** A script's text as a source of the Content-Security-Policy's `script-src`. */
export function scriptSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
