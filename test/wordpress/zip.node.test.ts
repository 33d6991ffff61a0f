import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'chai';
import { root } from '../../scripts/contracts';
import { unzip } from '../../scripts/wordpress/unzip';
import { temporaryFolder } from '../shared';

const archive = `${root}dist-wordpress/nh-elements.zip`;

/** PHP's default `upload_max_filesize`, with some room. WordPress refuses larger files at "Upload plugin". */
const MOST = 2 * 1024 * 1024 - 100_000;

describe('the zip of the WordPress plugin', () => {
  let library: string;
  let scripts: readonly string[];

  before(async () => {
    const folder = temporaryFolder('nh-zip');
    await unzip(readFileSync(archive), folder);
    library = join(folder, 'nh-elements/library');
    scripts = readdirSync(library, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.js'),
    );
  });

  const textOf = (name: string): string => readFileSync(join(library, name), 'utf8');

  /** The files of the library that a script names, relative to itself. */
  function importsOf(name: string): readonly string[] {
    const found = textOf(name).matchAll(
      /(?:from|import\(?)\s*["'`](\.{1,2}\/[\w./-]{1,200}\.js)["'`]/g,
    );
    return [...found].map(([, path = '']) => join(dirname(name), path));
  }

  it('can be uploaded to a WordPress with the limits that PHP has by default', () => {
    expect(statSync(archive).size).to.be.below(MOST);
  });

  it('has each file that a script of the library imports', () => {
    const missing = scripts.flatMap(importsOf).filter((path) => !scripts.includes(path));
    expect(missing).to.deep.equal([]);
  });

  it('has each script once, so that the page editor shares the packs of languages', () => {
    const texts = scripts.filter((name) => name.startsWith('chunks/')).map(textOf);
    expect(new Set(texts).size).to.equal(texts.length);
  });

  it('has the printer of pages once, for the page editor and for imports', () => {
    const [printer = ''] = importsOf('print-pages.js');
    expect(printer).to.match(/^chunks\/editor\//);
    const users = scripts.filter((name) => importsOf(name).includes(printer));
    expect(users).to.have.length.above(1);
  });
});
