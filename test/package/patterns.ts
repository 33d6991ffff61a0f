import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseSync, Visitor } from 'vite';
import { root } from '../../scripts/contracts';

/** A regular expression in a source file. */
export interface SourcePattern {
  /** Path below `src`. */
  readonly file: string;
  readonly pattern: RegExp;
}

/** All regular expressions of the sources in `src`, those that are put together included. */
export async function sourcePatterns(): Promise<SourcePattern[]> {
  const paths = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' });
  const files = paths.filter((path) => /\.tsx?$/.test(path));
  const patterns: SourcePattern[] = [];
  // In sequence, because a module and the code that it calls share global state.
  for (const file of files) patterns.push(...(await patternsOf(file)));
  return patterns;
}

async function patternsOf(file: string): Promise<SourcePattern[]> {
  const { program } = parseSync(file, readFileSync(`${root}src/${file}`, 'utf8'));
  const patterns: RegExp[] = [];
  let made = 0;
  new Visitor({
    Literal(node) {
      if ('regex' in node) patterns.push(new RegExp(node.regex.pattern, node.regex.flags));
    },
    NewExpression({ callee }) {
      if (callee.type === 'Identifier' && callee.name === 'RegExp') made++;
    },
  }).visit(program);
  if (made > 0) patterns.push(...(await madePatterns(file, made)));
  return patterns.map((pattern) => ({ file, pattern }));
}

/** The expressions that a module puts together while it is evaluated. */
async function madePatterns(file: string, count: number): Promise<RegExp[]> {
  const { RegExp: original } = globalThis;
  const made: RegExp[] = [];
  globalThis.RegExp = new Proxy(original, {
    construct(target, [source, flags]: [string, string?]) {
      const pattern = new target(source, flags);
      made.push(pattern);
      return pattern;
    },
  });
  try {
    // At a unique address, because another test may already have imported the module.
    await import(`${pathToFileURL(`${root}src/${file}`)}?patterns`);
  } finally {
    globalThis.RegExp = original;
  }
  const own = made.slice(-count);
  if (own.length < count) throw new Error(`${file} makes an expression later than at import.`);
  return own;
}
