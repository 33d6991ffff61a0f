const NUMBER = /^\d{1,4}(?:\.\d{1,4})?$/;
const LINE_HEIGHT = /^\d{1,4}(?:\.\d{1,4})?(?:px|em|rem|%)?$/;
const UNITS = ['px', 'em', 'rem', '%', 'vw'];

/** A number above 0, as text; hosts send a number or a text. */
export function size(value: unknown): string | undefined {
  const text = String(value).trim();
  return NUMBER.test(text) && Number(text) > 0 ? text : undefined;
}

/** The unit of a font size. */
export function unit(value: unknown): string | undefined {
  return UNITS.find((known) => known === value);
}

/** A line height: a number, a length, or `normal` or `inherit`. */
export function lineHeight(value: unknown): string | undefined {
  const text = String(value).trim().toLowerCase();
  if (text === 'normal' || text === 'inherit') return text;
  return LINE_HEIGHT.test(text) && Number.parseFloat(text) > 0 ? text : undefined;
}

/** A logo's width in CSS pixels. */
export function pixels(value: unknown): number | undefined {
  const width = Number(size(value));
  return width <= 2000 ? width : undefined;
}
