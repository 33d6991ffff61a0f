import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { root } from '../../scripts/contracts';

/** Bundles an app that imports autoload alone, and prints the bytes of its first load, compressed. */
const script = `
  import { brotliCompressSync } from 'node:zlib';
  import { build } from 'vite';
  const only = (text) => (id) => (id === 'app' ? text : undefined);
  const app = { name: 'app', resolveId: only('app'), load: only("import 'nh-elements/autoload';") };
  const modulePreload = JSON.parse(process.argv[1]);
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [app],
    build: { write: false, modulePreload, rolldownOptions: { input: 'app' } },
  });
  const entry = output.find(({ isEntry }) => isEntry);
  const first = output.filter((file) => file === entry || entry.imports.includes(file.fileName));
  console.log(first.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0));
`;

/** In a process of its own: under mocha's loader, Vite lists no files to preload. */
function firstLoad(modulePreload: boolean): number {
  const args = ['--input-type=module', '-e', script, JSON.stringify(modulePreload)];
  return Number(execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' }));
}

describe('autoload in a bundle', () => {
  const readme = readFileSync(`${root}README.md`, 'utf8');

  for (const [modulePreload, stated] of [
    [true, /a bundle is larger: ([\d.]+) kB/],
    [false, /or ([\d.]+) kB with `build.modulePreload: false`/],
  ] as const) {
    it(`adds what README states, with modulePreload: ${modulePreload}`, () => {
      const limit = Number(stated.exec(readme)?.[1]) * 1000;
      expect(firstLoad(modulePreload)).to.be.within(limit * 0.9, limit);
    });
  }
});
