import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const built = fileURLToPath(new URL('../../dist/cdn/head/color-switcher.js', import.meta.url));

/**
 * The colour switcher's head snippet, the same text on every page, printed inside a `<script>`.
 *
 * @param fromSource bundles it now; as built, it is empty where the library has not been built
 */
export async function headSnippet(fromSource = false): Promise<string> {
  if (!fromSource) return existsSync(built) ? readFileSync(built, 'utf8') : '';
  const { headSnippetText } = await import('../../scripts/build/standalone');
  return headSnippetText();
}

/** A script's text as a source of the Content-Security-Policy's `script-src`. */
export function scriptSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
