/** Presentation attributes. The site's security policy forbids style attributes in images too. */
export type Attributes = Readonly<Record<string, string | number>>;

/** A number rounded to one decimal. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

/** Attributes as text for a tag. */
export function attributes(given: Attributes): string {
  return Object.entries(given)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? short(value) : value}"`)
    .join('');
}

/** An element without content. */
export const shape = (name: string, given: Attributes): string => `<${name}${attributes(given)}/>`;

/** A group of shapes with common attributes. */
export const group = (given: Attributes, ...shapes: readonly string[]): string =>
  `<g${attributes(given)}>${shapes.join('')}</g>`;

/** A rectangle. */
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string => shape('rect', { x, y, width, height, fill, ...more });

export const path = (d: string, given: Attributes): string => shape('path', { d, ...given });

/** Horizontal lines in one path, as an image of text. */
export function textLines(
  x: number,
  y: number,
  widths: readonly number[],
  step: number,
  colour: string,
  thickness: number,
): string {
  const d = widths
    .map((width, index) => `M${short(x)} ${short(y + index * step)}h${short(width)}`)
    .join('');
  return path(d, {
    stroke: colour,
    'stroke-width': thickness,
    'stroke-linecap': 'round',
    fill: 'none',
  });
}
