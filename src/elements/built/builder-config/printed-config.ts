/**
 * The configuration that the page builder has printed for its own script: the global that its inline
 * script assigns, else what that script's text says, where the page's policy has not let it run (facts,
 * page-builder-markup 9). Undefined where there is none, or none that can be read.
 */
export function printedConfig(builder: string): unknown {
  const name = `${builder}FrontendConfig`;
  const assigned: unknown = Reflect.get(globalThis, name);
  if (assigned) return assigned;
  const script = document.getElementById(`${builder}-frontend-js-before`);
  return script ? assignedIn(script.textContent, name) : undefined;
}

/** What a script's text assigns to a global: JSON, which the CMS prints in one line. */
export function assignedIn(text: string, name: string): unknown {
  const line = text.split('\n').find((one) => one.includes(name)) ?? '';
  const json = line.slice(line.indexOf('{', line.indexOf(name)), line.lastIndexOf('}') + 1);
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
