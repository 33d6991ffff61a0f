/** A part of a large XML document, as a document of its own. */
export interface Piece {
  /** The part inside copies of its open ancestors. */
  readonly text: string;
  /** The number of these ancestors. Each one is the first child of the one before. */
  readonly openBefore: number;
  /** The number of ancestors that are still open at the end: each one is the last child of the one before. */
  readonly openAfter: number;
}

/** An open element: its name, and its start tag as written. */
interface Open {
  readonly name: string;
  readonly tag: string;
}

/** How markup other than start tags and the document type starts and ends. */
const ENDS: readonly (readonly [start: string, end: string])[] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['</', '>'],
];

/**
 * Splits an XML document into parts of about `size` characters. Each part ends with a tag. Each part begins
 * with the document's declarations and the start tags of the open ancestors, so entities and namespaces stay the same.
 *
 * @throws SyntaxError if an element has no end tag, or end tags stand in the wrong order
 */
export function* piecesOf(text: string, size: number): Generator<Piece> {
  const root = rootIndex(text);
  const prolog = text.slice(0, root);
  const open: Open[] = [];
  let before: readonly Open[] = [];
  let start = root;
  for (const { from, to } of markupIn(text, root)) {
    follow(open, text, from, to);
    if (to - start < size || open.length === 0) continue;
    yield piece(prolog, before, text.slice(start, to), open);
    before = [...open];
    start = to;
  }
  if (open.length > 0) throw new SyntaxError('an element is not closed');
  yield piece(prolog, before, text.slice(start), open);
}

function piece(
  prolog: string,
  before: readonly Open[],
  content: string,
  after: readonly Open[],
): Piece {
  const starts = before.map(({ tag }) => tag).join('');
  const ends = [...after].reverse().map(({ name }) => `</${name}>`);
  const text = prolog + starts + content + ends.join('');
  return { text, openBefore: before.length, openAfter: after.length };
}

/** Adds the element that the markup between two positions opens, or removes the one that it closes. */
function follow(open: Open[], text: string, from: number, to: number): void {
  if (isDeclaration(text, from)) return;
  if (text.charAt(from + 1) === '/') {
    const name = text.slice(from + 2, to - 1).trimEnd();
    if (open.pop()?.name !== name) throw new SyntaxError(`</${name}> closes no element`);
  } else if (text.charAt(to - 2) !== '/') {
    const tag = text.slice(from, to);
    open.push({ name: /^<([^\s/>]+)/.exec(tag)?.[1] ?? '', tag });
  }
}

/** True for comments, CDATA sections, instructions and the document type. */
function isDeclaration(text: string, from: number): boolean {
  return /[!?]/.test(text.charAt(from + 1));
}

/** The position of the root element's start tag. */
function rootIndex(text: string): number {
  for (const { from } of markupIn(text, 0)) if (!isDeclaration(text, from)) return from;
  throw new SyntaxError('there is no element');
}

/** All tags, comments, CDATA sections, instructions and the document type, in order. */
function* markupIn(text: string, start: number): Generator<{ from: number; to: number }> {
  let from = text.indexOf('<', start);
  while (from >= 0) {
    const to = markupEnd(text, from);
    yield { from, to };
    from = text.indexOf('<', to);
  }
}

function markupEnd(text: string, from: number): number {
  const [start, end] = ENDS.find(([begin]) => text.startsWith(begin, from)) ?? [];
  if (start && end) return after(text, end, from + start.length);
  if (text.startsWith('<!', from)) return documentTypeEnd(text, from);
  return tagEnd(text, from);
}

/** A document type may contain declarations in brackets. */
function documentTypeEnd(text: string, from: number): number {
  const end = tagEnd(text, from);
  const bracket = text.indexOf('[', from);
  return bracket < 0 || bracket > end ? end : after(text, '>', after(text, ']', bracket));
}

/** The end of a tag. Its quoted values may contain `>`. */
function tagEnd(text: string, from: number): number {
  const special = /["'>]/g;
  special.lastIndex = from;
  for (let found = special.exec(text); found; found = special.exec(text)) {
    if (found[0] === '>') return special.lastIndex;
    special.lastIndex = after(text, found[0], special.lastIndex);
  }
  throw new SyntaxError('a tag is not closed');
}

function after(text: string, end: string, from: number): number {
  const at = text.indexOf(end, from);
  if (at < 0) throw new SyntaxError(`${end} is missing`);
  return at + end.length;
}
