/** Where the number of columns changes, in CSS pixels of the element's own width, widest first. */
const STEPS = { asked: [900, 500], usual: [900, 750] } as const;

/** How many columns are asked for. */
export interface Columns {
  /** The most that there may be, reached from 900 px on; default, and for junk: 3. */
  readonly columns?: number | undefined;
  /** There are exactly that many at any width, as for what is said for the window's very device. */
  readonly isExact?: boolean | undefined;
}

/** How many columns a grid of `width` CSS pixels has. */
export function columnCount(width: number, { columns, isExact }: Columns = {}): number {
  const isAsked = columns !== undefined && Number.isFinite(columns) && columns >= 1;
  const most = isAsked ? Math.floor(columns) : 3;
  if (isAsked && isExact) return most;
  const [wide, medium] = isAsked ? STEPS.asked : STEPS.usual;
  if (width >= wide) return most;
  return Math.min(most, width >= medium ? 2 : 1);
}
