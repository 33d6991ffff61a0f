import { type Context, Hono } from 'hono';
import { html, raw } from 'hono/html';
import { LibraryRefusal } from '../../../server/library-refusal';
import type { PageDocument } from '../../../src/page';
import { DOCUMENT_FORMAT, readDocument } from '../../../src/page';
import { type PrintedDocument, printDocument } from '../../../src/print';
import type { Html, PageContext } from '../../pages/page';
import { administratorPage } from '../cms/administrator-page';
import { newestPost } from '../cms/documents';
import { printSite } from '../cms/printing/printed-page';
import { contentStyles } from '../cms/views/document';
import type { Site } from '../site';
import { siteTemplate } from './site-templates';
import { cloudTemplate } from './transfer';

const path = '/template-library/:source/:id';

/** The settings of `<nh-template-library>` for an account. */
export function templateLibrarySettings(account: PageContext['account']): object {
  return { draftsId: account?.name, previewUrl: '/template-library/{source}/{id}' };
}

/** Pages of templates, as the site prints them, for administrators: of the site, and of the account in the cloud. */
export function templatePreviews(site: Site): Hono {
  const app = new Hono();
  app.get(path, (context) =>
    onTemplate(site, context, (page, { html: content }) =>
      context.html(previewView(page, content, `${context.req.path}/style.css`)),
    ),
  );
  // A file, since the pages' policy allows no styles in markup.
  app.get(`${path}/style.css`, (context) =>
    onTemplate(site, context, (_page, { css }) =>
      context.body(css, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
    ),
  );
  return app;
}

function onTemplate(
  site: Site,
  context: Context,
  answer: (page: PageContext, printed: PrintedDocument) => Response | Promise<Response>,
): Response | Promise<Response> {
  return administratorPage(site, context, async (page) => {
    const { source = '', id = '' } = context.req.param();
    const document = await templateDocument(site, page.account?.name ?? '', { source, id });
    if (!document) return context.notFound();
    return answer(
      page,
      printDocument(document, printSite(site, document, { document: newestPost(site.database) })),
    );
  });
}

/** The document of a template; undefined if it does not exist, or the library does not answer. */
async function templateDocument(
  site: Site,
  person: string,
  { source, id }: { readonly source: string; readonly id: string },
): Promise<PageDocument | undefined> {
  if (source !== 'site' && source !== 'cloud') return undefined;
  try {
    const found =
      source === 'site' ? siteTemplate(site, id) : await cloudTemplate(site, person, id);
    if (!('content' in found)) return undefined;
    const { content, page_settings } = found;
    return readDocument({ format: DOCUMENT_FORMAT, content, page_settings }).document;
  } catch (error) {
    if (error instanceof LibraryRefusal) return undefined;
    throw error;
  }
}

/** A printed template alone. Its links open nothing in the frame of the preview. */
function previewView({ assets }: PageContext, content: string, stylesheet: string): Html {
  const styles = ['/assets/site.css', '/assets/palettes.css', assets.css, ...contentStyles];
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Template</title>
<base target="_blank">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${[...styles, assets.blocks, stylesheet].map((href) => html`<link rel="stylesheet" href="${href}">`)}
</head>
<body>
<main class="cms-content cms-framed">${raw(content)}</main>
</body>
</html>`;
}
