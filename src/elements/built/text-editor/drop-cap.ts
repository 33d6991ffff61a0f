import { builderClass } from '../markup/names';
import { firstLetter } from './first-letter';

/**
 * Puts the first letter of the first paragraph that has one into the two spans that the builder's
 * stylesheet makes large.
 *
 * @returns the paragraph, and the way back; undefined where there is no letter
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

/** The first letter as a text of its own, whatever it is in: a link, or a word in bold. */
function letterIn(paragraph: HTMLElement): Text | undefined {
  const texts = paragraph.ownerDocument.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const place = firstLetter(text.data);
    if (!place) continue;
    const letter = place.start > 0 ? text.splitText(place.start) : text;
    if (letter.length > place.end - place.start) letter.splitText(place.end - place.start);
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
  // No box of its own for screen readers, which would pause after it: the word is read as one.
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
