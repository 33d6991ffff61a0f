import { builderClass, classSelector } from '../../../builder/markup/names';
import { firstLetter } from './first-letter';

/**
 * Wraps the first letter in two spans that the builder's stylesheet enlarges, in the first paragraph that has
 * a letter.
 *
 * @returns the paragraph and an undo function; undefined if there is no letter
 */
export function dropCap(
  paragraphs: readonly HTMLElement[],
): { readonly paragraph: HTMLElement; readonly undo: () => void } | undefined {
  for (const paragraph of paragraphs) {
    const letter = letterIn(paragraph);
    if (letter) return { paragraph, undo: enlarge(letter) };
  }
  return undefined;
}

/** Removes the spans that a clone of a live text contains. */
export function removeCopiedCaps(paragraph: HTMLElement): void {
  for (const outer of paragraph.querySelectorAll(`${classSelector('drop-cap')}[role]`)) {
    outer.replaceWith(outer.textContent);
    paragraph.normalize();
  }
}

/** Returns the first letter as a separate text node, also inside links or bold text. */
function letterIn(paragraph: HTMLElement): Text | undefined {
  const texts = paragraph.ownerDocument.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const range = firstLetter(text.data);
    if (!range) continue;
    const letter = range.start > 0 ? text.splitText(range.start) : text;
    if (letter.length > range.end - range.start) letter.splitText(range.end - range.start);
    return letter;
  }
  return undefined;
}

function enlarge(letter: Text): () => void {
  const document = letter.ownerDocument;
  const inner = document.createElement('span');
  inner.className = builderClass('drop-cap-letter');
  const outer = document.createElement('span');
  outer.className = builderClass('drop-cap');
  // Keeps screen readers from pausing after the letter.
  for (const span of [outer, inner]) span.setAttribute('role', 'presentation');
  letter.replaceWith(outer);
  outer.append(inner);
  inner.append(letter);
  return () => {
    const parent = outer.parentElement;
    outer.replaceWith(...inner.childNodes);
    parent?.normalize();
  };
}
