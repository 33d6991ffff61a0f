/** Formats data as PHP: arrays with single-quoted texts, in which PHP replaces nothing. */
export function phpText(value: unknown, indent = ''): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object') throw new Error(`PHP has no way to write a ${typeof value}.`);
  const inner = `${indent}\t`;
  const entries = Array.isArray(value)
    ? value.map((item) => phpText(item, inner))
    : Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([key, item]) => `${quoted(key)} => ${phpText(item, inner)}`);
  if (entries.length === 0) return '[]';
  return `[\n${entries.map((entry) => `${inner}${entry},\n`).join('')}${indent}]`;
}

function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}
