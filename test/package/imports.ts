import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../scripts/contracts';

/** One file's import of another file of ours. */
export interface Import {
  /** Paths below `src`. */
  readonly from: string;
  readonly to: string;
  /** It brings nothing but types, so that nothing of it is left when the library runs. */
  readonly isTypeOnly: boolean;
}

const STATIC =
  /^(?:import|export)\s+(type\s)?([^;'"]*?)\bfrom\s*['"](\.[^'"]+)['"]|^import\s*['"](\.[^'"]+)['"]/gm;
const DYNAMIC = /(typeof\s+)?\bimport\(\s*['"](\.[^'"]+)['"]/g;

/** All imports between the sources in `src`; those of stylesheets and of packages are left out. */
export function sourceImports(): Import[] {
  const paths = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' });
  return paths.filter((path) => /\.tsx?$/.test(path)).flatMap(importsOf);
}

function importsOf(from: string): Import[] {
  return importsIn(readFileSync(`${root}src/${from}`, 'utf8')).flatMap(
    ({ address, isTypeOnly }) => {
      const to = fileAt(join(dirname(from), address));
      return to ? [{ from, to, isTypeOnly }] : [];
    },
  );
}

/** The relative addresses that a source imports. */
export function importsIn(source: string): { address: string; isTypeOnly: boolean }[] {
  const text = source.replace(/^\s*\/?\*.*$/gm, '');
  const fixed = [...text.matchAll(STATIC)].map(([, type, names = '', address, bare]) => ({
    address: address ?? bare ?? '',
    isTypeOnly: type !== undefined || hasOnlyTypes(names),
  }));
  const later = [...text.matchAll(DYNAMIC)].map(([, type, address = '']) => ({
    address,
    isTypeOnly: type !== undefined,
  }));
  return [...fixed, ...later];
}

/** True of `{ type A, type B }`. */
function hasOnlyTypes(names: string): boolean {
  const [, list] = /^\s*\{([^}]*)\}\s*$/.exec(names) ?? [];
  const each = list?.split(',').filter((name) => name.trim() !== '') ?? [];
  return each.length > 0 && each.every((name) => /^\s*type\s/.test(name));
}

function fileAt(path: string): string | undefined {
  const candidates = ['.ts', '.tsx', '/index.ts'].map((end) => path + end);
  return candidates.find((one) => statSync(`${root}src/${one}`, { throwIfNoEntry: false }));
}
