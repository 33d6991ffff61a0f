import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { root } from '../../scripts/contracts';
import { findSamples } from '../../scripts/samples';
import { temporaryFolder } from '../shared';

const samples = findSamples(root).filter(({ at }) => at.startsWith('docs/start.md'));
const sampleWith = (language: string, text: string): string =>
  samples.find((one) => one.language === language && one.code.includes(text))?.code ?? '';

describe('the React application of the first steps', () => {
  it('is built by Vite, with the elements and their stylesheets', () => {
    const folder = temporaryFolder('first-react-app');
    const packages = join(folder, 'node_modules');
    mkdirSync(packages);
    for (const name of ['react', 'react-dom', 'scheduler', 'vite']) {
      symlinkSync(`${root}node_modules/${name}`, join(packages, name));
    }
    symlinkSync(root, join(packages, 'nh-elements'));
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    writeFileSync(join(folder, 'index.html'), sampleWith('html', '/main.jsx'));
    writeFileSync(join(folder, 'main.jsx'), sampleWith('jsx', 'createRoot'));
    execFileSync(
      process.execPath,
      [`${root}node_modules/vite/bin/vite.js`, 'build', '--logLevel', 'error'],
      { cwd: folder, encoding: 'utf8', stdio: 'pipe' },
    );
    const built = readdirSync(join(folder, 'dist/assets'));
    const textOf = (pattern: RegExp): string =>
      built
        .filter((name) => pattern.test(name))
        .map((name) => readFileSync(join(folder, 'dist/assets', name), 'utf8'))
        .join('\n');
    expect(textOf(/^index-.*\.js$/))
      .to.contain('Do you ship?')
      .and.contain('nh-accordion');
    expect(textOf(/^index-.*\.css$/))
      .to.contain('--nh-portfolio-ratio')
      .and.contain('nh-lightbox');
  });
});
