import { createHmac } from 'node:crypto';
import type { Database } from '../../server/database';
import { setting } from '../../server/settings';

/** Makes an HMAC of texts with the server's secret: 64 hexadecimal digits. */
export type KeyedHash = (...parts: readonly string[]) => string;

/** The keyed hash function of the server with this database. */
export function keyedHash(database: Database): KeyedHash {
  const secret = setting(database, 'secret');
  if (secret === undefined) throw new Error('The database contains no secret.');
  // As JSON, so that ('ab', 'c') and ('a', 'bc') differ.
  return (...parts) => createHmac('sha256', secret).update(JSON.stringify(parts)).digest('hex');
}
