import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { libraryRoot } from './assets';

/**
 * The colour switcher's head snippet: the text of an inline `<script>`, the same on every page.
 *
 * @param fromSource bundles the snippet now. Otherwise it is read from the build, and empty without a build.
 * @param folder the folder of the built library
 */
export async function headSnippet(fromSource = false, folder = libraryRoot): Promise<string> {
  const built = join(folder, 'head/color-switcher.js');
  if (!fromSource) return existsSync(built) ? readFileSync(built, 'utf8') : '';
  const { headSnippetText } = await import('../../scripts/build/standalone');
  return headSnippetText();
}

/** The hash source of an inline script for `script-src` in the Content-Security-Policy. */
export function scriptSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
