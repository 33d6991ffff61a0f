/** Breakpoints of the number of columns in CSS pixels of the element's width, widest first. */
const BREAKPOINTS = { configured: [900, 500], default: [900, 750] } as const;

/** The configured number of columns. */
export interface Columns {
  /** Number of columns from 900 px. Default, also for invalid values: 3. */
  readonly columns?: number | undefined;
  /** True if `columns` applies at any width, because it was set for the current device only. */
  readonly isExact?: boolean | undefined;
}

/** The number of columns of a grid that is `width` CSS pixels wide. */
export function columnCount(width: number, { columns, isExact }: Columns = {}): number {
  const isConfigured = columns !== undefined && Number.isFinite(columns) && columns >= 1;
  const most = isConfigured ? Math.floor(columns) : 3;
  if (isConfigured && isExact) return most;
  const [wide, medium] = isConfigured ? BREAKPOINTS.configured : BREAKPOINTS.default;
  if (width >= wide) return most;
  return Math.min(most, width >= medium ? 2 : 1);
}
