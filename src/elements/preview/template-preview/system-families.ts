/** The generic and system families of CSS. */
const KEYWORDS = new Set([
  'serif',
  'sans-serif',
  'monospace',
  'cursive',
  'fantasy',
  'system-ui',
  'ui-serif',
  'ui-sans-serif',
  'ui-monospace',
  'ui-rounded',
  'math',
  'emoji',
  'fangsong',
  '-apple-system',
  'blinkmacsystemfont',
]);

/** True for a generic family, which must not be quoted. */
export function isFontKeyword(name: string): boolean {
  return KEYWORDS.has(name.toLowerCase());
}

/** Families installed with operating systems, which need no font service. */
const INSTALLED = new Set([
  'apple color emoji',
  'arial',
  'arial black',
  'book antiqua',
  'calibri',
  'cambria',
  'comic sans ms',
  'consolas',
  'courier',
  'courier new',
  'georgia',
  'helvetica',
  'helvetica neue',
  'impact',
  'lucida console',
  'lucida grande',
  'lucida sans unicode',
  'menlo',
  'monaco',
  'palatino',
  'palatino linotype',
  'segoe ui',
  'tahoma',
  'times',
  'times new roman',
  'trebuchet ms',
  'verdana',
]);

/** True for a generic or an installed family. */
export function isSystemFamily(name: string): boolean {
  return isFontKeyword(name) || INSTALLED.has(name.toLowerCase());
}
