/** The pattern of a CSS class: letters of any script, digits, `_`, `-` and `:`. */
const CLASS = /^[\p{L}\p{M}\p{N}_:-]{1,64}$/u;

/** The largest number of classes in one setting. */
const MOST = 50;

/** True for CSS classes separated by spaces. */
export function isClassList(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > 65 * MOST) return false;
  return value.split(/\s+/).every((name) => name === '' || CLASS.test(name));
}

/** True for an id of the HTML that can be the target of a link; an empty text sets none. */
export function isAnchor(value: unknown): value is string {
  return typeof value === 'string' && /^[\p{L}\p{M}\p{N}_-]{0,64}$/u.test(value);
}
