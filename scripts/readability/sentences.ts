/** A sentence that a person reads, in a source or in a Markdown page. */
export interface Sentence {
  readonly kind: 'comment' | 'declaration' | 'message' | 'markdown' | 'title';
  /** The line on which its text begins, from 1. */
  readonly line: number;
  readonly text: string;
}

/** The texts of a file, before they are split into sentences. */
interface Passage {
  readonly kind: Sentence['kind'];
  readonly index: number;
  readonly text: string;
}

const COMMENT = /(?<=^|\s|\()\/\*\*?([\s\S]*?)\*\/|(?:^|\s)\/\/(?!#)(.*)$/gm;
const STRING = String.raw`(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|\`([^\`]*)\`)`;
const DECLARED = new RegExp(
  String.raw`\b(?:label|doc|summary|settingsDoc|description)\s*:\s*` + STRING,
  'g',
);
const TITLE = new RegExp(
  String.raw`\b(?:it|describe|check)(?:\.each\([^)]*\))?\(\s*` + STRING,
  'g',
);
const MESSAGE = new RegExp(String.raw`^\s*(?:'[\w.-]+'|\w+):\s*` + STRING, 'gm');

/** The sentences that a file addresses to people. Sentences of a single word are left out. */
export function sentencesOf(path: string, source: string): Sentence[] {
  return passagesOf(path, source).flatMap(({ kind, index, text }) => {
    const line = source.slice(0, index).split('\n').length;
    return split(plain(text)).map((sentence) => ({ kind, line, text: sentence }));
  });
}

function passagesOf(path: string, source: string): Passage[] {
  if (path.endsWith('.md')) return markdownPassages(source);
  const isTest = /\.(test|check)\.tsx?$/.test(path);
  return [
    ...found('comment', source, COMMENT),
    ...found('declaration', source, DECLARED),
    ...(isTest ? found('title', source, TITLE) : []),
    ...(/(^|\/)messages\.ts$/.test(path) ? found('message', source, MESSAGE) : []),
  ];
}

function found(kind: Sentence['kind'], source: string, expression: RegExp): Passage[] {
  return [...source.matchAll(expression)].map((match) => ({
    kind,
    index: match.index,
    text: match.slice(1).find((group) => group !== undefined) ?? '',
  }));
}

/**
 * Returns paragraphs, list items and table cells. Skips code, and generated blocks, whose texts come from
 * other files.
 */
function markdownPassages(source: string): Passage[] {
  const blank = (text: string): string => text.replace(/[^\n]/g, ' ');
  const prose = source
    .replace(/^ *```[\s\S]*?^ *```$/gm, blank)
    .replace(/<!-- generated:[\s\S]*?<!-- \/generated -->/g, blank);
  return [...prose.matchAll(/[^\s|#>*-](?:[^\n|]|\n(?![\n|#>*-]|\s*(?:[-*]|\d+\.) ))*/g)].map(
    ({ 0: text, index }) => ({ kind: 'markdown', index, text }),
  );
}

/** Text without the asterisks of comments, without code, tags of comments, links and line breaks. */
function plain(text: string): string {
  return text
    .replace(/^\s*\*+\s?/gm, '')
    .replace(/`[^`]*`/g, 'X')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/@\w+( \w+)?/g, '')
    .replace(/\$\{[^}]*\}/g, 'X')
    .replace(/\\(['"`])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

function split(text: string): string[] {
  const sentences = text.split(/(?<=[.;:!?])\s+(?=[A-Z“"<X])/);
  return sentences.filter((one) => (one.match(/[A-Za-z’']+/g) ?? []).length > 1);
}
