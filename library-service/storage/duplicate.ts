/** The code of PostgreSQL for a violated unique index (PostgreSQL, Appendix A). */
const UNIQUE_VIOLATION = '23505';

/** Whether a statement failed because a row with the same unique values exists. */
export function isDuplicate(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return Object(error).code === UNIQUE_VIOLATION || error.message.includes('UNIQUE');
}
