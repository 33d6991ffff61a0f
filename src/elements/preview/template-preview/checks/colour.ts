/** A hexadecimal colour, a name, or a function of numbers: none can fetch an address or end a declaration. */
const SHAPE =
  /^(?:#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|[a-z]{3,24}|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([\w\s.,%/+-]{1,60}\))$/i;
const NO_COLOUR = /^(?:inherit|initial|unset|revert)$/i;

/** A CSS colour; undefined for anything else. */
export function colour(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (!SHAPE.test(text) || NO_COLOUR.test(text)) return undefined;
  // Node has no `CSS.supports`, so colour names are not checked there.
  const { CSS: css } = globalThis as { CSS?: typeof CSS };
  return (css?.supports('color', text) ?? true) ? text : undefined;
}
