import { record, text, wholeNumber } from '../item-fields';
import { FetchFailure } from './fetch-failure';

/** One page of a list, as the server gave it. */
export interface ListAnswer {
  readonly entries: readonly unknown[];
  /** `X-{cms}-Total`; undefined where it is missing or hidden by CORS. */
  readonly total: number | undefined;
  /** `X-{cms}-TotalPages`. */
  readonly totalPages: number | undefined;
}

/** How a list is fetched. */
export interface ListFetching {
  readonly signal: AbortSignal;
  /** The first part of the headers' names, such as `WP`. */
  readonly cms: string;
  /** Milliseconds for the whole answer; default 30,000. */
  readonly timeout?: number | undefined;
}

/** What WordPress says to a page past the end; on the last of a shrinking list this is no failure. */
const PAST_END = 'rest_post_invalid_page_number';

/**
 * Gets one page of a list; a page past the end is an empty one.
 *
 * @throws FetchFailure; or the reason of `signal`
 */
export async function fetchedList(address: string, fetching: ListFetching): Promise<ListAnswer> {
  const { cms, signal } = fetching;
  const { response, body } = await answer(address, fetching);
  signal.throwIfAborted();
  if (!response.ok) {
    const reason = text(record(body).code) || undefined;
    if (reason === PAST_END) return { entries: [], total: undefined, totalPages: undefined };
    throw new FetchFailure('refused', address, { status: response.status, reason });
  }
  const entries = list(body);
  if (!entries) throw new FetchFailure('unreadable', address);
  const count = (name: string): number | undefined =>
    wholeNumber(response.headers.get(`X-${cms}-${name}`));
  return { entries, total: count('Total'), totalPages: count('TotalPages') };
}

async function answer(
  address: string,
  { signal, timeout = 30_000 }: ListFetching,
): Promise<{ response: Response; body: unknown }> {
  const late = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(address, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.any([signal, late]),
    });
    const body = await response.text();
    return { response, body: parsed(body) };
  } catch (cause) {
    signal.throwIfAborted();
    throw new FetchFailure(late.aborted ? 'timeout' : 'unreachable', address, { cause });
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

// PHP prints a list with gaps in its numbers as an object.
function list(body: unknown): readonly unknown[] | undefined {
  if (Array.isArray(body)) return body;
  const entries = Object.entries(record(body));
  const isList = entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key));
  return isList ? entries.map(([, value]) => value) : undefined;
}
