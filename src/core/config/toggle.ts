/**
 * True for a toggle that is on, in the forms that CMSs print: `true`, `1`, `yes` or `on`, also as text.
 */
export function isOn(value: unknown): boolean {
  return /^(true|1|yes|on)$/i.test(printed(value));
}

/**
 * True for a toggle that is off: `false`, `0`, `no`, `off` or `''`. Absent and invalid values are neither
 * on nor off.
 */
export function isOff(value: unknown): boolean {
  return /^(false|0|no|off|)$/i.test(printed(value));
}

/** Objects are not toggles; some cannot even be converted to text. */
function printed(value: unknown): string {
  return typeof value === 'object' ? 'object' : String(value);
}
