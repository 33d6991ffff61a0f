import { type PageDocument, readDocument } from '../../src/page';
import type { PrintedDocument, PrintSite } from '../../src/print';
import { printDocument } from '../../src/print';

/** Returns a document of JSON elements without problems of reading. */
export function pageOf(...content: readonly object[]): PageDocument {
  return readDocument(content).document;
}

/** Returns a widget as JSON. */
export function widget(
  widgetType: string,
  settings: object = {},
  elements: readonly object[] = [],
): { id: string; [key: string]: unknown } {
  return { id: `w-${widgetType}`, elType: 'widget', widgetType, settings, elements };
}

/** Prints elements as a page. */
export function printedPage(content: readonly object[], site: PrintSite = {}): PrintedDocument {
  return printDocument(pageOf(...content), site);
}
