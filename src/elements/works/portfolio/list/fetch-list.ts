import { record, text, wholeNumber } from '../item-fields';
import { FetchFailure } from './fetch-failure';

/** The response with one page of a list. */
export interface ListResponse {
  readonly entries: readonly unknown[];
  /** `X-{cms}-Total`; undefined if it is missing or hidden by CORS. */
  readonly total: number | undefined;
  /** `X-{cms}-TotalPages`. */
  readonly totalPages: number | undefined;
}

/** The options of {@link fetchList}. */
export interface FetchListOptions {
  readonly signal: AbortSignal;
  /** The CMS's part of the header names, such as `WP`. */
  readonly cms: string;
  /** Milliseconds until the complete response; default 30,000. */
  readonly timeout?: number | undefined;
}

/** WordPress's error code for a page past the end. Not a failure, because a list may shrink between two requests. */
const PAST_END = 'rest_post_invalid_page_number';

/**
 * Fetches one page of a list; a page past the end is empty.
 *
 * @throws FetchFailure, or the reason of `signal`
 */
export async function fetchList(address: string, options: FetchListOptions): Promise<ListResponse> {
  const { cms, signal } = options;
  const { response, body } = await fetchJson(address, options);
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

async function fetchJson(
  address: string,
  { signal, timeout = 30_000 }: FetchListOptions,
): Promise<{ response: Response; body: unknown }> {
  const deadline = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(address, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.any([signal, deadline]),
    });
    const body = await response.text();
    return { response, body: parsed(body) };
  } catch (cause) {
    signal.throwIfAborted();
    throw new FetchFailure(deadline.aborted ? 'timeout' : 'unreachable', address, { cause });
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

// PHP prints a list with gaps in its indices as an object.
function list(body: unknown): readonly unknown[] | undefined {
  if (Array.isArray(body)) return body;
  const entries = Object.entries(record(body));
  const isList = entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key));
  return isList ? entries.map(([, value]) => value) : undefined;
}
