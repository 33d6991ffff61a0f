import { readdirSync, readFileSync } from 'node:fs';

/** A fenced block of code in a Markdown page. */
export interface Sample {
  /** The page and the line of the block's first line of code: `docs/react.md:12`. */
  readonly at: string;
  readonly language: string;
  /** The text after the language: `json error` has `error`. */
  readonly info: string;
  readonly code: string;
}

/** A fence, indented or not, with its language, its info and its code. */
const FENCE = /^( *)```(\w+) ?(.*)\n([\s\S]*?)^ *```$/gm;

/** The Markdown pages that readers of the repository meet, by their paths from its folder. */
export function documentPages(root: string): string[] {
  const top = readdirSync(root).filter((name) => name.endsWith('.md'));
  const docs = readdirSync(`${root}docs`, { recursive: true, encoding: 'utf8' });
  return [...top, ...docs.filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`)];
}

/** All samples of code in those pages. */
export function findSamples(root: string): Sample[] {
  return documentPages(root).flatMap((path) => samplesIn(path, readFileSync(root + path, 'utf8')));
}

/** The samples of one page. */
export function samplesIn(path: string, text: string): Sample[] {
  return [...text.matchAll(FENCE)].map(
    ({ index, 1: indent = '', 2: language = '', 3: info = '', 4: code = '' }) => ({
      at: `${path}:${text.slice(0, index).split('\n').length + 1}`,
      language,
      info,
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  );
}
