/**
 * Reads pages that the page builder has printed into documents, in browsers and in other programs with a DOM. It contains
 * the printer, so visitors' pages do not load it.
 */

import { type FromBuilder, fromBuilder } from '../from-builder';
import type { MarkupProblem } from './markup-problem';
import { PageReader } from './page-reader';

export type { FromBuilder } from '../from-builder';
export { type MarkupFault, type MarkupProblem, markupProblemText } from './markup-problem';

/** A printed page of the page builder as a document. */
export interface FromBuilderMarkup extends FromBuilder {
  /** What the markup shows or names, and no setting contains. `markupProblemText` describes an entry. */
  readonly unread: readonly MarkupProblem[];
}

/** How a page is read. */
export interface MarkupOptions {
  /** The prefix of the page builder's classes and attributes. Default: `elementor`. */
  readonly builder?: string;
}

/**
 * Reads the nodes of a printed page. The markup shows texts, links, pictures, items, and the settings that scripts need;
 * styles are in the page builder's stylesheet. Widgets of the library become its own. Others, and those that show more than
 * their settings can hold, are fixed blocks that print their own markup.
 *
 * The page is not changed.
 *
 * @param root the page, the box of one document of the page builder, or one of its nodes
 */
export function fromBuilderMarkup(
  root: ParentNode,
  { builder = 'elementor' }: MarkupOptions = {},
): FromBuilderMarkup {
  const reader = new PageReader(builder);
  const elements = reader.elements(root);
  return { ...fromBuilder(elements), unread: reader.problems };
}
