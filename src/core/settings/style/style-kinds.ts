import { readColour } from '../colour';
import type { GlobalReference, Shadow, StyleField } from '../declaration';
import { numberOf } from '../number';
import { JUNK, NOTHING, objectOf } from '../reading';
import { readCorners, readGaps, readSides } from './sides';

/**
 * Reads the kinds of page styles: pass it as `styles` to `parseSettings`. Separate from the parser, because the pages of
 * visitors have no such settings.
 */
export function styleKinds(field: StyleField, value: unknown): unknown {
  switch (field.kind) {
    case 'sides':
      return readSides(value, field);
    case 'corners':
      return readCorners(value, field);
    case 'gaps':
      return readGaps(value, field);
    case 'shadow':
      return readShadow(value);
    case 'global':
      return readGlobal(value);
    // Read by their parts: see `flatFields`.
    case 'typography':
    case 'gradient':
      return JUNK;
    default:
      return field satisfies never;
  }
}

/** Reads `{ horizontal, vertical, blur, spread, color }`, or the parsed form with `x` and `y`. */
function readShadow(value: unknown): Shadow | typeof JUNK | typeof NOTHING {
  const shadow = objectOf(value);
  if (!shadow) return JUNK;
  if (Object.keys(shadow).length === 0) return NOTHING;
  const { horizontal, vertical, x = horizontal, y = vertical, blur, spread } = shadow;
  const [right, down, soft, wide] = [x, y, blur, spread].map(pixels);
  if (right === undefined || down === undefined || soft === undefined || wide === undefined) {
    return JUNK;
  }
  const isColoured = shadow.color !== undefined && shadow.color !== null && shadow.color !== '';
  const color = isColoured ? readColour(shadow.color) : undefined;
  if (color === JUNK || soft < 0) return JUNK;
  return { x: right, y: down, blur: soft, spread: wide, ...(color !== undefined && { color }) };
}

/** Returns a number; 0 for an unset one, and undefined for an invalid one. */
function pixels(value: unknown): number | undefined {
  return value === undefined || value === null || value === '' ? 0 : numberOf(value);
}

const REFERENCE = /^\/?globals\/(colors|typography|sizes)\?id=([\w-]{1,64})$/;

/** Reads `globals/colors?id=primary`, or the parsed form. */
function readGlobal(value: unknown): GlobalReference | typeof JUNK {
  const { type, id } = objectOf(value) ?? {};
  const text = typeof value === 'string' ? value : `globals/${type}?id=${id}`;
  const [, kind, name] = REFERENCE.exec(text) ?? [];
  return name === undefined ? JUNK : { type: kind as GlobalReference['type'], id: name };
}
