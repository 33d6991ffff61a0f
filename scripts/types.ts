/** Writes `dist/types`: the declarations, with the file extensions that Node's resolution asks for. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './contracts';

const tsc = `${root}node_modules/typescript/bin/tsc`;
execFileSync(process.execPath, [tsc, '-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' });

const types = `${root}dist/types`;
for (const name of readdirSync(types, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.d.ts')) continue;
  const file = join(types, name);
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace(/(from |import\()(['"])(\.[^'"]*)\2/g, (_, lead, quote, path) => {
      const target = join(dirname(file), path);
      const full = existsSync(`${target}.d.ts`) ? `${path}.js` : `${path}/index.js`;
      return `${lead}${quote}${full}${quote}`;
    }),
  );
}
