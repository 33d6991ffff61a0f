import { nextTask } from '../dom/next-task';
import { appendCopy, type Copying, copyOf, parsedSvg } from './copy';
import { hideOutlines } from './hidden-outlines';
import { type Piece, piecesOf } from './pieces';
import { boundReferences } from './references';
import { styledPaints } from './style-rules';

export { showOutlines } from './hidden-outlines';

/** How a large drawing is copied. */
export interface SlicedSvgOptions {
  /** Ends the work between two tasks. */
  readonly signal?: AbortSignal | undefined;
  /** Characters that are parsed and copied in one task; default: 250,000, about 10 ms on a computer. */
  readonly size?: number;
}

/** A part of a drawing, parsed. */
interface Part extends Piece {
  readonly root: Element;
}

/**
 * Returns a safe copy of a large untrusted drawing, as `sanitisedSvg` does, without blocking the page: each task
 * parses or copies one part of the text. The outlines of a very large one are hidden until `showOutlines`.
 *
 * @returns undefined for text that is no SVG document
 * @throws the signal's reason when it aborts
 */
export async function slicedSvg(
  text: string,
  document: Document,
  { signal, size = 250_000 }: SlicedSvgOptions = {},
): Promise<SVGSVGElement | undefined> {
  const parts = await partsOf(text, size, signal);
  if (!parts) return undefined;
  // All style elements first: a rule applies to the elements before it too.
  const joint = new Joint(document, styledPaints(parts.map(({ root }) => root)));
  for (const part of parts) {
    await nextTask();
    signal?.throwIfAborted();
    joint.add(part);
  }
  await nextTask();
  if (!joint.root) return undefined;
  boundReferences(joint.root);
  hideOutlines(joint.root);
  return joint.root as SVGSVGElement;
}

async function partsOf(
  text: string,
  size: number,
  signal?: AbortSignal,
): Promise<Part[] | undefined> {
  const parts: Part[] = [];
  try {
    for (const piece of piecesOf(text, size)) {
      await nextTask();
      signal?.throwIfAborted();
      const root = parsedSvg(piece.text);
      if (!root) return undefined;
      parts.push({ ...piece, text: '', root });
    }
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
  return parts;
}

/** One drawing that is joined from the copies of its parts. */
class Joint {
  root: Element | undefined;
  /** The copies of the elements that are open; undefined for an element that is not allowed. */
  #open: (Element | undefined)[] = [];
  readonly #copying: Copying;

  constructor(document: Document, styled: Copying['styled']) {
    this.#copying = { document, styled };
  }

  add({ root, openBefore, openAfter }: Part): void {
    const before = chain(root, openBefore, 'firstElementChild');
    const after = chain(root, openAfter, 'lastElementChild');
    const copies = new Map(before.map((source, at) => [source, this.#open[at]]));
    const wanted = new Set(after);
    const onCopy = (source: Element, copy: Element): void => {
      if (wanted.has(source)) copies.set(source, copy);
    };
    const copying = { ...this.#copying, onCopy };
    if (openBefore === 0) this.root = copyOf(root, copying);
    else this.#extend(before, copying);
    this.#open = after.map((source) => copies.get(source));
  }

  /** Adds the content of the elements that were open before, innermost first. */
  #extend(before: readonly Element[], copying: Copying): void {
    for (let at = before.length - 1; at >= 0; at--) {
      const copy = this.#open[at];
      const inner = before[at + 1];
      if (!copy) continue;
      for (const child of before[at]?.childNodes ?? []) {
        if (child !== inner) appendCopy(copy, child, copying);
      }
    }
  }
}

/** An element and its descendants, each one the first or last child of the one before. */
function chain(
  root: Element,
  length: number,
  next: 'firstElementChild' | 'lastElementChild',
): Element[] {
  const elements: Element[] = [];
  for (let one: Element | null = root; one && elements.length < length; one = one[next])
    elements.push(one);
  return elements;
}
