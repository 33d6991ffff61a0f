import type { Corners, Gaps, Length, Media, Shadow, Sides } from '../../core/settings';
import { cssColour, cssKeyword, cssLengthOf, cssNumber, cssUrl } from './css-values';
import type { Declarations } from './style-rule';

/** Writes a parsed value as CSS declarations; no declarations for a value that is none. */
export type Writer<V> = (value: V) => Declarations;

/** Returns the declarations that have a value. */
export function declared(values: Readonly<Record<string, string | undefined>>): Declarations {
  const set = Object.entries(values).filter((entry): entry is [string, string] => !!entry[1]);
  return Object.fromEntries(set);
}

/** Writes a colour. */
export function colour(property: string): Writer<string> {
  return (value) => declared({ [property]: cssColour(value) });
}

/** Writes a length. */
export function length(property: string): Writer<Length | string> {
  return (value) => declared({ [property]: cssLengthOf(value) });
}

/** Writes a number without a unit. */
export function number(property: string): Writer<number> {
  return (value) => declared({ [property]: cssNumber(value) });
}

/** Writes a share, whose unit has no meaning, as a number from 0 to 1. */
export function share(property: string): Writer<Length> {
  return ({ value }) => declared({ [property]: String(Math.min(1, Math.max(0, value))) });
}

/**
 * Writes a choice as a keyword.
 *
 * @param words the CSS value by choice; other choices write nothing. Default: the choice is the keyword.
 */
export function keyword(
  property: string,
  words?: Readonly<Record<string, string>>,
): Writer<string> {
  return (value) => {
    if (!words) return declared({ [property]: cssKeyword(value) });
    return Object.hasOwn(words, value) ? declared({ [property]: words[value] }) : {};
  };
}

/** The CSS value of each choice of an alignment: the page builder's left and right are start and end. */
const alignments = {
  left: 'start',
  start: 'start',
  center: 'center',
  right: 'end',
  end: 'end',
  justify: 'justify',
} as const;

/** Writes the alignment of text. */
export const textAlign: Writer<string> = keyword('text-align', alignments);

/**
 * Writes lengths by side with logical properties: left is the start side, which is at the right in right-to-left pages.
 *
 * @param name `margin`, `padding` or `inset`; for `border`, the widths are written
 */
export function sides(name: 'margin' | 'padding' | 'inset' | 'border'): Writer<Sides> {
  const property = (side: string): string =>
    name === 'border' ? `border-${side}-width` : `${name}-${side}`;
  return ({ top, right, bottom, left }) =>
    declared({
      [property('block-start')]: sideLength(top),
      [property('inline-end')]: sideLength(right),
      [property('block-end')]: sideLength(bottom),
      [property('inline-start')]: sideLength(left),
    });
}

/** Writes radiuses by corner with logical properties. */
export const corners: Writer<Corners> = ({ topLeft, topRight, bottomRight, bottomLeft }) =>
  declared({
    'border-start-start-radius': cssLengthOf(topLeft),
    'border-start-end-radius': cssLengthOf(topRight),
    'border-end-end-radius': cssLengthOf(bottomRight),
    'border-end-start-radius': cssLengthOf(bottomLeft),
  });

/** Writes gaps between rows and columns. */
export const gaps: Writer<Gaps> = ({ row, column }) =>
  declared({ 'row-gap': cssLengthOf(row), 'column-gap': cssLengthOf(column) });

/** Writes the shadow of a box, or that of text, which has no spread. */
export function shadow(property: 'box-shadow' | 'text-shadow'): Writer<Shadow> {
  return ({ x, y, blur, spread, color }) => {
    const lengths = property === 'box-shadow' ? [x, y, blur, spread] : [x, y, blur];
    const written = lengths.map((value) => cssLengthOf({ value, unit: 'px' }));
    return declared({ [property]: [...written, cssColour(color)].filter(Boolean).join(' ') });
  };
}

/** Writes a picture as `url("…")`. */
export function picture(property: 'background-image' | 'mask-image'): Writer<Media> {
  return ({ url }) => declared({ [property]: cssUrl(url) });
}

/** Joins the declarations of several writers. */
export function all<V>(...writers: readonly Writer<V>[]): Writer<V> {
  return (value) => Object.assign({}, ...writers.map((write) => write(value)));
}

/** A length, an expression, or `auto`. */
function sideLength(value: Length | string | undefined): string | undefined {
  return value === 'auto' ? value : cssLengthOf(value);
}
