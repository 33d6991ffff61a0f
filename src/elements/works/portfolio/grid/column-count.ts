/** Where the number of columns changes, in CSS pixels of the element's own width, widest first. */
const STEPS = { asked: [900, 500], usual: [900, 750] } as const;

/**
 * How many columns a grid of `width` CSS pixels has.
 *
 * @param columns the most it may have, reached from 900 px on; default, and for junk: 3
 */
export function columnCount(width: number, columns?: number): number {
  const isAsked = columns !== undefined && Number.isFinite(columns) && columns >= 1;
  const most = isAsked ? Math.floor(columns) : 3;
  const [wide, medium] = isAsked ? STEPS.asked : STEPS.usual;
  if (width >= wide) return most;
  return Math.min(most, width >= medium ? 2 : 1);
}
