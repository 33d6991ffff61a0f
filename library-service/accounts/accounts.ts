import { sql } from 'kysely';
import { isPassword, passwordHash } from '../../server/secrets';
import { type Plan, plans } from '../../src/api/libraries/account';
import type { Storage } from '../storage/storage';

/** The account of a person who stores templates and kits in the library. */
export interface Account {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly plan: Plan;
}

interface Row {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly plan: string;
  readonly password: string;
}

/** The account with this e-mail address and password; undefined when either is wrong. */
export async function accountBy(
  storage: Storage,
  email: string,
  password: string,
): Promise<Account | undefined> {
  const row = await rowOf(storage, email);
  return (await isPassword(password, row?.password)) && row ? accountOf(row) : undefined;
}

/** Whether an account with this e-mail address exists. */
export async function emailTaken(storage: Storage, email: string): Promise<boolean> {
  return (await rowOf(storage, email)) !== undefined;
}

/** The account with this id. */
export async function accountById({ database }: Storage, id: number): Promise<Account | undefined> {
  const row = await database
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && accountOf(row);
}

/** Creates an account. An existing account with the same e-mail address is returned unchanged. */
export async function makeAccount(
  storage: Storage,
  { email, name, plan, password }: Omit<Account, 'id'> & { readonly password: string },
): Promise<Account> {
  const row = { email, name, plan, password: await passwordHash(password) };
  await storage.database
    .insertInto('accounts')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stored = await rowOf(storage, email);
  if (!stored) throw new Error(`The account ${email} was not stored.`);
  return accountOf(stored);
}

/** Changes an account's plan. Items beyond a smaller plan's limits stay, but no more can be added. */
export async function setPlan({ database }: Storage, account: number, plan: Plan): Promise<void> {
  await database.updateTable('accounts').set({ plan }).where('id', '=', account).execute();
}

/**
 * Waits until no other transaction changes the account's items, so that two of them cannot share the last free space, and
 * do not wait for each other's counts (`template_counts`). Each transaction that changes listed templates calls it first.
 * In SQLite, every transaction that writes waits anyway.
 */
export async function lockAccount(
  { database, isShared }: Storage,
  { id }: Pick<Account, 'id'>,
): Promise<void> {
  if (!isShared) return;
  await database.selectFrom('accounts').select('id').where('id', '=', id).forUpdate().execute();
}

function rowOf({ database }: Storage, email: string): Promise<Row | undefined> {
  return database
    .selectFrom('accounts')
    .selectAll()
    .where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)
    .executeTakeFirst();
}

function accountOf({ id, email, name, plan: stored }: Row): Account {
  return { id, email, name, plan: plans.find((plan) => plan === stored) ?? 'none' };
}
