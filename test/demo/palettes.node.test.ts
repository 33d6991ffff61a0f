import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { palette } from '../../demo/pages/palettes';
import { headSnippet, scriptSource } from '../../demo/server/head-snippet';
import { root } from '../../scripts/contracts';
import { siteForReading } from './site';

describe('the palettes', () => {
  it('are the same in the stylesheet and in the configuration', () => {
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

  it('is printed as built, after the configuration that it reads, and allowed by its hash', async () => {
    const answer = await fetch(`${site().url}/contact`);
    const page = await answer.text();
    expect(page).to.contain(`<script>${snippet}</script>`);
    expect(page.indexOf('id="nh-config"')).to.be.lessThan(page.indexOf(snippet));
    expect(answer.headers.get('Content-Security-Policy')).to.contain(
      `script-src 'self' ${source};`,
    );
  });

  it('is the same text in the package, under `npm run dev`, and in the page layout', async () => {
    expect(readFileSync(`${root}dist/head/color-switcher.js`, 'utf8')).to.equal(snippet);
    expect(await headSnippet(true)).to.equal(snippet);
  });

  it('has the hash that the README names', () => {
    const readme = readFileSync(`${root}README.md`, 'utf8');
    expect(readme, `Name ${source} in the README.`).to.contain(source);
  });

  it('could not end its own script element', () => {
    expect(snippet).not.to.match(/<\/script|<!--/i);
  });
});
