/**
 * Prints pages from their data, in Node and in browsers, without a DOM. It contains the sanitiser and a parser of HTML, so
 * visitors' pages do not load it.
 */

import type { BuilderElement, PageDocument } from '../page';
import { PagePrinter, type PrintedDocument } from '../page/print/page-printer';
import type { PrintSite } from '../page/print/print-site';
import type { PrintedElement } from '../page/print/printed';
import type { DataNeed } from '../page/print/site-data';
import { parts } from './parts';

export { linkAddress, pictureAddress } from '../page/print/addresses';
export type { PrintedDocument } from '../page/print/page-printer';
export { type PrintFault, type PrintProblem, printProblemText } from '../page/print/print-problem';
export type { PreloadLists, PrintSite, SiteAnswer } from '../page/print/print-site';
export type { Printed, PrintedElement } from '../page/print/printed';
export type * from '../page/print/site-data';
export { toDom } from '../page/print/to-dom';
export { toHtml } from '../page/print/to-html';
export { type CreateElement, toReact } from '../page/print/to-react';
export { type FromBuilder, fromBuilder } from './from-builder';

/**
 * Prints a document: its HTML, its CSS, the library's tags and their files. Nothing of a setting becomes markup, a script
 * or CSS outside its place.
 */
export function printDocument(document: PageDocument, site: PrintSite = {}): PrintedDocument {
  return new PagePrinter(parts, site).document(document);
}

/** Prints an element with its children, as `printDocument` prints it within its document. */
export function printNode(element: BuilderElement, site: PrintSite = {}): PrintedElement {
  return new PagePrinter(parts, site).node(element);
}

/** Returns the CSS of an element without that of its children. */
export function printNodeCss(element: BuilderElement, site: PrintSite = {}): string {
  return new PagePrinter(parts, site).css(element);
}

/** Returns the data of the site that a document shows: pass their answers to `printDocument`. */
export function dataNeeds(document: PageDocument): readonly DataNeed[] {
  return new PagePrinter(parts, {}).needs(document);
}
