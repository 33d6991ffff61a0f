import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, string, number, Buffer>(scrypt);

/** A random token of 256 bits, for sessions, codes and API access. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/**
 * The SHA-256 hash of a token. Databases hold the hash, so a reader of the database cannot use the token.
 * Also the `S256` code challenge of a verifier (RFC 7636, 4.2).
 */
export const tokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** Compares two texts in constant time, so that the duration does not reveal how much of them matches. */
export function isSame(text: string, other: string): boolean {
  const [a, b] = [Buffer.from(text), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** A salted scrypt hash of a password, to be stored. */
export async function passwordHash(password: string): Promise<string> {
  const salt = randomBytes(16).toString('hex');
  return `${salt}:${await derived(password, salt)}`;
}

/**
 * Checks a password against its stored hash. Without a stored hash the result is false, but the check takes as
 * long, so that the duration does not reveal which accounts exist.
 */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [salt = '', hash = ''] = stored?.split(':') ?? [];
  return isSame(await derived(password, salt), hash);
}

async function derived(password: string, salt: string): Promise<string> {
  return (await derive(password, salt, 32)).toString('hex');
}
