import { pageAddress } from '../../../core/dom/page-address';

/** The outcome of connecting an account, as the library reports it in the query of the return address. */
export type ReturnOutcome = 'connected' | 'refused' | 'failed';

const outcomes: readonly string[] = ['connected', 'refused', 'failed'] satisfies ReturnOutcome[];

const isOutcome = (text: string | null): text is ReturnOutcome =>
  text !== null && outcomes.includes(text);

/**
 * Returns `library` of the page's query, and removes it from the address, so that a reload does not report it
 * again.
 */
export function takeReturnOutcome({ location, history }: Window): ReturnOutcome | undefined {
  const url = new URL(location.href);
  const outcome = url.searchParams.get('library');
  if (!isOutcome(outcome)) return undefined;
  url.searchParams.delete('library');
  history.replaceState(history.state, '', url);
  return outcome;
}

/** Returns the page's path and query, for the way back to it. */
export function ownPath({ document }: Window): string {
  const { pathname, search } = pageAddress(document);
  return pathname + search;
}
