/**
 * Writes `dist/types`: the declarations, with the file extensions that Node's resolution asks for, and
 * without the stylesheets, whose texts are built into the scripts.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findContracts, root } from './contracts';

const tsc = `${root}node_modules/typescript/bin/tsc`;
execFileSync(process.execPath, [tsc, '-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' });

/** `./portfolio` → `./portfolio.js`, or the folder's index. */
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
for (const name of readdirSync(types, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.d.ts')) continue;
  const file = join(types, name);
  writeFileSync(file, withExtensions(withoutStylesheets(readFileSync(file, 'utf8')), file));
}

// `nh-elements/elements/contact-form`: the public path knows no families.
for (const { name, folder } of await findContracts()) {
  writeFileSync(`${types}/elements/${name}.d.ts`, `export * from './${folder}/index.js';\n`);
}
