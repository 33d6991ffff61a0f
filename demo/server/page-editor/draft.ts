import type { PageDocument } from '../../../src/page';
import type { Document } from '../cms/document';
import { editedPage, withPage } from '../editor/edited-page';
import { pageState } from '../editor/page-state';
import type { Site } from '../site';

/** A page of the site with the newest revision of its editor. */
export interface PageDraft {
  /** The document as visitors see it. */
  readonly document: Document;
  readonly draft: PageDocument;
  /** The document as publishing would change it, but for its slug. */
  readonly shown: Document;
}

/** The draft of a page, post or template. @throws PageRefusal there is none with this id */
export function pageDraft(site: Site, id: string): PageDraft {
  const document = editedPage(site.database, id);
  const draft = pageState(site, document).newest.document;
  return { document, draft, shown: withPage(document, draft) };
}
