import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { root } from '../contracts';

/** PHP in WebAssembly with WordPress's own tools. */
const name = '@wp-playground/cli';
const version = '3.1.56';

const folder = `${root}node_modules/.cache/nh-playground-${version}`;

/**
 * The program of Playground. The first call installs it as a package of its own, because it weighs 582 MB and only the
 * WordPress commands use it.
 */
export function playgroundProgram(): string {
  const program = `${folder}/node_modules/${name}/wp-playground.js`;
  if (!existsSync(program)) {
    console.log(`Installing ${name} ${version} (582 MB) …`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/package.json`, '{ "private": true }\n');
    const install = [
      'install',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      `${name}@${version}`,
    ];
    execFileSync('npm', install, { cwd: folder, stdio: 'inherit' });
  }
  return program;
}
