/** The families that CSS has of its own. */
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

/** True of a family that stands for another one; in quotes it would be the name of a font. */
export function isFontKeyword(name: string): boolean {
  return KEYWORDS.has(name.toLowerCase());
}

/** Families that come with a system: no font service has to be asked for them. */
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

/** True of a family that visitors have, or that only stands for one. */
export function isSystemFamily(name: string): boolean {
  return isFontKeyword(name) || INSTALLED.has(name.toLowerCase());
}
