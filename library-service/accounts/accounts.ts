import { randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { isSame } from '../../demo/server/keyed-hash';
import { type Plan, plans } from '../../src/elements/kits/libraries/wire/account';
import type { Database } from '../database';

const derive = promisify<string, string, number, Buffer>(scrypt);

/** Somebody who keeps templates and kits here. */
export interface Account {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly plan: Plan;
}

interface Row extends Account {
  readonly password: string;
}

/** The account of this address and password. */
export async function accountBy(
  database: Database,
  email: string,
  password: string,
): Promise<Account | undefined> {
  const row = database.prepare('SELECT * FROM accounts WHERE email = ?').get(email) as
    | Row
    | undefined;
  // Derived for any address, so that the time does not tell which there are.
  const [salt = '', hash = ''] = row?.password.split(':') ?? [];
  return isSame(await hashed(password, salt), hash) && row ? accountOf(row) : undefined;
}

/** Whether there is an account of this address. */
export function emailTaken(database: Database, email: string): boolean {
  return database.prepare('SELECT 1 FROM accounts WHERE email = ?').get(email) !== undefined;
}

/** The account of this number. */
export function accountById(database: Database, id: number): Account | undefined {
  const row = database.prepare('SELECT * FROM accounts WHERE id = ?').get(id) as Row | undefined;
  return row && accountOf(row);
}

/** Makes an account; one of the same address stays as it is. */
export async function makeAccount(
  database: Database,
  { email, name, plan, password }: Omit<Row, 'id'>,
): Promise<Account> {
  const salt = randomBytes(16).toString('hex');
  database
    .prepare('INSERT OR IGNORE INTO accounts (email, name, plan, password) VALUES (?, ?, ?, ?)')
    .run(email, name, plan, `${salt}:${await hashed(password, salt)}`);
  return accountOf(database.prepare('SELECT * FROM accounts WHERE email = ?').get(email) as Row);
}

/** Puts an account on another plan. What it keeps beyond that stays, and nothing can be added. */
export function setPlan(database: Database, account: number, plan: Plan): void {
  database.prepare('UPDATE accounts SET plan = ? WHERE id = ?').run(plan, account);
}

function accountOf({ id, email, name, plan }: Row): Account {
  return { id, email, name, plan: plans.includes(plan) ? plan : 'none' };
}

async function hashed(password: string, salt: string): Promise<string> {
  return (await derive(password, salt, 32)).toString('hex');
}
