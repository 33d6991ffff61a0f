/** The largest width of a line of a sample. */
const WIDTH = 90;

/** A value as PHP code: on one line if it is short, else with entries on lines of their own. */
export function phpText(value: unknown, indent = ''): string {
  const line = onOneLine(value);
  if (indent.length + line.length <= WIDTH || typeof value !== 'object' || value === null)
    return line;
  const deeper = `${indent}    `;
  const entries = Array.isArray(value)
    ? value.map((item) => phpText(item, deeper))
    : Object.entries(value).map(([key, item]) => `${quoted(key)} => ${phpText(item, deeper)}`);
  return `[\n${entries.map((entry) => `${deeper}${entry},`).join('\n')}\n${indent}]`;
}

function onOneLine(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value).map(
    ([key, item]) => `${quoted(key)} => ${onOneLine(item)}`,
  );
  return `[${entries.join(', ')}]`;
}

/** A text in single quotes, where PHP escapes only the quote and the backslash. */
function quoted(text: string): string {
  return `'${text.replaceAll(/[\\']/g, '\\$&')}'`;
}
