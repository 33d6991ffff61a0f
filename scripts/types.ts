/**
 * Writes `dist/types`: the declarations with the file extensions that Node's resolution requires, and
 * without imports of stylesheets, whose texts are part of the scripts.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findContracts, root } from './contracts';

const tsc = `${root}node_modules/typescript/bin/tsc`;
execFileSync(process.execPath, [tsc, '-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' });

/** Returns `./portfolio.js` for `./portfolio`, or the index of a folder. */
function withExtensions(text: string, file: string): string {
  return text.replace(/(from |import\()(['"])(\.[^'"]*)\2/g, (_, lead, quote, path) => {
    const isFile = existsSync(`${join(dirname(file), path)}.d.ts`);
    return `${lead}${quote}${path}${isFile ? '.js' : '/index.js'}${quote}`;
  });
}

function withoutStylesheets(text: string): string {
  return text.replace(
    /^import (\w+) from (['"])[^'"]+\.css(?:\?\w+)?\2;$/gm,
    'declare const $1: string;',
  );
}

const types = `${root}dist/types`;
// Declarations for frameworks that are not installed here, which the compiler therefore cannot emit.
cpSync(`${root}src/frameworks`, `${types}/frameworks`, { recursive: true });
for (const name of readdirSync(types, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.d.ts')) continue;
  const file = join(types, name);
  writeFileSync(file, withExtensions(withoutStylesheets(readFileSync(file, 'utf8')), file));
}

// The public path does not contain the family: `nh-elements/elements/contact-form`.
for (const { name, folder } of await findContracts()) {
  writeFileSync(`${types}/elements/${name}.d.ts`, `export * from './${folder}/index.js';\n`);
}

/** The declarations that a package's user can import, by the paths in `exports` of package.json. */
function publicTypes(): string[] {
  const { exports } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  const paths = Object.values<string | { types?: string }>(exports).flatMap((target) =>
    typeof target === 'object' && target.types ? [target.types.replace('./dist/types/', '')] : [],
  );
  return paths.flatMap((path) => {
    const [folder = '', end] = path.split('*');
    if (end === undefined) return [path];
    return readdirSync(join(types, folder), { encoding: 'utf8' })
      .filter((name) => name.endsWith('.d.ts'))
      .map((name) => folder + name);
  });
}

/** Adds a file and all files that it imports to those that are `used`. */
function follow(path: string, used: Set<string>): void {
  if (used.has(path)) return;
  used.add(path);
  const text = readFileSync(join(types, path), 'utf8');
  for (const [, address = ''] of text.matchAll(
    /(?:from |import\(|import |module )['"](\.[^'"]+)\.js['"]/g,
  )) {
    follow(`${join(dirname(path), address)}.d.ts`, used);
  }
}

// Internal types of tools, such as the API's routes, are not public.
const used = new Set<string>();
for (const path of publicTypes()) follow(path, used);
for (const name of readdirSync(types, { recursive: true, encoding: 'utf8' })) {
  if (name.endsWith('.d.ts') && !used.has(name)) rmSync(join(types, name));
}
