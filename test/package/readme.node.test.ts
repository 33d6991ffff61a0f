import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect } from 'chai';
import { browserFloor } from '../../scripts/build/browser-floor';
import { root } from '../../scripts/contracts';

const textOf = (path: string): string => readFileSync(root + path, 'utf8');
const readme = textOf('README.md');
const performance = textOf('docs/performance.md');
const { files: limits }: { files: Record<string, number> } = JSON.parse(
  readFileSync(`${root}size-limits.json`, 'utf8'),
);

/** The cells of a table of docs/performance.md, by its first row. */
function table(head: string): string[][] {
  const [, rows = ''] = performance.split(`${head}\n`);
  return [...rows.split('\n\n', 1)].flatMap((text) =>
    text
      .split('\n')
      .slice(1)
      .map((row) =>
        row
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      ),
  );
}

const define = (name: string): string => `define/${name}.js`;
const body = (name: string): string => `body/${name}.js`;
const chunk = (name: string): string => `chunks/${name}.js`;
const libraries = [chunk('kits'), chunk('libraries')];
const maps = [chunk('region'), chunk('region-map.element')];

/** The files that each figure of the table of sizes is about. */
const sizes: Readonly<Record<string, readonly (readonly string[])[]>> = {
  '`autoload.js`, the only script a page loads by itself': [['autoload.js']],
  'the core that all elements share: host, settings, configuration': [[chunk('core')]],
  '`<nh-contact-form>`, printed; when a visitor uses it; drawn, beside React': [
    [define('contact-form'), chunk('form')],
    [chunk('form-controller')],
    [define('contact-form'), chunk('form'), chunk('form-controller'), body('contact-form')],
  ],
  'the rules that check a form, when a field is entered': [[chunk('rules')]],
  '`<nh-portfolio>`, printed completely; drawn, beside React': [
    [define('portfolio')],
    [define('portfolio'), body('portfolio')],
  ],
  '`<nh-lightbox>` around printed links': [[define('lightbox'), chunk('lightbox'), chunk('link')]],
  'lightbox and action links': [[chunk('links'), chunk('link'), chunk('registry')]],
  'the lightbox, when it opens, and PhotoSwipe, for pictures': [
    [chunk('open-lightbox')],
    [chunk('photoswipe')],
  ],
  '`<nh-region-map>`, `<nh-region-editor>`, beside React': [
    [define('region-map'), body('region-map'), ...maps],
    [define('region-editor'), body('region-editor'), ...maps],
  ],
  '`<nh-menu-toggle>`, `<nh-color-switcher>`': [
    [define('menu-toggle')],
    [define('color-switcher')],
  ],
  '`<nh-search-overlay>`, `<nh-account-menu>`, `<nh-login-popup>`': [
    [define('search-overlay')],
    [define('account-menu')],
    [define('login-popup')],
  ],
  '`<nh-template-preview>`, beside zod': [[define('template-preview')]],
  '`<nh-kit-export>`, `<nh-kit-import>`, `<nh-kit-library>`, `<nh-template-library>`, beside React and zod':
    [
      [define('kit-export'), body('kit-export'), chunk('kits')],
      [define('kit-import'), body('kit-import'), chunk('kits')],
      [define('kit-library'), body('kit-library'), ...libraries],
      [define('template-library'), body('template-library'), ...libraries],
    ],
  'React with r2wc, shared': [[chunk('react')]],
  'zod/mini, shared': [[chunk('zod')]],
};

/** The entries of the package that a text imports, one element's standing for all. */
function importsIn(text: string): string[] {
  const entries = text.match(/'nh-elements[^']*'/g) ?? [];
  return entries.map((entry) => entry.replace(/define\/[\w-]+/, 'define/contact-form'));
}

describe('the README', () => {
  it('has at most 150 lines', () => {
    expect(readme.split('\n').length).to.be.at.most(150);
  });

  it('opens with one sentence and three pictures, which the tarball leaves out', () => {
    const [, , sentence = ''] = readme.split('\n');
    expect(sentence).to.match(/^[A-Z][^.]+\.$/);
    const pictures = [...readme.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, path = '']) => path);
    expect(pictures).to.have.lengthOf(3);
    const { files }: { files: string[] } = JSON.parse(textOf('package.json'));
    expect(files.filter((pattern) => /pictures|docs\/?$|docs\/\*\*?$/.test(pattern))).to.deep.equal(
      [],
    );
    for (const path of pictures) expect(statSync(root + path).size, path).to.be.below(60_000);
  });

  it('names the two commands', () => {
    expect(readme).to.include('npm ci && npm start').and.include('npm ci && npm test');
  });
});

describe('the documentation', () => {
  for (const page of ['README.md', 'docs/loading.md']) {
    it(`names the oldest browsers that stylesheets are written for, in ${page}`, () => {
      const [, ...named] =
        /(Chrome [\d.]+), (Firefox [\d.]+), (Safari [\d.]+) and newer/.exec(textOf(page)) ?? [];
      expect(named.map((name) => name.toLowerCase().replace(' ', ''))).to.deep.equal(browserFloor);
    });
  }

  it('names every import of the throw-away apps', () => {
    const folder = `${root}test/apps`;
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /-app\/.*\.tsx?$/.test(file))
      .map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
    const imports = new Set(sources.flatMap(importsIn));
    expect(imports.size).to.be.greaterThan(3);
    const pages = [
      readme,
      textOf('docs/react.md'),
      textOf('docs/frameworks.md'),
      textOf('docs/elements/contact-form.md'),
      textOf('docs/events.md'),
    ];
    expect(importsIn(pages.join('\n'))).to.include.members([...imports]);
  });

  it('states the sizes that the limits hold, row by row', () => {
    const rows = table('| what | bytes |');
    expect(rows.map(([what]) => what)).to.deep.equal(Object.keys(sizes));
    for (const [what = '', figures = ''] of rows) {
      const stated = figures.match(/[\d,]*\d/g)?.map((figure) => Number(figure.replace(',', '')));
      const held = sizes[what]?.map((files) => files.reduce((sum, file) => sum + limitOf(file), 0));
      expect(stated, what).to.have.lengthOf(held?.length ?? 0);
      held?.forEach((limit, index) => {
        expect(stated?.[index], what).to.be.within(limit * 0.85, limit);
      });
    }
  });
});

function limitOf(file: string): number {
  const limit = limits[file];
  if (limit === undefined) throw new Error(`size-limits.json has no limit for ${file}.`);
  return limit;
}
