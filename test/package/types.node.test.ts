import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { root } from '../../scripts/contracts';

const page = `
import type {} from 'nh-elements';
import type {} from 'nh-elements/react';
import { createElement } from 'react';

const form = document.createElement('nh-contact-form');
form.settings = {};
document.addEventListener('nh-form-submit', (event) => event.detail.status.length);
window.addEventListener('nh-error', (event) => event.detail.phase.length);
form.addEventListener('nh-form-submit', (event) => event.detail.status.length);
export const drawn = <nh-contact-form loading="eager" settings="{}" />;
export const made = createElement('nh-contact-form');
`;

describe('the published types', () => {
  it('let a page set properties, listen anywhere and say when an element loads', () => {
    // Inside the package, so that its own name resolves through its exports.
    const folder = mkdtempSync(join(root, 'dist/types-'));
    try {
      writeFileSync(join(folder, 'page.tsx'), page);
      const options =
        '--noEmit --strict --skipLibCheck false --jsx react-jsx --module nodenext --target es2022 --lib es2023,dom,dom.iterable,dom.asynciterable --types react';
      const tsc = `${root}node_modules/typescript/bin/tsc`;
      const args = [tsc, '--ignoreConfig', join(folder, 'page.tsx'), ...options.split(' ')];
      let said = '';
      try {
        execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
      } catch (error) {
        said = (error as { stdout: string }).stdout;
      }
      expect(said).to.equal('');
    } finally {
      rmSync(folder, { recursive: true });
    }
  }).timeout(60_000);

  it('import no stylesheet', () => {
    const types = `${root}dist/types/`;
    for (const name of readdirSync(types, { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.d.ts')) continue;
      expect(readFileSync(types + name, 'utf8'), name).not.to.match(/from ['"][^'"]*\.css/);
    }
  });
});
