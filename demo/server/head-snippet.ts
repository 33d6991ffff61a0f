import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The colour switcher's head snippet: the same text on every page, printed inside a `<script>`. */
export const headSnippet: string = readFileSync(
  new URL('../../src/head/color-switcher.js', import.meta.url),
  'utf8',
);

/** The snippet as a source of the Content-Security-Policy's `script-src`. */
export const headSnippetSource = `'sha256-${createHash('sha256').update(headSnippet).digest('base64')}'`;
