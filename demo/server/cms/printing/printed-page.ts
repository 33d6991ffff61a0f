import { createHash } from 'node:crypto';
import { DOCUMENT_FORMAT, type PageDocument, readDocument } from '../../../../src/page';
import { layoutCss } from '../../../../src/page/styles';
import {
  dataNeeds,
  type PrintedDocument,
  type PrintSite,
  printDocument,
} from '../../../../src/print';
import type { Site } from '../../site';
import type { Document } from '../document';
import { siteAnswers } from './site-answers';

/** A document as a page: its HTML, and its CSS with the address at which the site serves it. */
export interface PrintedPage extends PrintedDocument {
  readonly stylesheet: string;
}

/** The CSS of boxes without settings, for the devices of this site. */
const boxes = layoutCss({ mobile: 767, tablet: 1024 });

/**
 * Prints a document of the site.
 *
 * @param shown the document from which its parts take title, date and the like; for templates, another one
 */
export function printedPage(site: Site, document: Document, shown = document): PrintedPage {
  const page = pageOf(document);
  const printed = printDocument(page, printSite(site, page, shown));
  const css = boxes + printed.css;
  return { ...printed, css, stylesheet: styleAddress(document, css) };
}

/** The means with which a document is printed. Pictures of other hosts are not shown. */
export function printSite(site: Site, page: PageDocument, shown: Document | undefined): PrintSite {
  return {
    answers: siteAnswers(site, shown, dataNeeds(page)),
    allowsPicture: (address) => address.startsWith('/'),
    language: 'en-GB',
  };
}

/** A document's content and settings, read leniently: they may come from a foreign kit. */
export function pageOf({ content, pageSettings = {} }: Document): PageDocument {
  return readDocument({ format: DOCUMENT_FORMAT, content, page_settings: pageSettings }).document;
}

/** The path of a stylesheet: that of its document, and a name made from the CSS. */
function styleAddress({ type, slug }: Document, css: string): string {
  return `/page-styles/${type}/${encodeURIComponent(slug)}/${styleName(css)}`;
}

/** The file name of a stylesheet, which changes with the CSS. */
export function styleName(css: string): string {
  return `${createHash('sha256').update(css).digest('base64url').slice(0, 16)}.css`;
}
