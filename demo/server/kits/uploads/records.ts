import type { UploadSession } from '../../../../src/elements/kits/wire/upload';
import { inTransaction } from '../../cms/transaction';
import type { Database } from '../../database';

/** Where a kit comes from: a person's own file, an address, or the cloud library. */
export type UploadSource = 'file' | 'address' | 'library';

/** A kit on its way to the server, or there. */
export interface Upload {
  readonly id: string;
  readonly person: string;
  readonly source: UploadSource;
  /** What the person calls it, fit to be shown; never a path. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly fingerprint: string;
  /** Bytes of every chunk but the last. */
  readonly chunkSize: number;
}

interface Row extends Omit<Upload, 'chunkSize'> {
  readonly chunk_size: number;
}

/** The upload of this id, if it is this person's. */
export function uploadOf(database: Database, person: string, id: string): Upload | undefined {
  const row = database
    .prepare('SELECT * FROM kit_uploads WHERE id = ? AND person = ?')
    .get(id, person);
  return row ? fromRow(row as Row) : undefined;
}

/** The upload that this person has begun of the same file, cut into the same chunks. */
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

/** Keeps a new upload of which nothing has come yet; one of the same fingerprint gives way to it. */
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

/** Remembers that a chunk has come. */
export function addChunk(database: Database, { id }: Upload, position: number, now: number): void {
  inTransaction(database, () => {
    // None, where the upload has been given up meanwhile.
    database
      .prepare(
        `INSERT OR IGNORE INTO kit_upload_chunks (upload, position)
         SELECT id, ? FROM kit_uploads WHERE id = ?`,
      )
      .run(position, id);
    database.prepare('UPDATE kit_uploads SET touched = ? WHERE id = ?').run(now, id);
  });
}

/** Forgets an upload, and which of its chunks have come. */
export function removeUpload(database: Database, id: string): void {
  database.prepare('DELETE FROM kit_uploads WHERE id = ?').run(id);
}

/** The ids of all uploads. */
export function uploadIds(database: Database): readonly string[] {
  const rows = database.prepare('SELECT id FROM kit_uploads').all();
  return (rows as { id: string }[]).map(({ id }) => id);
}

/** The ids of uploads that nothing has come of since a time. */
export function uploadsBefore(database: Database, time: number): readonly string[] {
  const rows = database.prepare('SELECT id FROM kit_uploads WHERE touched < ?').all(time);
  return (rows as { id: string }[]).map(({ id }) => id);
}

/** The ids of a person's uploads, the one that something came of last first. */
export function uploadsOf(database: Database, person: string): readonly string[] {
  const rows = database
    .prepare('SELECT id FROM kit_uploads WHERE person = ? ORDER BY touched DESC, rowid DESC')
    .all(person);
  return (rows as { id: string }[]).map(({ id }) => id);
}

/** Positions of the chunks that have not come yet. */
export function missingChunks(database: Database, { id, size, chunkSize }: Upload): number[] {
  const rows = database.prepare('SELECT position FROM kit_upload_chunks WHERE upload = ?').all(id);
  const come = new Set((rows as { position: number }[]).map(({ position }) => position));
  const positions = Array.from({ length: Math.ceil(size / chunkSize) }, (_, position) => position);
  return positions.filter((position) => !come.has(position));
}

/** An upload as the wire has it. */
export function wireUpload(database: Database, upload: Upload): UploadSession {
  const { id, name, size, chunkSize } = upload;
  return { upload: id, name, size, chunkSize, missing: missingChunks(database, upload) };
}

function fromRow({ chunk_size: chunkSize, ...row }: Row): Upload {
  const { id, person, source, name, size, fingerprint } = row;
  return { id, person, source, name, size, fingerprint, chunkSize };
}
