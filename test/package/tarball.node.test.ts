import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { root } from '../../scripts/contracts';

interface Tarball {
  readonly size: number;
  readonly files: readonly { readonly path: string }[];
}

const { tarball: limit }: { tarball: number } = JSON.parse(
  readFileSync(`${root}size-limits.json`, 'utf8'),
);

describe('the tarball', () => {
  let tarball: Tarball;
  let paths: string[];

  before(() => {
    // `prepack` would repeat the build that runs before the tests.
    const pack = ['pack', '--dry-run', '--json', '--ignore-scripts'];
    const said = execFileSync('npm', pack, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
    [tarball] = JSON.parse(said) as [Tarball];
    paths = tarball.files.map(({ path }) => path);
  });

  it(`weighs at most ${limit} bytes`, () => {
    expect(tarball.size).to.be.at.most(limit);
  });

  it('holds no source maps, and no script that names one', () => {
    expect(paths.filter((path) => path.endsWith('.map'))).to.deep.equal([]);
    const scripts = paths.filter((path) => path.endsWith('.js'));
    const texts = scripts.map((path) => readFileSync(root + path, 'utf8'));
    expect(texts.filter((text) => text.includes('sourceMappingURL='))).to.deep.equal([]);
  });

  for (const [layout, packages] of [
    ['cdn', ['react', 'react-dom', 'scheduler', '@r2wc/core', 'photoswipe', 'zod']],
    ['cdn-preact', ['preact', 'photoswipe', 'zod']],
  ] as const) {
    it(`brings the licences of the packages that dist/${layout} is made with`, () => {
      const path = `dist/${layout}/THIRD-PARTY.txt`;
      expect(paths).to.include(path);
      const notices = readFileSync(root + path, 'utf8');
      for (const name of packages) expect(notices).to.match(new RegExp(`^${name} \\d+\\.`, 'm'));
      expect(notices).to.include('Permission is hereby granted');
    });
  }

  it('says where it comes from', () => {
    const manifest = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
    expect(manifest.repository.url).to.match(/^git\+https:/);
    expect(manifest.homepage).to.match(/^https:/);
    expect(manifest.keywords).to.include('web-components');
  });
});
