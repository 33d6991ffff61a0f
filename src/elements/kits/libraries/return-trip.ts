/** How a way to the library has ended, as its last address says it. */
export type ReturnOutcome = 'connected' | 'refused' | 'failed';

const outcomes: readonly string[] = ['connected', 'refused', 'failed'] satisfies ReturnOutcome[];

const isOutcome = (text: string | null): text is ReturnOutcome =>
  text !== null && outcomes.includes(text);

/** Reads `library` of a page's query, and takes it out, so that a reload does not tell it again. */
export function takeReturnOutcome({ location, history }: Window): ReturnOutcome | undefined {
  const url = new URL(location.href);
  const found = url.searchParams.get('library');
  if (!isOutcome(found)) return undefined;
  url.searchParams.delete('library');
  history.replaceState(history.state, '', url);
  return found;
}

/** The path of a page, to come back to. */
export function ownPath({ location }: Window): string {
  return location.pathname + location.search;
}
