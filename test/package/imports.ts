import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../scripts/contracts';

/** An import between two source files. */
export interface Import {
  readonly from: string;
  readonly to: string;
  /** True when only types are imported: such an import does not exist at run time. */
  readonly isTypeOnly: boolean;
}

const STATIC =
  /^(?:import|export)\s+(type\s)?([^;'"]*?)\bfrom\s*['"](\.[^'"]+)['"]|^import\s*['"](\.[^'"]+)['"]/gm;
const DYNAMIC = /(typeof\s+)?\bimport\(\s*['"](\.[^'"]+)['"]/g;

/** The imports between the sources in `src`, as paths below `src`; stylesheets and packages are left out. */
export function sourceImports(): Import[] {
  return importsBelow(`${root}src/`, ['']);
}

/** The imports between the sources of the whole tree, as paths below the repository's root. */
export function treeImports(): Import[] {
  return importsBelow(root, ['src/', 'server/', 'demo/', 'library-service/', 'scripts/']);
}

function importsBelow(base: string, folders: readonly string[]): Import[] {
  const paths = folders.flatMap((folder) =>
    readdirSync(base + folder, { recursive: true, encoding: 'utf8' }).map((path) => folder + path),
  );
  return paths.filter((path) => /\.tsx?$/.test(path)).flatMap((path) => importsOf(base, path));
}

function importsOf(base: string, from: string): Import[] {
  return importsIn(readFileSync(base + from, 'utf8')).flatMap(({ address, isTypeOnly }) => {
    const to = fileAt(base, join(dirname(from), address));
    return to ? [{ from, to, isTypeOnly }] : [];
  });
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

function fileAt(base: string, path: string): string | undefined {
  const candidates = ['', '.ts', '.tsx', '/index.ts'].map((end) => path + end);
  return candidates.find((one) => statSync(base + one, { throwIfNoEntry: false })?.isFile());
}
