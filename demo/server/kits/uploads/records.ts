import type { Database } from '../../../../server/database';
import { transaction } from '../../../../server/transaction';
import type { UploadSession } from '../../../../src/api/kits/upload';

/** The source of a kit: a local file, an address, or the cloud library. */
export type UploadSource = 'file' | 'address' | 'library';

/** An unfinished or finished upload of a kit. */
export interface Upload {
  readonly id: string;
  readonly person: string;
  readonly source: UploadSource;
  /** The person's file name, cleaned for display; never a path. */
  readonly name: string;
  /** The size in bytes. */
  readonly size: number;
  readonly fingerprint: string;
  /** The size of a chunk in bytes; the last chunk may be smaller. */
  readonly chunkSize: number;
}

interface Row extends Omit<Upload, 'chunkSize'> {
  readonly chunk_size: number;
}

/** This person's upload with this id. */
export function uploadOf(database: Database, person: string, id: string): Upload | undefined {
  const row = database
    .prepare('SELECT * FROM kit_uploads WHERE id = ? AND person = ?')
    .get(id, person);
  return row ? fromRow(row as Row) : undefined;
}

/** This person's upload of the same file with the same chunk size. */
export function uploadOfFile(
  database: Database,
  { person, name, size, fingerprint, chunkSize }: Omit<Upload, 'id' | 'source'>,
): Upload | undefined {
  const row = database
    .prepare(
      `SELECT * FROM kit_uploads
       WHERE person = ? AND fingerprint = ? AND name = ? AND size = ? AND chunk_size = ?`,
    )
    .get(person, fingerprint, name, size, chunkSize);
  return row ? fromRow(row as Row) : undefined;
}

/** Stores a new, empty upload. It replaces an upload with the same fingerprint. */
export function addUpload(database: Database, upload: Upload, now: number): Upload {
  const { id, person, source, name, size, fingerprint, chunkSize } = upload;
  database
    .prepare(
      `INSERT OR REPLACE INTO kit_uploads
         (id, person, source, name, size, fingerprint, chunk_size, touched)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(id, person, source, name, size, fingerprint, chunkSize, now);
  return upload;
}

/** Marks a chunk as received. */
export function addChunk(database: Database, { id }: Upload, position: number, now: number): void {
  transaction(database, () => {
    // Inserts nothing if the upload has been removed.
    database
      .prepare(
        `INSERT OR IGNORE INTO kit_upload_chunks (upload, position)
         SELECT id, ? FROM kit_uploads WHERE id = ?`,
      )
      .run(position, id);
    database.prepare('UPDATE kit_uploads SET touched = ? WHERE id = ?').run(now, id);
  });
}

/** Removes an upload and its list of chunks. */
export function removeUpload(database: Database, id: string): void {
  database.prepare('DELETE FROM kit_uploads WHERE id = ?').run(id);
}

/** The ids of all uploads. */
export function uploadIds(database: Database): readonly string[] {
  const rows = database.prepare('SELECT id FROM kit_uploads').all();
  return (rows as { id: string }[]).map(({ id }) => id);
}

/** The ids of uploads that were last changed before a time. */
export function uploadsBefore(database: Database, time: number): readonly string[] {
  const rows = database.prepare('SELECT id FROM kit_uploads WHERE touched < ?').all(time);
  return (rows as { id: string }[]).map(({ id }) => id);
}

/** The ids of a person's uploads, last changed first. */
export function uploadsOf(database: Database, person: string): readonly string[] {
  const rows = database
    .prepare('SELECT id FROM kit_uploads WHERE person = ? ORDER BY touched DESC, rowid DESC')
    .all(person);
  return (rows as { id: string }[]).map(({ id }) => id);
}

/** The positions of the missing chunks. */
export function missingChunks(database: Database, { id, size, chunkSize }: Upload): number[] {
  const rows = database.prepare('SELECT position FROM kit_upload_chunks WHERE upload = ?').all(id);
  const come = new Set((rows as { position: number }[]).map(({ position }) => position));
  const positions = Array.from({ length: Math.ceil(size / chunkSize) }, (_, position) => position);
  return positions.filter((position) => !come.has(position));
}

/** An upload in the API's shape. */
export function wireUpload(database: Database, upload: Upload): UploadSession {
  const { id, name, size, chunkSize } = upload;
  return { upload: id, name, size, chunkSize, missing: missingChunks(database, upload) };
}

function fromRow({ chunk_size: chunkSize, ...row }: Row): Upload {
  const { id, person, source, name, size, fingerprint } = row;
  return { id, person, source, name, size, fingerprint, chunkSize };
}
