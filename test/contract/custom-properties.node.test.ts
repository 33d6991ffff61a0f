import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { type FoundContract, findContracts, root } from '../../scripts/contracts';
import { tokens } from '../../src/core/theme/tokens';

/** A value as prose can name it: a colour's name or number, a length, a number. */
const VALUE = /^(#[\da-f]{3,8}|-?[\d.]+(%|[a-z]+)?|transparent|currentColor|[A-Z][A-Za-z]+)$/;

/** Properties without a token: sizes of one element, whether it shows a part, and colours that follow those around them. */
const OWN =
  /(-(size|width|height|columns|ratio|position|backdrop|speed|top|colour|slides[\w-]*|offset-\w+|padding-\w+|control|border|end|halo|dot|labels?)|-(carousel-gap|portfolio-header[\w-]*|portfolio-button-(hover-)?border))$/;

/** The borders of these elements get their colour from a token. */
const BORDERS = /-(accordion|toggle|tabs)-border$/;

/** Defaults that prose describes in words: pages without tokens keep them. */
const COLOURS: Readonly<Record<string, readonly string[]>> = {
  '--nh-kit-accent': ['light-dark(#0b57a4, #8ec5ff)'],
  '--nh-kit-on-accent': ['light-dark(#fff, #08243f)'],
  '--nh-kit-good': ['light-dark(#1b6a35, #83d89a)'],
  '--nh-kit-bad': ['light-dark(#b0241c, #ff9f93)'],
  '--nh-kit-warn': ['light-dark(#8a5a00, #f1c15d)'],
  '--nh-region-editor-good': ['light-dark(#1b6a35, #83d89a)'],
  '--nh-region-editor-bad': ['light-dark(#b0241c, #ff9f93)'],
  '--nh-region-fill': ['light-dark(#cfd8d3, #3a4641)'],
  '--nh-region-linked': ['light-dark(#8fb3a3, #4f7a68)'],
  '--nh-region-hover': ['light-dark(#6f9c89, #6a9a85)'],
  '--nh-alert-accent': ['#31708f', '#3c763d', '#b8860b', '#a94442'],
  '--nh-progress-accent': ['#56606a', '#1f6f8b', '#2f7d32', '#8a5300', '#b0241c'],
  '--nh-account-line': ['color-mix(in srgb, currentColor 25%, transparent)'],
  '--nh-portfolio-surface': ['color-mix(in srgb, currentColor 7%, transparent)'],
};

/** The scripts and stylesheets below a folder of `src`, as one text. */
function sources(folder: string): string {
  const files = readdirSync(`${root}src/${folder}`, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.(css|tsx?)$/.test(file) && !file.endsWith('.element.ts'))
    .map((file) => readFileSync(`${root}src/${folder}/${file}`, 'utf8'))
    .join('\n');
}

/** The stylesheets of an element, with those that it shares. */
function sourcesOf({ folder, contract }: FoundContract): string {
  const shared = '--nh-kit-accent' in contract.cssProperties;
  const own = sources(`elements/${folder}`) + sources('elements/built/disclosure');
  return shared ? own + sources('ui') + sources('elements/libraries/account') : own;
}

/** The fallback of a custom property that is not set: the second argument of `var(--nh-x, 1rem)`. */
function fallbacksOf(property: string, source: string): Set<string> {
  const found = new Set<string>();
  for (const { index } of source.matchAll(
    new RegExp(`(?<=var\\(\\s*)${property}(?![\\w-])`, 'g'),
  )) {
    const inside = source.slice(index, closingBracket(source, index));
    const comma = inside.indexOf(',');
    // `calc()` wants its zero with a unit.
    if (comma > 0)
      found.add(
        inside
          .slice(comma + 1)
          .trim()
          .replace(/^0[a-z]+$/, '0'),
      );
  }
  return found;
}

function closingBracket(source: string, from: number): number {
  let depth = 1;
  for (let at = from; at < source.length; at++) {
    if (source[at] === '(') depth++;
    if (source[at] === ')' && --depth === 0) return at;
  }
  return source.length;
}

/** A fallback `var(--nh-accent, blue)` as its token and what follows it; any other fallback has no token. */
function layers(fallback: string): { token: string | undefined; value: string } {
  const [, token, value] = /^var\(\s*(--nh-[\w-]+),\s*(.+?)\s*\)$/s.exec(fallback) ?? [];
  const isToken = token !== undefined && token in tokens;
  return isToken && value ? { token, value } : { token: undefined, value: fallback };
}

for (const one of await findContracts()) {
  const { contract } = one;
  describe(`the custom properties of <${contract.tag}>`, () => {
    const source = sourcesOf(one);
    for (const [property, prose] of Object.entries(contract.cssProperties)) {
      const named = prose.match(/(?<=`)--nh-[\w-]+(?=`)/g) ?? [];
      const said = /\bdefault:? (?:`[\w-]+`, else )?(.+?)\.?$/i.exec(prose)?.[1];
      const fallbacks = [...fallbacksOf(property, source)].map(layers);
      const values = new Set(fallbacks.map(({ value }) => value));

      it(`${property} has the default that its description names, and names the one that it has`, () => {
        if (said && VALUE.test(said)) {
          expect([...values], 'the stylesheet').to.deep.equal([said]);
        } else if (!said && !prose.includes('set by')) {
          expect([...values].filter((value) => VALUE.test(value))).to.deep.equal([]);
        }
      });

      const colours = COLOURS[property];
      if (colours)
        it(`${property} has the colours of pages without tokens`, () => {
          expect([...values]).to.have.members(colours);
        });

      if (OWN.test(property) && !BORDERS.test(property) && named.length === 0) continue;
      it(`${property} falls back to a theme token, which its description names`, () => {
        expect(named.length).to.be.greaterThan(0);
        if (BORDERS.test(property)) return expect(source).to.contain(`var(${named[0]}, color-mix(`);
        const read = new Set(fallbacks.map(({ token }) => token));
        return expect([...read].sort()).to.deep.equal([...named].sort());
      });
    }
  });
}
