import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'chai';
import { root } from '../../scripts/contracts';
import { contracts } from '../../src/elements';
import { registry } from '../../src/registry';

const folder = `${root}dist/cdn/`;

/** The files that a file imports before it runs; of one that only asks for others, those others. */
function importsOf(file: string): string[] {
  const code = readFileSync(folder + file, 'utf8');
  const paths = code.includes('=await import(')
    ? code.matchAll(/"(\.[^"]+\.js)"/g)
    : code.matchAll(/(?:from|import)\s*["'](\.[^"']+)["']/g);
  return [...paths].map(([, path]) => join(dirname(file), path as string));
}

/** How many files must come one after the other before `files`, which are asked for together, run. */
function levels(...files: string[]): number {
  const known = new Set(files);
  let count = 0;
  for (let level = files; level.length > 0; count++) {
    level = [...new Set(level.flatMap(importsOf))].filter((one) => !known.has(one));
    for (const one of level) known.add(one);
  }
  return count;
}

const {
  adoption,
  ...preload
}: Record<string, { printed: string[]; bare: string[] }> & {
  adoption: { page: string[]; node: string[] };
} = JSON.parse(readFileSync(`${folder}preload.json`, 'utf8'));

describe('the page layout', () => {
  for (const tag of Object.keys(registry)) {
    const name = tag.slice('nh-'.length);

    it(`has what <${tag}> needs in two levels after autoload`, () => {
      expect(levels(`define/${name}.js`)).to.be.at.most(2);
      if (!registry[tag]?.loadBody) return;
      expect(levels(`define/${name}.js`, `body/${name}.js`)).to.be.at.most(2);
    });

    it(`lists the files of <${tag}> to preload, and React only where something is drawn`, () => {
      const { printed = [], bare = [] } = preload[tag] ?? {};
      for (const file of [...printed, ...bare])
        expect(existsSync(folder + file), file).to.equal(true);
      const hasReact = (files: string[]) => files.some((file) => file.startsWith('chunks/react-'));
      expect(printed[0]).to.equal(`define/${name}.js`);
      expect(hasReact(printed)).to.equal(registry[tag]?.printed === '');
      expect(hasReact(bare)).to.equal(registry[tag]?.printed !== undefined);
    });
  }

  it('has the carousel’s controller and Swiper come with what its define module imports', () => {
    const asked = importsOf('define/image-carousel.js');
    const parts = asked.filter((file) => /\/(image-carousel|swiper)-/.test(file));
    expect(parts).to.have.length(2);
    // Nothing else is waited for then.
    expect(levels('define/image-carousel.js')).to.equal(2);
    expect(levels('define/image-carousel.js', ...asked)).to.equal(1);
    const { printed = [] } = preload['nh-image-carousel'] ?? {};
    expect(printed).to.include.members(asked);
  });

  it('has what an adopted node needs in two levels after autoload too', () => {
    const [first = ''] = adoption.page;
    expect(levels(first)).to.equal(1);
    const code = readFileSync(folder + first, 'utf8');
    const asked = [...code.matchAll(/import\(.\.\/([\w-]+\.js)/g)].map(
      ([, file]) => `chunks/${file}`,
    );
    const together = adoption.node.filter((file) => asked.includes(file));
    expect(together).to.deep.equal(adoption.node);
    const shared = asked.filter((file) => /\/(core|built)-/.test(file));
    expect(levels('define/accordion.js', 'define/tabs.js', ...together, ...shared)).to.equal(1);
  });

  it('leaves light-dark() to the browser, since what a tool writes in its place nobody sets', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const texts = files
      .filter((file) => /\.(js|css)$/.test(file))
      .map((file) => readFileSync(folder + file, 'utf8'));
    expect(texts.filter((text) => text.includes('light-dark(')).length).to.be.greaterThan(1);
    expect(texts.filter((text) => text.includes('--lightningcss-'))).to.deep.equal([]);
  });

  it('asks for each body under another address where it did not come', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const texts = files
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(folder + file, 'utf8'));
    const asked = texts.flatMap((text) =>
      [...text.matchAll(/import\(.\.\.\/body\/([\w-]+)\.js.(\+\w)?\)/g)].map(([, name, again]) => [
        name,
        again !== undefined,
      ]),
    );
    const bodies = readdirSync(`${folder}body`).map((file) => [file.replace('.js', ''), true]);
    expect(asked.sort()).to.deep.equal(bodies.sort());
  });

  it('has no body that a bare tag would not ask for', () => {
    const bodies = readdirSync(`${folder}body`).map((file) => `nh-${file.replace('.js', '')}`);
    const drawn = Object.keys(registry).filter((tag) => registry[tag]?.loadBody);
    expect(bodies.sort()).to.deep.equal(drawn.sort());
  });

  // In the page layout contracts leave their controllers to the define modules.
  it('has no element inside another one’s body that needs a controller', () => {
    const inner = contracts.flatMap((contract) => ('inner' in contract ? contract.inner : []));
    expect(inner.filter((contract) => contract?.enhance)).to.deep.equal([]);
  });
});
