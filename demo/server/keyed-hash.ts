import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Database, setting } from './database';

/** Makes a hash, 64 hexadecimal digits, that nobody without the server's secret can make. */
export type KeyedHash = (...parts: readonly string[]) => string;

/** The keyed hash of the server behind `database`. */
export function keyedHash(database: Database): KeyedHash {
  const secret = setting(database, 'secret');
  if (secret === undefined) throw new Error('The database holds no secret.');
  // As JSON, so that ('ab', 'c') and ('a', 'bc') differ.
  return (...parts) => createHmac('sha256', secret).update(JSON.stringify(parts)).digest('hex');
}

/** Whether two texts are equal, in a time that does not tell how far they agree. */
export function isSame(text: string, other: string): boolean {
  const [a, b] = [Buffer.from(text), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
