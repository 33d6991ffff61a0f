import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { type Context, Hono } from 'hono';
import { type Collections, findWork } from './collection';
import { drawing, type PictureSize } from './drawings';
import type { Work } from './work';

const folder = '/wp-content/uploads/works';

// The version of the drawing code is part of the address, since pictures are cached.
const version = versionOf(new URL('./', import.meta.url));

/** The address of a work's picture. */
export function pictureAddress({ id }: Pick<Work, 'id'>, size: PictureSize = 'thumbnail'): string {
  return `${folder}/${id}${size === 'large' ? '-large' : ''}.svg?ver=${version}`;
}

/** The works' pictures, drawn on request. */
export function pictureRoutes(collections: Collections): Hono {
  const app = new Hono();
  app.get(`${folder}/:file`, (context) => picture(collections, context));
  return app;
}

function picture(collections: Collections, context: Context) {
  const [, id, large] = /^(\d+)(-large)?\.svg$/.exec(context.req.param('file') ?? '') ?? [];
  const found = findWork(collections, (work) => work.id === Number(id));
  if (!found) return context.notFound();
  context.header('Content-Type', 'image/svg+xml; charset=utf-8');
  context.header(
    'Cache-Control',
    context.req.query('ver') === version ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
  return context.body(drawing(found.work, large ? 'large' : 'thumbnail'));
}

function versionOf(directory: URL): string {
  const hash = createHash('sha256');
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).sort();
  for (const file of files.filter((name) => name.endsWith('.ts')))
    hash.update(readFileSync(new URL(file, directory)));
  return hash.digest('hex').slice(0, 8);
}
