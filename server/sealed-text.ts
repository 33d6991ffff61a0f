import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
/** NIST SP 800-38D, 8.2: the length of the initialization vector that GCM is made for. */
const VECTOR_BYTES = 12;
const TAG_BYTES = 16;
const PREFIX = 'sealed:';

/** A secret key of 256 bits. */
export type SealKey = Buffer;

/**
 * Reads the key in a file. A missing file is created with a random key, readable by its owner only.
 *
 * @throws Error the file has no key
 */
export function sealKeyIn(path: string): SealKey {
  try {
    writeFileSync(path, randomBytes(KEY_BYTES).toString('base64'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (Object(error).code !== 'EEXIST') throw error;
  }
  const key = Buffer.from(readFileSync(path, 'utf8').trim(), 'base64');
  if (key.length !== KEY_BYTES)
    throw new Error(`${path} has no key: restore a backup, or remove it`);
  return key;
}

/**
 * Encrypts a text that a database stores, so that a copy of the database alone does not reveal it.
 *
 * @param owner the row that the text belongs to: it can be opened for the same owner only
 */
export function seal(key: SealKey, text: string, owner: string): string {
  const vector = randomBytes(VECTOR_BYTES);
  const cipher = createCipheriv(CIPHER, key, vector).setAAD(Buffer.from(owner));
  const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return PREFIX + Buffer.concat([vector, cipher.getAuthTag(), bytes]).toString('base64url');
}

/** Whether a stored text is encrypted. */
export const isSealed = (stored: string): boolean => stored.startsWith(PREFIX);

/** Decrypts a stored text. Undefined if it was changed, or encrypted with another key or for another owner. */
export function unseal(key: SealKey, stored: string, owner: string): string | undefined {
  if (!isSealed(stored)) return undefined;
  const bytes = Buffer.from(stored.slice(PREFIX.length), 'base64url');
  const [vector, tag, text] = [
    bytes.subarray(0, VECTOR_BYTES),
    bytes.subarray(VECTOR_BYTES, VECTOR_BYTES + TAG_BYTES),
    bytes.subarray(VECTOR_BYTES + TAG_BYTES),
  ];
  if (tag.length !== TAG_BYTES) return undefined;
  const decipher = createDecipheriv(CIPHER, key, vector).setAAD(Buffer.from(owner)).setAuthTag(tag);
  try {
    return decipher.update(text, undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}
