import { LibraryRefusal } from '../server/library-refusal';
import { ANSWER_LIFE, type KeyedRequest, MOST_ANSWERS } from '../server/once';
import { type Account, lockAccount } from './accounts/accounts';
import type { Service } from './service';
import { transaction } from './storage/storage';

/**
 * Runs `work` once per request and returns the stored result to a retry, in every process of the service. A failure is
 * not stored.
 *
 * @throws LibraryRefusal the key belongs to a request with another body
 */
export async function once<Answer>(
  service: Service,
  account: Account,
  request: KeyedRequest | undefined,
  work: (service: Service) => Promise<Answer>,
): Promise<Answer> {
  if (request === undefined) return work(service);
  return transaction(service, async (inner) => {
    // A retry that arrives while the first request runs waits for its result.
    await lockAccount(inner, account);
    const stored = await storedAnswer<Answer>(inner, request);
    if (stored) return stored.answer;
    const answer = await work(inner);
    await storeAnswer(inner, account, request, answer);
    return answer;
  });
}

async function storedAnswer<Answer>(
  { database }: Service,
  request: KeyedRequest,
): Promise<{ readonly answer: Answer } | undefined> {
  const row = await database
    .selectFrom('keyed_answers')
    .select(['body', 'answer'])
    .where('request', '=', request.name)
    .executeTakeFirst();
  if (!row) return undefined;
  if (request.body !== row.body) throw new LibraryRefusal('library-key-reused');
  return { answer: JSON.parse(row.answer) as Answer };
}

async function storeAnswer(
  { database, clock }: Service,
  { id }: Account,
  { name, body }: KeyedRequest,
  answer: unknown,
): Promise<void> {
  const now = clock();
  await database
    .deleteFrom('keyed_answers')
    .where('created', '<=', now - ANSWER_LIFE)
    .execute();
  await database
    .insertInto('keyed_answers')
    .values({ request: name, body, answer: JSON.stringify(answer), created: now })
    .execute();
  // The names of an account's requests begin with its id and a space.
  const extra = await database
    .selectFrom('keyed_answers')
    .select('request')
    .where('request', '>=', `${id} `)
    .where('request', '<', `${id}!`)
    .orderBy('created', 'desc')
    .orderBy('request')
    .offset(MOST_ANSWERS)
    .limit(MOST_ANSWERS)
    .execute();
  const names = extra.map(({ request }) => request);
  if (names.length === 0) return;
  await database.deleteFrom('keyed_answers').where('request', 'in', names).execute();
}
