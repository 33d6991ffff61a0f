import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { root } from '../../scripts/contracts';
import { unzip } from '../../scripts/wordpress/unzip';
import { temporaryFolder } from '../shared';

describe('the readme of the WordPress plugin', () => {
  const readme = readFileSync(`${root}wordpress/nh-elements/readme.txt`, 'utf8');

  it('has a line for each screenshot, which the plugin directory keeps outside of the zip', async () => {
    const [, section = ''] = /^== Screenshots ==\n([^=]*)/m.exec(readme) ?? [];
    const numbers = [...section.matchAll(/^(\d+)\. \S/gm)].map(([, number]) => number);
    expect(numbers).to.have.length.above(0);
    const files = readdirSync(`${root}wordpress/assets`).sort();
    expect(files).to.deep.equal(numbers.map((number) => `screenshot-${number}.png`));
    const plugin = temporaryFolder('nh-readme');
    await unzip(readFileSync(`${root}dist-wordpress/nh-elements.zip`), plugin);
    const packed = readdirSync(plugin, { recursive: true, encoding: 'utf8' });
    expect(packed.filter((name) => /screenshot|\.png$/.test(name))).to.deep.equal([]);
  });

  it('has the headers that the plugin directory reads', () => {
    const headers = ['Contributors', 'Tags', 'Requires at least', 'Tested up to', 'Requires PHP'];
    for (const name of [...headers, 'Stable tag', 'License', 'License URI']) {
      expect(readme).to.match(new RegExp(`^${name}: \\S`, 'm'));
    }
    expect(/^Tags: (.*)$/m.exec(readme)?.[1]?.split(', ')).to.have.length.below(6);
    const plugin = readFileSync(`${root}wordpress/nh-elements/nh-elements.php`, 'utf8');
    expect(plugin).to.contain(/^Stable tag: (.*)$/m.exec(readme)?.[1]);
  });
});
