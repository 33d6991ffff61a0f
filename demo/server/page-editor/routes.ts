import { type Context, Hono } from 'hono';
import type { PageContext } from '../../pages/page';
import { administratorPage } from '../cms/administrator-page';
import { documentBySlug } from '../cms/documents';
import { menus } from '../cms/menus';
import { type PrintedPage, printedPage, styleName } from '../cms/printing/printed-page';
import { canvasView, isCanvas } from '../cms/views/canvas';
import { documentView } from '../cms/views/document';
import { PageRefusal } from '../editor/page-refusal';
import type { Site } from '../site';
import { draftPath } from './address';
import { type PageDraft, pageDraft } from './draft';
import { editorPolicy } from './policy';
import { editorSettings } from './settings';
import { editorView } from './view';

/** The live editor of pages, and the pages with their drafts, for administrators. */
export function pageEditorRoutes(site: Site): Hono {
  const app = new Hono();
  app.get('/editor/:slug', (context) => editorPage(site, context));
  app.get('/page-drafts/:id', (context) => draftPage(site, context));
  app.get('/page-drafts/:id/:name', (context) => draftStyles(site, context));
  app.onError((error, context) => {
    if (error instanceof PageRefusal) return context.notFound();
    throw error;
  });
  return app;
}

function editorPage(site: Site, context: Context) {
  return administratorPage(site, context, (page) => {
    const found = documentBySlug(site.database, 'page', context.req.param('slug') ?? '');
    if (!found) return context.notFound();
    const { id, title } = found;
    const settings = editorSettings(site, page, pageDraft(site, String(id)));
    context.header('Content-Security-Policy', editorPolicy);
    return context.html(editorView(page, { id, title, settings }));
  });
}

function draftPage(site: Site, context: Context) {
  return administratorPage(site, context, (administrators) => {
    const config = { ...administrators.config, mode: 'preview' };
    const page: PageContext = { ...administrators, config };
    const { document, shown } = pageDraft(site, context.req.param('id') ?? '');
    const printed = withDraftAddress(printedPage(site, shown), document);
    if (isCanvas(shown)) return context.html(canvasView(page, shown, printed));
    return context.html(documentView(page, shown, printed, menus(site.database)));
  });
}

/** The printed draft, whose stylesheet only administrators get. */
function withDraftAddress(printed: PrintedPage, document: PageDraft['document']): PrintedPage {
  return { ...printed, stylesheet: `${draftPath(document)}/${styleName(printed.css)}` };
}

function draftStyles(site: Site, context: Context) {
  return administratorPage(site, context, () => {
    const { shown } = pageDraft(site, context.req.param('id') ?? '');
    context.header('Content-Type', 'text/css; charset=utf-8');
    return context.body(printedPage(site, shown).css);
  });
}
