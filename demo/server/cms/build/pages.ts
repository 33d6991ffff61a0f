import { Hono } from 'hono';
import type { Site } from '../../site';
import { administratorPage } from '../administrator-page';
import { changeableDocument } from '../changeable-document';
import { buildView } from './view';

/** The builder page, on which administrators insert templates into a document. */
export function buildPages(site: Site): Hono {
  const app = new Hono();
  app.get('/content/build/:type/:slug', (context) => {
    const document = changeableDocument(site, context);
    if (!document) return context.notFound();
    return administratorPage(site, context, (page) =>
      context.html(buildView(page, site, document)),
    );
  });
  return app;
}
