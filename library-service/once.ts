import { type Clock, MINUTE } from '../demo/server/clock';
import { atOnce, type Database } from './database';

/** The header that names a request, so that it is done once however often it comes. */
export const KEY = 'Idempotency-Key';

/** After a day nobody asks again. */
const ANSWER_LIFE = 24 * 60 * MINUTE;

/** Where answers are kept. */
interface Store {
  readonly database: Database;
  readonly clock: Clock;
}

/** What a request is called, for its owner and its address alone; undefined: each is another. */
export function requestName(
  request: { readonly path: string; header(name: string): string | undefined },
  owner: string | number,
): string | undefined {
  const key = request.header(KEY);
  return key && `${owner} ${request.path} ${key}`;
}

/** Does `work` once for a request of that name, and answers the same when it comes again. A failure can be tried again. */
export function once<Answer>(
  { database, clock }: Store,
  request: string | undefined,
  work: () => Answer,
): Answer {
  if (request === undefined) return work();
  return atOnce(database, () => {
    const known = answerTo<Answer>(database, request);
    if (known) return known.answer;
    const answer = work();
    remember(database, clock(), request, answer);
    return answer;
  });
}

const underWay = new WeakMap<Database, Map<string, Promise<unknown>>>();

/** As `once`, for work that others take part in: a request that comes again meanwhile waits for the same answer. */
export async function onceAwaited<Answer>(
  { database, clock }: Store,
  request: string | undefined,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (request === undefined) return work();
  const running = underWay.get(database) ?? new Map<string, Promise<unknown>>();
  underWay.set(database, running);
  const before = running.get(request) as Promise<Answer> | undefined;
  if (before) return before;
  const known = answerTo<Answer>(database, request);
  if (known) return known.answer;
  const now = work();
  running.set(request, now);
  try {
    const answer = await now;
    remember(database, clock(), request, answer);
    return answer;
  } finally {
    running.delete(request);
  }
}

function answerTo<Answer>(
  database: Database,
  request: string,
): { readonly answer: Answer } | undefined {
  const row = database.prepare('SELECT answer FROM answers WHERE request = ?').get(request) as
    | { answer: string }
    | undefined;
  return row && { answer: JSON.parse(row.answer) as Answer };
}

function remember(database: Database, now: number, request: string, answer: unknown): void {
  database.prepare('DELETE FROM answers WHERE created <= ?').run(now - ANSWER_LIFE);
  database
    .prepare('INSERT INTO answers (request, answer, created) VALUES (?, ?, ?)')
    .run(request, JSON.stringify(answer), now);
}
