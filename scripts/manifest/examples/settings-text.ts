/** The largest width of a line of a sample. */
const WIDTH = 90;

/** Settings as JSON: on one line if they are short, else with short objects and lists on lines of their own. */
export function settingsText(value: unknown, indent = ''): string {
  const line = onOneLine(value);
  if (indent.length + line.length <= WIDTH || typeof value !== 'object' || value === null)
    return line;
  const deeper = `${indent}  `;
  const entries = Array.isArray(value)
    ? value.map((item) => settingsText(item, deeper))
    : Object.entries(value).map(([key, item]) => `"${key}": ${settingsText(item, deeper)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${entries.map((entry) => deeper + entry).join(',\n')}\n${indent}${close}`;
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, item]) => `"${key}": ${onOneLine(item)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}
