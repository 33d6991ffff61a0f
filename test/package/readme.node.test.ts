import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { findContracts, root } from '../../scripts/contracts';

const readme = readFileSync(`${root}README.md`, 'utf8');
const limits: Record<string, number> = JSON.parse(readFileSync(`${root}size-limits.json`, 'utf8'));

/** The cells of the table that begins with a row. */
function table(head: string): string[][] {
  const [, rows = ''] = readme.split(`${head}\n`);
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

const element = (name: string): string[] => [`chunks/${name}.js`, `chunks/${name}.element.js`];

/** The files that each figure of the table of sizes is about. */
const sizes: Readonly<Record<string, readonly (readonly string[])[]>> = {
  '`autoload.js`, the only script a page loads by itself': [['autoload.js']],
  'the element host, with configuration and safe DOM': [['chunks/host.js', 'chunks/site.js']],
  '`<nh-contact-form>`, its rules and its contract, without React': [
    [...element('contact-form'), 'chunks/rules.js'],
  ],
  '`<nh-portfolio>` and its contract': [element('portfolio')],
  'lightbox links': [['chunks/links.js']],
  'the lightbox, when it opens, and PhotoSwipe, for pictures': [
    ['chunks/open-lightbox.js'],
    ['chunks/photoswipe.js'],
  ],
  '`<nh-region-map>`, `<nh-region-editor>`, with their contracts': [
    element('region-map'),
    element('region-editor'),
  ],
  '`<nh-menu-toggle>`, `<nh-color-switcher>`, with their contracts': [
    element('menu-toggle'),
    element('color-switcher'),
  ],
  '`<nh-search-overlay>`, `<nh-account-menu>`, `<nh-login-popup>`, with their contracts': [
    element('search-overlay'),
    element('account-menu'),
    element('login-popup'),
  ],
  '`<nh-template-preview>` and its contract': [element('template-preview')],
};

/** Not ours, so without a limit of ours. */
const foreign = ['zod/mini, shared', 'React with r2wc, shared'];

describe('the README', () => {
  it('names every element once, by its tag', async () => {
    const tags = (await findContracts()).map(({ contract }) => `\`<${contract.tag}>\``);
    const named = table('| element | what it is |').map(([tag]) => tag);
    expect(named.sort()).to.deep.equal(tags.sort());
  });

  it('states the sizes that the limits hold, row by row', () => {
    const rows = table('| what | bytes |').filter(([what]) => !foreign.includes(what ?? ''));
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
