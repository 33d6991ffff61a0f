import { randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { type Database, keepSetting, setting } from '../database';
import { isSame } from '../keyed-hash';

const derive = promisify<string, string, number, Buffer>(scrypt);
const key = 'password';

/**
 * Sees to it that the outbox has a password: `given`, else the one that is kept, else a random one.
 * A change logs everybody out.
 *
 * @returns the random password, when it was made just now
 */
export async function preparePassword(
  database: Database,
  given?: string,
): Promise<string | undefined> {
  if (given) {
    if (!(await isPassword(database, given))) await keepPassword(database, given);
    return undefined;
  }
  if (setting(database, key) !== undefined) return undefined;
  const made = randomBytes(12).toString('base64url');
  await keepPassword(database, made);
  return made;
}

/** Whether `password` is the outbox's. */
export async function isPassword(database: Database, password: string): Promise<boolean> {
  const [salt, hash] = (setting(database, key) ?? '').split(':');
  return salt !== undefined && hash !== undefined && isSame(await hashed(password, salt), hash);
}

async function keepPassword(database: Database, password: string): Promise<void> {
  const salt = randomBytes(16).toString('hex');
  keepSetting(database, key, `${salt}:${await hashed(password, salt)}`);
  database.exec('DELETE FROM sessions');
}

async function hashed(password: string, salt: string): Promise<string> {
  return (await derive(password, salt, 32)).toString('hex');
}
