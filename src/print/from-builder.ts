import { type BuilderElement, everyElement, type PageDocument, readDocument } from '../page';
import { isFixed } from '../page/print/fixed-block';
import { isLayout } from '../page/print/layout';
import type { DocumentProblem } from '../page/problem';
import { parts } from './parts';

/** A page of the page builder as a document. */
export interface FromBuilder {
  readonly document: PageDocument;
  /** The widgets that this release prints as its own. */
  readonly ours: readonly BuilderElement[];
  /** The elements of other software: their data are kept, and they print their own markup. */
  readonly fixed: readonly BuilderElement[];
  /** `documentProblemText` of `nh-elements/page` describes a problem. */
  readonly problems: readonly DocumentProblem[];
}

/**
 * Reads a page that the page builder has saved: its list of elements, a template, or a document of a kit. Settings and
 * elements that are not understood are kept unchanged, so that the builder can open the document again.
 *
 * @param data parsed JSON
 */
export function fromBuilder(data: unknown): FromBuilder {
  const { document, problems } = readDocument(data);
  const elements = everyElement(document.content).filter((element) => !isLayout(element));
  const isOurs = (element: BuilderElement): boolean =>
    element.elType === 'widget' &&
    !isFixed(element) &&
    parts.widgets(element.widgetType ?? '') !== undefined;
  return {
    document,
    ours: elements.filter(isOurs),
    fixed: elements.filter((element) => !isOurs(element)),
    problems,
  };
}
