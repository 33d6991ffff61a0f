import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { checked, count, type Env } from '../call';
import { KEY } from '../once';
import { Refusal } from '../refusal';
import type { Service } from '../service';
import { receiveKit } from './arriving';
import { deleteKit, kitById, listKits } from './store';

const query = z.object({
  search: z.optional(z.string().check(z.maxLength(200))),
  sort: z._default(z.enum(['title', 'date']), 'date'),
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
  offset: count(0, 1_000_000, 0),
  limit: count(1, 100, 24),
});

/** `/kits` */
export function kitRoutes(service: Service): Hono<Env> {
  const app = new Hono<Env>();
  app.get('/', (context) =>
    context.json(listKits(service, context.var.account, checked(query, context.req.query()))),
  );
  app.post('/', async (context) => {
    const { body } = context.req.raw;
    if (!body) throw new Refusal('library-invalid', 'The request has no file.');
    const request = context.req.header(KEY);
    return context.json(await receiveKit(service, context.var.account, body, request), 201);
  });
  app.get('/:id{[0-9]+}', (context) => {
    const { path: _, ...kit } = kitById(service, context.var.account, context.req.param('id'));
    return context.json(kit);
  });
  app.delete('/:id{[0-9]+}', (context) =>
    context.json(deleteKit(service, context.var.account, context.req.param('id'))),
  );
  app.get('/:id{[0-9]+}/file', (context) => {
    const { path, bytes } = kitById(service, context.var.account, context.req.param('id'));
    context.header('Content-Type', 'application/zip');
    context.header('Content-Length', String(bytes));
    return context.body(Readable.toWeb(createReadStream(path)) as ReadableStream);
  });
  return app;
}
