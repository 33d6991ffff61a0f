import { nextTask } from '../dom/next-task';

/** Marks an outline that is not laid out yet, and its drawing, which is not painted until all outlines are. */
const HIDDEN_MARK = 'data-nh-hidden';

const OUTLINES = 'path, polygon, polyline';

/** Outlines that Chromium lays out within some 10 ms on a computer. */
const OUTLINES_PER_TASK = 250;
/** Characters of outlines that it lays out in the same time. */
const CHARACTERS_PER_TASK = 1_000_000;

/**
 * Hides the outlines of a drawing that is too large to be laid out in one task, until `showOutlines`. The element's
 * stylesheet must make `svg[data-nh-hidden]` invisible, and give `svg [data-nh-hidden]` no box.
 */
export function hideOutlines(svg: Element): void {
  // Without a view box, the drawing must be measured to be placed.
  if (!svg.hasAttribute('viewBox')) return;
  const outlines = [...svg.querySelectorAll(OUTLINES)];
  if ([...batches(outlines)].length < 5) return;
  for (const outline of outlines) outline.setAttribute(HIDDEN_MARK, '');
  svg.setAttribute(HIDDEN_MARK, '');
}

/** Lays out the hidden outlines of a drawing in the page in several tasks, then shows it. */
export async function showOutlines(svg: SVGSVGElement, signal: AbortSignal): Promise<void> {
  for (const batch of batches([...svg.querySelectorAll(`[${HIDDEN_MARK}]`)])) {
    await nextTask();
    if (signal.aborted) return;
    for (const outline of batch) outline.removeAttribute(HIDDEN_MARK);
    // Lays out now: otherwise several batches could be laid out in one task.
    svg.getBoundingClientRect();
  }
  svg.removeAttribute(HIDDEN_MARK);
}

/** Groups outlines that are laid out in one task. */
function* batches(outlines: readonly Element[]): Generator<Element[]> {
  let batch: Element[] = [];
  let characters = 0;
  for (const outline of outlines) {
    batch.push(outline);
    characters += (outline.getAttribute('d') ?? outline.getAttribute('points') ?? '').length;
    if (batch.length < OUTLINES_PER_TASK && characters < CHARACTERS_PER_TASK) continue;
    yield batch;
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) yield batch;
}
