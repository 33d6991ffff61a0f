import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'chai';
import { languageOf, packCodes } from '../../scripts/build/page-languages';
import { root } from '../../scripts/contracts';
import { contracts } from '../../src/elements';
import { registry } from '../../src/registry';

const folder = `${root}dist/cdn/`;

/** The file with the code of an element, which has the build in its name. */
function code(kind: 'define' | 'body', name: string): string {
  const file = readdirSync(`${folder}chunks/${kind}`).find(
    (one) => one.replace(/-[\w-]{8}\.js$/, '') === name,
  );
  return `chunks/${kind}/${file}`;
}

/** The files that a file imports before it runs; of one that only asks for others, those others. */
function importsOf(file: string): string[] {
  const code = readFileSync(folder + file, 'utf8');
  const paths = code.includes('=await import(')
    ? code.matchAll(/"(\.[^"]+\.js)"/g)
    : code.matchAll(/(?:from|import)\s*["'](\.[^"']+)["']/g);
  return [...paths].map(([, path]) => join(dirname(file), path as string));
}

/**
 * Counts the files that must load one after the other before `files`, which are requested together, run.
 */
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
  languages,
  ...preload
}: Record<string, { script?: string[]; printed: string[]; bare: string[] }> & {
  adoption: { page: string[]; node: string[] };
  languages: Record<string, string[]>;
} = JSON.parse(readFileSync(`${folder}preload.json`, 'utf8'));

describe('the page layout', () => {
  for (const tag of Object.keys(registry)) {
    const name = tag.slice('nh-'.length);

    it(`loads <${tag}> in two levels after autoload`, () => {
      expect(levels(code('define', name))).to.be.at.most(2);
      if (!registry[tag]?.loadBody) return;
      expect(levels(code('define', name), code('body', name))).to.be.at.most(2);
    });

    it(`lists the files of <${tag}> to preload, and React only where something is drawn`, () => {
      const { script, printed = [], bare = [] } = preload[tag] ?? {};
      for (const file of [...printed, ...bare])
        expect(existsSync(folder + file), file).to.equal(true);
      const hasReact = (files: string[]) => files.some((file) => file.startsWith('chunks/react-'));
      expect(printed[0]).to.equal(code('define', name));
      const isAtOnce = registry[tag]?.loading === 'eager';
      expect(script).to.deep.equal(isAtOnce ? printed.slice(0, 1) : undefined);
      expect(hasReact(printed)).to.equal(registry[tag]?.printed === '');
      expect(hasReact(bare)).to.equal(registry[tag]?.printed !== undefined);
    });
  }

  it('lists one file with the messages of each language, which imports nothing', () => {
    expect(Object.keys(languages)).to.have.members(packCodes.map(languageOf));
    for (const [code, files] of Object.entries(languages)) {
      expect(files, code).to.have.length(1);
      expect(readFileSync(folder + files[0], 'utf8'), code).not.to.match(/\bfrom["']|import["'(]/);
    }
  });

  it('loads the carousel’s controller and Swiper in parallel with the imports of its define module', () => {
    const asked = importsOf(code('define', 'image-carousel'));
    const parts = asked.filter((file) => /\/(image-carousel|swiper)-/.test(file));
    expect(parts).to.have.length(2);
    // Nothing else is awaited then.
    expect(levels(code('define', 'image-carousel'))).to.equal(2);
    expect(levels(code('define', 'image-carousel'), ...asked)).to.equal(1);
    const { printed = [] } = preload['nh-image-carousel'] ?? {};
    expect(printed).to.include.members(asked);
  });

  it('loads an adopted node in two levels after autoload too', () => {
    const [first = ''] = adoption.page;
    expect(levels(first)).to.equal(1);
    const text = readFileSync(folder + first, 'utf8');
    // Autoload requests the file that widgets share together with their define modules.
    const autoload = readFileSync(`${folder}autoload.js`, 'utf8');
    const asked = [
      ...text.matchAll(/import\(.\.\/([\w-]+\.js)/g),
      ...autoload.matchAll(/chunks\/((?:core|built)-[\w-]+\.js)/g),
    ].map(([, file]) => `chunks/${file}`);
    const together = adoption.node.filter((file) => asked.includes(file));
    expect(together).to.deep.equal(adoption.node);
    const shared = asked.filter((file) => /\/(core|built)-/.test(file));
    expect(
      levels(code('define', 'accordion'), code('define', 'tabs'), ...together, ...shared),
    ).to.equal(1);
  });

  for (const [layout, library] of [
    ['cdn', 'react'],
    ['cdn-preact', 'preact'],
  ]) {
    it(`keeps the name of ${library}’s file when our code changes: it imports nothing of ours`, () => {
      const chunks = `${root}dist/${layout}/chunks/`;
      const [file = ''] = readdirSync(chunks).filter((name) => name.startsWith(`${library}-`));
      const imports = readFileSync(chunks + file, 'utf8').matchAll(/from"([^"]+)"/g);
      const others = [...imports].filter(([, path]) => !path?.startsWith('./rolldown-runtime-'));
      expect(others).to.deep.equal([]);
    });
  }

  it('leaves light-dark() to the browser, because the replacement properties of build tools are never set', () => {
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
      [...text.matchAll(/import\(.\.\.?\/body\/([\w-]+)-[\w-]{8}\.js.(\+\w)?\)/g)].map(
        ([, name, again]) => [name, again !== undefined],
      ),
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
