import { randomBytes } from 'node:crypto';
import type { Database } from '../../../server/database';
import * as secrets from '../../../server/secrets';
import { saveSetting, setting } from '../../../server/settings';

const key = 'password';

/**
 * Makes sure that the outbox has a password: `password`, else the stored one, else a random one. A change ends
 * all sessions.
 *
 * @returns the random password when this call has created it
 */
export async function preparePassword(
  database: Database,
  password?: string,
): Promise<string | undefined> {
  if (password) {
    if (!(await isPassword(database, password))) await savePassword(database, password);
    return undefined;
  }
  if (setting(database, key) !== undefined) return undefined;
  const random = randomBytes(12).toString('base64url');
  await savePassword(database, random);
  return random;
}

/** Whether `password` is the password of the outbox. */
export function isPassword(database: Database, password: string): Promise<boolean> {
  return secrets.isPassword(password, setting(database, key));
}

async function savePassword(database: Database, password: string): Promise<void> {
  saveSetting(database, key, await secrets.passwordHash(password));
  database.exec('DELETE FROM sessions');
}
