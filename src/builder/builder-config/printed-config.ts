/**
 * Returns the configuration that the page builder has printed for its own script
 * (docs/compatibility/page-builder-markup.md#configuration). Undefined if the configuration is missing or
 * unreadable.
 *
 * Reads the global that the builder's inline script assigns. If the page's policy blocks that script, reads
 * the JSON in its text.
 */
export function printedConfig(builder: string): unknown {
  const name = `${builder}FrontendConfig`;
  const assigned: unknown = Reflect.get(globalThis, name);
  if (assigned) return assigned;
  const script = document.getElementById(`${builder}-frontend-js-before`);
  return script ? assignedIn(script.textContent, name) : undefined;
}

/** Returns the JSON value that a script's text assigns to a global. The CMS prints it in one line. */
export function assignedIn(text: string, name: string): unknown {
  const line = text.split('\n').find((one) => one.includes(name)) ?? '';
  const json = line.slice(line.indexOf('{', line.indexOf(name)), line.lastIndexOf('}') + 1);
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
