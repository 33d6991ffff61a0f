import { createHash } from 'node:crypto';
import { type Clock, DAY } from './clock';
import type { Database } from './database';
import { LibraryRefusal } from './library-refusal';
import { transaction } from './transaction';

/** The request header with the idempotency key: the server runs requests with equal keys once. */
export const KEY = 'Idempotency-Key';

/** The table of the responses that are repeated for a key. Earlier releases had one without `body`. */
export const answersTable = `
  DROP TABLE IF EXISTS answers;
  CREATE TABLE IF NOT EXISTS keyed_answers (
    request TEXT PRIMARY KEY,
    body TEXT NOT NULL,
    answer TEXT NOT NULL,
    created INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS keyed_answers_by_age ON keyed_answers (created);
`;

/** Responses are stored for a day: clients stop retrying long before. */
export const ANSWER_LIFE = DAY;

/** The number of responses that are stored for one owner. Beyond it, the oldest are forgotten. */
export const MOST_ANSWERS = 1000;

interface AnswerStore {
  readonly database: Database;
  readonly clock: Clock;
}

/** A request with an idempotency key. */
export interface KeyedRequest {
  readonly name: string;
  /** The hash of its body. */
  readonly body: string;
}

/**
 * The key of a request, extended by its owner and path: equal keys of two accounts or of two routes are two
 * requests. Undefined without the header.
 */
export function keyedRequest(
  request: { readonly path: string; header(name: string): string | undefined },
  owner: string | number,
  body: unknown,
): KeyedRequest | undefined {
  const key = request.header(KEY);
  if (!key) return undefined;
  const hash = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
  return { name: `${owner} ${request.path} ${key}`, body: hash };
}

/**
 * Runs `work` once per request and returns the stored result to a retry. A failure is not stored.
 *
 * @throws LibraryRefusal the key belongs to a request with another body
 */
export function once<Answer>(
  { database, clock }: AnswerStore,
  request: KeyedRequest | undefined,
  work: () => Answer,
): Answer {
  if (request === undefined) return work();
  return transaction(database, () => {
    const stored = storedAnswer<Answer>(database, request);
    if (stored) return stored.answer;
    const answer = work();
    storeAnswer(database, clock(), request, answer);
    return answer;
  });
}

interface PendingAnswer {
  readonly body: string;
  readonly answer: Promise<unknown>;
}

const pending = new WeakMap<Database, Map<string, PendingAnswer>>();

/**
 * `once` for asynchronous work: a retry that arrives while the first request runs waits for its result. If the first fails,
 * for example because its browser has left, the retry does the work itself.
 */
export async function onceAwaited<Answer>(
  { database, clock }: AnswerStore,
  request: KeyedRequest | undefined,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (request === undefined) return work();
  const running = pending.get(database) ?? new Map<string, PendingAnswer>();
  pending.set(database, running);
  const first = running.get(request.name);
  if (first) {
    assertSameBody(request, first.body);
    try {
      return (await first.answer) as Answer;
    } catch {
      return onceAwaited({ database, clock }, request, work);
    }
  }
  const stored = storedAnswer<Answer>(database, request);
  if (stored) return stored.answer;
  const result = work();
  running.set(request.name, { body: request.body, answer: result });
  try {
    const answer = await result;
    storeAnswer(database, clock(), request, answer);
    return answer;
  } finally {
    running.delete(request.name);
  }
}

function storedAnswer<Answer>(
  database: Database,
  request: KeyedRequest,
): { readonly answer: Answer } | undefined {
  const row = database
    .prepare('SELECT body, answer FROM keyed_answers WHERE request = ?')
    .get(request.name) as { body: string; answer: string } | undefined;
  if (!row) return undefined;
  assertSameBody(request, row.body);
  return { answer: JSON.parse(row.answer) as Answer };
}

function assertSameBody(request: KeyedRequest, body: string): void {
  if (request.body !== body) throw new LibraryRefusal('library-key-reused');
}

function storeAnswer(
  database: Database,
  now: number,
  { name, body }: KeyedRequest,
  answer: unknown,
): void {
  database.prepare('DELETE FROM keyed_answers WHERE created <= ?').run(now - ANSWER_LIFE);
  database
    .prepare('INSERT INTO keyed_answers (request, body, answer, created) VALUES (?, ?, ?, ?)')
    .run(name, body, JSON.stringify(answer), now);
  forgetOldest(database, name.slice(0, name.indexOf(' ')));
}

/** Forgets what is stored for an owner beyond the limit. The names of an owner’s requests begin with it and a space. */
function forgetOldest(database: Database, owner: string): void {
  const range = [`${owner} `, `${owner}!`];
  database
    .prepare(
      `DELETE FROM keyed_answers WHERE request IN (
        SELECT request FROM keyed_answers WHERE request >= ? AND request < ?
        ORDER BY created DESC, rowid DESC LIMIT -1 OFFSET ?
      )`,
    )
    .run(...range, MOST_ANSWERS);
}
