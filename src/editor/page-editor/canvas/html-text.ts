import { type DefaultTreeAdapterTypes, parseFragment, type Token } from 'parse5';
import type { SavedSettings } from '../../../page';
import { type Printed, printNode, toDom, toHtml } from '../../../print';
import { elementOf } from '../../data/from-puck';
import type { NodeData } from '../../data/puck-data';
import type { HtmlPlace } from './html-place';

type ChildNode = DefaultTreeAdapterTypes.ChildNode;
type Attribute = Token.Attribute;

/**
 * Returns the content of a text with markup as DOM nodes, without the changes that its code makes, such as a drop cap.
 * Undefined if the printer leaves out a part of it, which would be lost: such a text is edited in the panel.
 */
export function htmlText(
  data: NodeData,
  place: HtmlPlace,
  frame: Document,
): readonly Node[] | undefined {
  const content = contentOf(data, place);
  if (!content) return undefined;
  const { saved } = place;
  return saved === undefined || isWhole(saved, content) ? toDom(content, frame) : undefined;
}

/** Returns the settings with an edited text as the printer prints it: without styles that the browser has added. */
export function withPrintedHtml(data: NodeData, place: HtmlPlace, html: string): SavedSettings {
  const edited = { ...data, props: { ...data.props, settings: place.withHtml(html) } };
  return place.withHtml((contentOf(edited, place) ?? []).map(toHtml).join(''));
}

/**
 * Returns the HTML of an edited text. Browsers put a list into the paragraph that became one: read again, it would leave empty
 * paragraphs around the list.
 */
export function writtenHtml(box: HTMLElement): string {
  const copy = box.cloneNode(true) as HTMLElement;
  for (const list of copy.querySelectorAll('p > :is(ul, ol)')) {
    const paragraph = list.parentElement as HTMLElement;
    const rest = paragraph.cloneNode() as HTMLElement;
    rest.removeAttribute('id');
    while (list.nextSibling) rest.append(list.nextSibling);
    paragraph.after(list, rest);
    for (const part of [paragraph, rest]) if (isEmpty(part)) part.remove();
  }
  return copy.innerHTML.trim();
}

const isEmpty = (element: HTMLElement): boolean =>
  element.textContent?.trim() === '' && !element.querySelector('[id], img, iframe, video, hr');

function contentOf(data: NodeData, { isBox }: HtmlPlace): readonly Printed[] | undefined {
  const find = (printed: Printed): readonly Printed[] | undefined => {
    if (typeof printed === 'string') return undefined;
    if (isBox(printed)) return printed.children;
    for (const child of printed.children) {
      const found = find(child);
      if (found) return found;
    }
    return undefined;
  };
  return find(printNode(elementOf(data), { mode: 'edit' }));
}

/** Whether the printed content has all elements and attributes of the saved text. */
function isWhole(saved: string, content: readonly Printed[]): boolean {
  const marks = marksIn(saved);
  // A text without tags becomes paragraphs.
  return (
    marks.length === 0 || marks.join('\n') === marksIn(content.map(toHtml).join('')).join('\n')
  );
}

/** Returns the elements and comments of HTML, level by level, each with its attributes. */
function marksIn(html: string): readonly string[] {
  const marks: string[] = [];
  let level: readonly ChildNode[] = parseFragment(html).childNodes;
  while (level.length > 0) {
    const nodes = level.filter(({ nodeName }) => nodeName !== '#text');
    marks.push(...nodes.map(markOf));
    level = nodes.flatMap((node) => ('childNodes' in node ? node.childNodes : []));
  }
  return marks;
}

function markOf(node: ChildNode): string {
  const attributes = 'attrs' in node ? node.attrs.flatMap(attributeMark) : [];
  return [node.nodeName, ...attributes.toSorted()].join(' ');
}

/** Leaves out what the printer adds: words in `rel`, and an empty `alt`. */
function attributeMark({ name, value }: Attribute): readonly string[] {
  const words = value.split(/\s+/).filter((word) => word !== '');
  if (name === 'alt' && words.length === 0) return [];
  if (name !== 'rel') return [`${name}="${words.join(' ')}"`];
  return words
    .filter((word) => word !== 'noopener' && word !== 'noreferrer')
    .map((word) => `rel="${word}"`);
}
