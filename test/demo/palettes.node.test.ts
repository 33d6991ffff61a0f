import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { palette } from '../../demo/pages/palettes';
import { headSnippet, scriptSource } from '../../demo/server/head-snippet';
import { root } from '../../scripts/contracts';
import { siteForReading } from './site';

describe('the palettes', () => {
  it('are equal in stylesheet and configuration', () => {
    const css = readFileSync(`${root}demo/assets/palettes.css`, 'utf8');
    const printed = [...css.matchAll(/--ast-global-color-\d+: light-dark\((\S+), (\S+)\);/g)];
    expect(printed.map(([, light, dark]) => [light, dark])).to.deep.equal(
      palette.map((colour) => [colour.default, colour.switched]),
    );
  });
});

describe('the head snippet', () => {
  const site = siteForReading();
  const snippet = readFileSync(`${root}dist/cdn/head/color-switcher.js`, 'utf8');
  const source = scriptSource(snippet);

  it('is printed after the configuration that it reads, and allowed by its hash', async () => {
    const answer = await fetch(`${site().url}/contact`);
    const page = await answer.text();
    expect(page).to.contain(`<script>${snippet}</script>`);
    expect(page.indexOf('id="nh-config"')).to.be.lessThan(page.indexOf(snippet));
    expect(answer.headers.get('Content-Security-Policy')).to.contain(
      `script-src 'self' ${source};`,
    );
  });

  it('is the same text in the package, under `npm run dev`, and in the build for pages', async () => {
    expect(readFileSync(`${root}dist/head/color-switcher.js`, 'utf8')).to.equal(snippet);
    expect(await headSnippet(true)).to.equal(snippet);
  });

  it('has the documented hash', () => {
    const page = 'docs/elements/color-switcher.md';
    expect(readFileSync(root + page, 'utf8'), `Name ${source} in ${page}.`).to.contain(source);
  });

  it('contains no end tag of a script', () => {
    expect(snippet).not.to.match(/<\/script|<!--/i);
  });
});
