import { createHash, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SentFile } from './answers';

/** A visitor's file on disk. */
export interface Attachment {
  readonly field: string;
  /** The visitor's file name, cleaned for display; never a path. */
  readonly name: string;
  readonly size: number;
  /** Its random name in the folder `uploads`. */
  readonly file: string;
  /** SHA-256 of its content, hexadecimal. */
  readonly digest: string;
}

const longestName = 120;

/** The path of an attachment's file. */
export function attachmentPath(dataDir: string, file: string): string {
  return join(dataDir, 'uploads', file);
}

/** Saves a visitor's files under random names. */
export function saveAttachments(
  dataDir: string,
  files: readonly SentFile[],
): Promise<Attachment[]> {
  return Promise.all(files.map((sent) => saveAttachment(dataDir, sent)));
}

async function saveAttachment(
  dataDir: string,
  { field, file: sent }: SentFile,
): Promise<Attachment> {
  const content = Buffer.from(await sent.arrayBuffer());
  const file = randomUUID();
  await writeFile(attachmentPath(dataDir, file), content, { flag: 'wx', mode: 0o600 });
  const digest = createHash('sha256').update(content).digest('hex');
  return { field, name: displayName(sent.name), size: content.length, file, digest };
}

/** A file name without folders and control characters, of at most 120 characters. */
export function displayName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const clean = last.replace(/[\p{Cc}\p{Cf}]/gu, '').trim();
  return [...clean].slice(-longestName).join('') || 'file';
}
