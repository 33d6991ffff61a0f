import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { MINUTE } from '../../../../server/clock';
import { transaction } from '../../../../server/transaction';
import type { Site } from '../../site';
import {
  addChunk,
  addUpload,
  missingChunks,
  removeUpload,
  type Upload,
  uploadIds,
  uploadOf,
  uploadOfFile,
  uploadsBefore,
  uploadsOf,
} from './records';

const lifetime = 24 * 60 * MINUTE;

/** The largest number of uploads per person. A new one replaces the oldest. */
const mostUploads = 4;

/** Uploads of kits: files with random names, written chunk by chunk. */
export class UploadStore {
  readonly #site: Site;
  /** Ids of uploads whose files are created before their rows. */
  readonly #unlisted = new Set<string>();
  /** The chunks being written, so that two requests with the same chunk do not write at once. */
  readonly #writing = new Map<string, Promise<void>>();

  constructor(site: Site) {
    this.#site = site;
  }

  /** The path of an upload's file. */
  path(id: string): string {
    return join(this.#folder, `${id}.zip`);
  }

  /** This person's upload of this id. One whose file is lost, for example after an incomplete restore, is removed. */
  async of(person: string, id: string): Promise<Upload | undefined> {
    return this.#withFile(uploadOf(this.#site.database, person, id));
  }

  async #withFile(upload: Upload | undefined): Promise<Upload | undefined> {
    if (!upload || !(await isLost(this.path(upload.id)))) return upload;
    await this.remove(upload.id);
    return undefined;
  }

  /** Resumes this person's upload of the same file, or begins a new one. */
  async begin(fields: Omit<Upload, 'id'>): Promise<Upload> {
    const { database, clock } = this.#site;
    await this.clean();
    const begun = await this.#withFile(uploadOfFile(database, fields));
    if (begun) return begun;
    for (const id of uploadsOf(database, fields.person).slice(mostUploads - 1)) {
      await this.remove(id);
    }
    return this.#incoming(async (id) => {
      await (await open(this.path(id), 'wx', 0o600)).close();
      // Two equal requests may run concurrently.
      const meanwhile = uploadOfFile(database, fields);
      return meanwhile ?? addUpload(database, { id, ...fields }, clock());
    });
  }

  /** Stores a kit that the server downloads, completely or not at all. */
  async saveDownload(
    fields: Pick<Upload, 'person' | 'source' | 'name'>,
    bytes: AsyncIterable<Uint8Array>,
    signal: AbortSignal,
  ): Promise<Upload> {
    return this.#incoming(async (id) => {
      const file = createWriteStream(this.path(id), { flags: 'wx', mode: 0o600 });
      await pipeline(bytes, file, { signal });
      return this.#added({ id, ...fields });
    });
  }

  /** Writes a chunk. A chunk that was received already is not written again. */
  async write(upload: Upload, position: number, bytes: Uint8Array): Promise<void> {
    const key = `${upload.id}/${position}`;
    while (this.#writing.has(key)) await this.#writing.get(key)?.catch(() => undefined);
    if (!missingChunks(this.#site.database, upload).includes(position)) return;
    const writing = this.#write(upload, position, bytes).finally(() => this.#writing.delete(key));
    this.#writing.set(key, writing);
    await writing;
  }

  /** Removes an upload and its file. */
  async remove(id: string): Promise<void> {
    removeUpload(this.#site.database, id);
    await rm(this.path(id), { force: true });
  }

  /** Removes uploads without a new chunk for a day, and files that a crash left behind. */
  async clean(): Promise<void> {
    const { database, clock } = this.#site;
    for (const id of uploadsBefore(database, clock() - lifetime)) await this.remove(id);
    const ids = [...uploadIds(database), ...this.#unlisted];
    const kept = new Set(ids.map((id) => `${id}.zip`));
    const files = await readdir(this.#folder).catch(() => []);
    for (const file of files) {
      if (!kept.has(file)) await rm(join(this.#folder, file), { force: true });
    }
  }

  async #added(fields: Pick<Upload, 'id' | 'person' | 'source' | 'name'>): Promise<Upload> {
    const { database, clock } = this.#site;
    const { size } = await stat(this.path(fields.id));
    return transaction(database, () => {
      const whole = { ...fields, size, fingerprint: fields.id, chunkSize: Math.max(size, 1) };
      const upload = addUpload(database, whole, clock());
      addChunk(database, upload, 0, clock());
      return upload;
    });
  }

  /** Creates an upload under a new id. Removes the file if `make` fails or returns another upload. */
  async #incoming(make: (id: string) => Promise<Upload>): Promise<Upload> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const id = randomUUID();
    this.#unlisted.add(id);
    let made: Upload | undefined;
    try {
      made = await make(id);
      return made;
    } finally {
      if (made?.id !== id) await rm(this.path(id), { force: true }).catch(() => undefined);
      this.#unlisted.delete(id);
    }
  }

  get #folder(): string {
    return join(this.#site.dataDir, 'kits', 'uploads');
  }

  async #write(upload: Upload, position: number, bytes: Uint8Array): Promise<void> {
    // `r+` does not create the file: the upload may have been removed.
    const file = await open(this.path(upload.id), 'r+');
    try {
      let written = 0;
      while (written < bytes.length) {
        const at = position * upload.chunkSize + written;
        written += (await file.write(bytes, written, bytes.length - written, at)).bytesWritten;
      }
      await file.datasync();
    } finally {
      await file.close();
    }
    addChunk(this.#site.database, upload, position, this.#site.clock());
  }
}

/** Whether a file does not exist: one that cannot be read may come back. */
async function isLost(path: string): Promise<boolean> {
  return stat(path).then(
    () => false,
    (error: NodeJS.ErrnoException) => error.code === 'ENOENT',
  );
}
