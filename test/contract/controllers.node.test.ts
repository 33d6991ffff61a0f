import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect } from 'chai';
import { findContracts, root } from '../../scripts/contracts';

/** The modules that a module imports when it runs, without types and dynamic imports. */
const IMPORT = /^(?:import|export) (?!type\b)(?:[^;']*? from )?'([^']+)'/gm;

/** All modules that come with a file, and the packages that they import. */
function reached(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, address = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    if (!address.startsWith('.')) seen.add(address);
    else if (!address.includes('.css')) reached(fileAt(resolve(dirname(file), address)), seen);
  }
  return seen;
}

function fileAt(path: string): string {
  const file = ['.ts', '.tsx', '/index.ts'].map((end) => path + end).find(existsSync);
  if (!file) throw new Error(`There is no module at ${path}.`);
  return file;
}

const controllers = (await findContracts()).filter(({ contract }) => contract.enhance);

describe('a controller', () => {
  for (const { contract, folder, name } of controllers) {
    it(`of <${contract.tag}> is loaded without React`, () => {
      const modules = [...reached(`${root}src/elements/${folder}/${name}.enhance.ts`)];
      expect(modules.length).to.be.greaterThan(3);
      expect(modules.filter((one) => /^react|\/element\/react\//.test(one))).to.deep.equal([]);
    });
  }
});
