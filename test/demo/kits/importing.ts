import { createHash } from 'node:crypto';
import { expect } from 'chai';
import type * as z from 'zod/mini';
import { type ImportSession, importSession, type startRequest } from '../../../src/api/kits/import';
import { type UploadSession, uploadSession } from '../../../src/api/kits/upload';
import type { TestSite } from '../site';
import { type Administrator, type KitAnswer, kitCall } from './administrator';

/** The choices before an import. */
export type Choices = Partial<z.infer<typeof startRequest>>;

/** Starts or resumes the upload of a file. */
export async function beginUpload(
  site: TestSite,
  admin: Administrator,
  bytes: Uint8Array,
  name = 'kit.zip',
): Promise<UploadSession> {
  const fingerprint = createHash('sha256').update(name).update(bytes).digest('hex');
  const request = { name, size: bytes.length, fingerprint };
  const { status, body } = await kitCall(site, admin, 'POST uploads', request);
  expect(status, JSON.stringify(body)).to.equal(201);
  return uploadSession.parse(body);
}

/** Sends a chunk of a file, or other bytes instead. */
export async function sendChunk(
  site: TestSite,
  { cookie, nonce }: Administrator,
  { upload, chunkSize }: UploadSession,
  index: number | string,
  file: Uint8Array,
  chunk = file.subarray(Number(index) * chunkSize, (Number(index) + 1) * chunkSize),
): Promise<KitAnswer> {
  const response = await fetch(`${site.url}/wp-json/nh/v1/kits/uploads/${upload}/chunks/${index}`, {
    method: 'PUT',
    headers: { cookie, 'X-WP-Nonce': nonce, 'Content-Type': 'application/octet-stream' },
    body: Uint8Array.from(chunk),
  });
  return { status: response.status, body: await response.json() };
}

/** Uploads a file. Returns the id of the upload. */
export async function uploaded(
  site: TestSite,
  admin: Administrator,
  bytes: Uint8Array,
): Promise<string> {
  const session = await beginUpload(site, admin, bytes);
  for (const index of session.missing) await sendChunk(site, admin, session, index, bytes);
  return session.upload;
}

/** Uploads and opens a kit. */
export async function opened(
  site: TestSite,
  admin: Administrator,
  bytes: Uint8Array,
): Promise<ImportSession> {
  const upload = await uploaded(site, admin, bytes);
  for (;;) {
    const answer = await kitCall(site, admin, 'POST imports', { upload });
    if (answer.status !== 202) return sessionOf(answer, 201);
  }
}

/** Starts an opened import; default: of everything. */
export async function started(
  site: TestSite,
  admin: Administrator,
  { session }: ImportSession,
  choices: Choices = {},
): Promise<ImportSession> {
  const request = {
    includes: ['content', 'templates', 'settings', 'plugins'],
    customization: {},
    decisions: {},
    ...choices,
  };
  return sessionOf(await kitCall(site, admin, `POST imports/${session}/start`, request));
}

/** Runs the remaining steps of an import. */
export async function finished(
  site: TestSite,
  admin: Administrator,
  state: ImportSession,
): Promise<ImportSession> {
  let now = state;
  for (;;) {
    const next = now.runners.find(({ isDone }) => !isDone);
    if (!next) break;
    const call = `POST imports/${now.session}/runners/${next.runner}`;
    now = sessionOf(await kitCall(site, admin, call));
  }
  expect(now.state).to.equal('completed');
  return now;
}

/** Imports a kit completely. */
export async function imported(
  site: TestSite,
  admin: Administrator,
  bytes: Uint8Array,
  choices?: Choices,
): Promise<ImportSession> {
  const open = await opened(site, admin, bytes);
  return finished(site, admin, await started(site, admin, open, choices));
}

/** The session in a response. */
export function sessionOf({ status, body }: KitAnswer, expected = 200): ImportSession {
  expect(status, JSON.stringify(body)).to.equal(expected);
  return importSession.parse(body);
}

/** The results of an import's items, by title: `page:… → created`. */
export function outcomes({ runners }: ImportSession): Readonly<Record<string, string>> {
  const all = runners.flatMap(({ imported }) => imported);
  return Object.fromEntries(
    all.map(({ section, title, outcome }) => [`${section}: ${title}`, outcome]),
  );
}

/** The content of a site without ids. */
export function contentOf(site: TestSite): Readonly<Record<string, unknown>> {
  return {
    documents: site
      .rows(
        `SELECT type, doc_type, slug, title, excerpt, status, author, thumbnail, content, created, edited, parent
         FROM documents ORDER BY type, slug`,
      )
      .map(({ content, ...row }) => ({ ...row, content: JSON.parse(String(content)) })),
    terms: site.rows('SELECT taxonomy, slug, name, description FROM terms ORDER BY taxonomy, slug'),
    sorted: site.rows(
      `SELECT type, documents.slug AS document, taxonomy, terms.slug AS term FROM document_terms
       JOIN documents ON documents.id = document JOIN terms ON terms.id = term
       ORDER BY type, documents.slug, taxonomy, terms.slug`,
    ),
    media: site.rows('SELECT name, type, length(bytes) AS size FROM media ORDER BY name'),
    menus: site
      .rows(
        `SELECT menus.slug, name, location, position, label, type, target FROM menus
       LEFT JOIN menu_items ON menu = menus.id ORDER BY menus.slug, menu_items.id`,
      )
      .map(({ ...row }) => row),
    front: site.rows("SELECT value FROM settings WHERE key = 'front_page'"),
    settings: site.rows('SELECT * FROM site_settings ORDER BY section'),
    plugins: site.rows('SELECT * FROM plugins ORDER BY plugin'),
    works: site
      .rows("SELECT json_remove(work, '$.id') AS work FROM works ORDER BY slug")
      .map(({ work }) => JSON.parse(String(work))),
  };
}

/** Removes everything that a kit could import. */
export function emptied(site: TestSite): void {
  for (const table of ['documents', 'terms', 'media', 'menus', 'site_settings', 'works']) {
    site.rows(`DELETE FROM ${table} RETURNING 1`);
  }
  site.rows("UPDATE plugins SET state = 'inactive' RETURNING 1");
}
