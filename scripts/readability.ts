/**
 * `npx tsx scripts/readability.ts [--list] PATH…`: counts the sentences that a reader may have to read
 * twice, in comments, declarations, messages, test titles and Markdown. `--list` names each of them.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { reasonsOf } from './readability/flags';
import { type Sentence, sentencesOf } from './readability/sentences';

const root = fileURLToPath(new URL('../', import.meta.url));

/** A sentence with its file and the reasons why it is flagged. */
export interface Finding extends Sentence {
  readonly path: string;
  readonly reasons: readonly string[];
}

/** All sentences in the committed files below some paths. */
export function readSentences(paths: readonly string[]): Finding[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', ...paths],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  return listed
    .split('\n')
    .filter((path) => /\.(tsx?|m?js|css|php|md)$/.test(path) && existsSync(root + path))
    .flatMap((path) =>
      sentencesOf(path, readFileSync(root + path, 'utf8')).map((sentence) => ({
        ...sentence,
        path,
        reasons: reasonsOf(sentence),
      })),
    );
}

/** The shares to which the limits apply. */
export interface Shares {
  readonly sentences: number;
  /** Flagged sentences, in per cent. */
  readonly flagged: number;
  /** How often "what" occurs in 1,000 words of comments. */
  readonly what: number;
}

/** The shares of some sentences. */
export function sharesOf(found: readonly Finding[]): Shares {
  const comments = found.filter(({ kind }) => kind === 'comment').map(({ text }) => text);
  const words = comments.join(' ').match(/[A-Za-z’']+/g) ?? [];
  const isWhat = (word: string): boolean => word.toLowerCase() === 'what';
  const flagged = found.filter(({ reasons }) => reasons.length > 0).length;
  return {
    sentences: found.length,
    flagged: rounded((100 * flagged) / (found.length || 1)),
    what: rounded((1000 * words.filter(isWhat).length) / (words.length || 1)),
  };
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

function print(paths: readonly string[], isList: boolean): void {
  const all = readSentences(paths);
  if (isList) {
    for (const { path, line, kind, reasons, text } of all) {
      if (reasons.length > 0)
        console.log(`${path}:${line} ${kind} [${reasons.join('; ')}] ${text}`);
    }
    return;
  }
  const rows = paths.map((path) => [
    path,
    sharesOf(all.filter((one) => one.path.startsWith(path))),
  ]);
  console.table(Object.fromEntries(rows));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , ...given] = process.argv;
  print(
    given.filter((one) => !one.startsWith('--')),
    given.includes('--list'),
  );
}
