import type { Database } from '../../server/database';
import { isPassword, passwordHash } from '../../server/secrets';
import { type Plan, plans } from '../../src/api/libraries/account';

/** The account of a person who stores templates and kits in the library. */
export interface Account {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly plan: Plan;
}

interface Row extends Account {
  readonly password: string;
}

/** The account with this e-mail address and password; undefined when either is wrong. */
export async function accountBy(
  database: Database,
  email: string,
  password: string,
): Promise<Account | undefined> {
  const row = database.prepare('SELECT * FROM accounts WHERE email = ?').get(email) as
    | Row
    | undefined;
  return (await isPassword(password, row?.password)) && row ? accountOf(row) : undefined;
}

/** Whether an account with this e-mail address exists. */
export function emailTaken(database: Database, email: string): boolean {
  return database.prepare('SELECT 1 FROM accounts WHERE email = ?').get(email) !== undefined;
}

/** The account with this id. */
export function accountById(database: Database, id: number): Account | undefined {
  const row = database.prepare('SELECT * FROM accounts WHERE id = ?').get(id) as Row | undefined;
  return row && accountOf(row);
}

/** Creates an account. An existing account with the same e-mail address is returned unchanged. */
export async function makeAccount(
  database: Database,
  { email, name, plan, password }: Omit<Row, 'id'>,
): Promise<Account> {
  database
    .prepare('INSERT OR IGNORE INTO accounts (email, name, plan, password) VALUES (?, ?, ?, ?)')
    .run(email, name, plan, await passwordHash(password));
  return accountOf(database.prepare('SELECT * FROM accounts WHERE email = ?').get(email) as Row);
}

/** Changes an account's plan. Items beyond a smaller plan's limits stay, but no more can be added. */
export function setPlan(database: Database, account: number, plan: Plan): void {
  database.prepare('UPDATE accounts SET plan = ? WHERE id = ?').run(plan, account);
}

function accountOf({ id, email, name, plan }: Row): Account {
  return { id, email, name, plan: plans.includes(plan) ? plan : 'none' };
}
