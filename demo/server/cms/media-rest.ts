import { type Context, Hono } from 'hono';
import { readBody } from '../../../server/request-body';
import { type AdministratorEnv, administratorGuards } from '../administrator';
import { rightsOf } from '../editor/rights';
import type { Site } from '../site';
import { wireError } from '../wire-error';
import { addMedia, mediaLimit, mediaPath } from './media';

interface Row {
  readonly id: number;
  readonly name: string;
  readonly type: string;
  readonly title: string;
}

const SELECT = 'SELECT rowid AS id, name, type, title FROM media';

/** The pictures of the media library for administrators, as WordPress's route `wp/v2/media` has them: list and upload. */
export function mediaRest(site: Site): Hono<AdministratorEnv> {
  const app = new Hono<AdministratorEnv>();
  app.use('/', administratorGuards(site).nonce);
  app.get('/', (context) => list(site, context));
  app.post('/', (context) => upload(site, context));
  return app;
}

function list({ database }: Site, context: Context): Response {
  const size = numberIn(context, 'per_page', 10, 100);
  const page = numberIn(context, 'page', 1, Number.MAX_SAFE_INTEGER);
  const search = context.req.query('search') ?? '';
  const condition = 'WHERE instr(lower(title), lower(?)) > 0';
  const { total } = database
    .prepare(`SELECT count(*) AS total FROM media ${condition}`)
    .get(search) as { total: number };
  const rows = database
    .prepare(`${SELECT} ${condition} ORDER BY rowid DESC LIMIT ? OFFSET ?`)
    .all(search, size, (page - 1) * size) as Row[];
  context.header('X-WP-Total', String(total));
  context.header('X-WP-TotalPages', String(Math.ceil(total / size)));
  return context.json(rows.map(attachment));
}

async function upload(site: Site, context: Context<AdministratorEnv>): Promise<Response> {
  if (!rightsOf(site, context.var.person).edit) {
    const message = 'This account may not upload pictures.';
    return wireError(context, 403, 'rest_cannot_create', message);
  }
  const { database } = site;
  const file = await sentFile(context);
  const added = file && addMedia(database, new Uint8Array(await file.arrayBuffer()));
  if (!added) return refused(context);
  database
    .prepare("UPDATE media SET title = ? WHERE name = ? AND title = ''")
    .run(file.name.slice(0, 200), added.name);
  const row = database.prepare(`${SELECT} WHERE name = ?`).get(added.name) as Row;
  return context.json(attachment(row), 201);
}

/** Reads the file of a form. Allows one kilobyte for the form's other parts. */
async function sentFile(context: Context): Promise<File | undefined> {
  const body = await readBody(context, mediaLimit + 1024);
  if (!body) return undefined;
  const headers = { 'Content-Type': context.req.header('Content-Type') ?? '' };
  const form = await new Response(Buffer.from(body), { headers }).formData().catch(() => undefined);
  const file = form?.get('file');
  return file instanceof File ? file : undefined;
}

function refused(context: Context): Response {
  const message = 'Sorry, only pictures of at most 4 MB can be uploaded: PNG, JPEG, GIF, WebP.';
  return wireError(context, 400, 'rest_upload_unknown_error', message);
}

const attachment = ({ id, name, type, title }: Row) => ({
  id,
  title: { rendered: title },
  source_url: mediaPath(name),
  alt_text: '',
  mime_type: type,
  media_type: 'image',
});

function numberIn({ req }: Context, name: string, standard: number, most: number): number {
  const number = Math.trunc(Number(req.query(name) ?? standard));
  return number >= 1 ? Math.min(number, most) : standard;
}
