import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import type { PageAssets } from '../server/site';
import { editorBundle } from './code-editor/bundle';
import { examplePage } from './examples';
import { homeView } from './home';
import { sandboxPage, sandboxPolicy } from './sandbox';
import { type Docs, type DocsContext, readDocs } from './site';
import { pageView, searchView } from './view';

/** The documentation site, below `/docs`. The first request reads the Markdown. */
export function docsRoutes(assets: PageAssets, read: () => Promise<Docs> = readDocs): Hono {
  let reading: Promise<Docs> | undefined;
  const context = async (): Promise<DocsContext> => {
    reading ??= read();
    return { docs: await reading, assets };
  };
  const app = new Hono();
  // The address of the reference until it became a page for each element.
  app.get('/reference', ({ redirect }) => redirect('/docs/elements', 301));
  app.get('/docs', async ({ html }) => html(homeView(await context())));
  app.get('/docs/search', async ({ html }) => html(searchView(await context())));
  app.get('/docs/search.json', async ({ json }) => json((await context()).docs.search));
  app.get('/docs/code.css', async ({ body }) =>
    body((await context()).docs.codeStyles, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );
  app.get('/docs/minisearch.js', async ({ body }) =>
    body(await miniSearch(), 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  );
  app.get('/docs/code-editor.js', async ({ body }) =>
    body(await editorBundle(), 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  );
  app.get('/docs/sandbox', (context) => {
    context.header('Content-Security-Policy', sandboxPolicy(new URL(context.req.url).origin));
    return context.html(sandboxPage(assets));
  });
  app.get('/docs/examples/*', async ({ req, html, body, notFound }) => {
    const { docs } = await context();
    const css = docs.examples.find(({ path }) => `${path}.css` === req.path);
    if (css) return body(css.css, 200, { 'Content-Type': 'text/css; charset=utf-8' });
    const example = docs.examples.find(({ path }) => path === req.path);
    return example ? html(examplePage(example, assets, req.query('look'))) : notFound();
  });
  app.get('/docs/*', async ({ req, html, notFound }) => {
    const shown = await context();
    const page = shown.docs.pages.find(({ path }) => path === req.path);
    return page ? html(pageView(page, shown)) : notFound();
  });
  return app;
}

const miniSearch = (): Promise<string> =>
  readFile(fileURLToPath(import.meta.resolve('minisearch')), 'utf8');
