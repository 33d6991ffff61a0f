/** True for a toggle that is on, as CMSs print one: `true`, `1`, `yes` or `on`, also as text. */
export function isOn(value: unknown): boolean {
  return /^(true|1|yes|on)$/i.test(printed(value));
}

/** True for one that is off: `false`, `0`, `no`, `off` or nothing (`''`). Junk, and what is absent, is neither. */
export function isOff(value: unknown): boolean {
  return /^(false|0|no|off|)$/i.test(printed(value));
}

/** Objects are no toggles, and some of a JSON's cannot even become text. */
function printed(value: unknown): string {
  return typeof value === 'object' ? 'object' : String(value);
}
