import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { fetchRequest, uploadRequest } from '../../../../src/elements/kits/wire/upload';
import { shownName } from '../../forms/attachments';
import type { Site } from '../../site';
import { wireError } from '../../wire-error';
import type { KitEnv } from '../guard';
import { KitError } from '../kit-error';
import { postedBytes, postedJson } from '../posted';
import { fetchedKit } from './fetched-kit';
import { missingChunks, type Upload, uploadOf, wireUpload } from './records';
import type { UploadStore } from './store';

/** What the wire leaves open of a file that is to come. */
const soundRequest = z.extend(uploadRequest, {
  name: z.string().check(z.maxLength(1000)),
  size: z.int().check(z.gte(0)),
  fingerprint: z.string().check(z.regex(/^[\da-f]{64}$/)),
});

/** The calls by which kits come to the server. */
export function uploadRoutes(site: Site, uploads: UploadStore): Hono<KitEnv> {
  const { database } = site;
  const app = new Hono<KitEnv>();
  app.post('/', async (context) => context.json(wireUpload(database, await begun(context)), 201));
  app.post('/from', async (context) => {
    const request = await postedJson(context, fetchRequest);
    const upload = await fetchedKit(site, uploads, context, request);
    return context.json(wireUpload(database, upload), 201);
  });
  app.get('/:upload', (context) => {
    const upload = asked(context);
    return upload ? context.json(wireUpload(database, upload)) : unknown(context);
  });
  app.put('/:upload/chunks/:index', chunk);
  app.delete('/:upload', async (context) => {
    const upload = asked(context);
    if (!upload) return unknown(context);
    await uploads.remove(upload.id);
    return context.json({ deleted: true });
  });
  return app;

  function asked(context: Context<KitEnv>): Upload | undefined {
    return uploadOf(database, context.var.person, context.req.param('upload') ?? '');
  }

  async function begun(context: Context<KitEnv>): Promise<Upload> {
    const { name, size, fingerprint } = await postedJson(context, soundRequest);
    const { kitBytes, kitChunkBytes } = site.limits;
    if (size > kitBytes) throw new KitError('invalid-zip-file', { reason: 'too-large' });
    return uploads.begin({
      person: context.var.person,
      source: 'file',
      name: shownName(name),
      size,
      fingerprint,
      chunkSize: kitChunkBytes,
    });
  }

  async function chunk(context: Context<KitEnv>): Promise<Response> {
    const upload = asked(context);
    if (!upload) return unknown(context);
    const position = Number(context.req.param('index'));
    const length = Math.min(upload.chunkSize, upload.size - position * upload.chunkSize);
    if (!Number.isInteger(position) || position < 0 || length <= 0) {
      return wireError(context, 404, 'nh_kit_no_chunk', 'The file has no such chunk.');
    }
    if (missingChunks(database, upload).includes(position)) {
      const bytes = await postedBytes(context, length);
      if (bytes.length !== length) {
        return wireError(context, 400, 'nh_kit_chunk_size', `The chunk has ${length} bytes.`);
      }
      await uploads.write(upload, position, bytes);
    }
    const written = asked(context);
    return written ? context.json(wireUpload(database, written)) : unknown(context);
  }
}

function unknown(context: Context): Response {
  return wireError(context, 404, 'nh_kit_no_upload', 'There is no such upload.');
}
