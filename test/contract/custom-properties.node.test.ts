import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { findContracts, root } from '../../scripts/contracts';

/** A value as prose can name it: a colour's name or number, a length, a number. */
const VALUE = /^(#[\da-f]{3,8}|-?[\d.]+(%|[a-z]+)?|transparent|currentColor|[A-Z][A-Za-z]+)$/;

/** The scripts and stylesheets below an element's folder, as one text. */
function sources(folder: string): string {
  const files = readdirSync(`${root}src/elements/${folder}`, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.(css|tsx?)$/.test(file) && !file.endsWith('.element.ts'))
    .map((file) => readFileSync(`${root}src/elements/${folder}/${file}`, 'utf8'))
    .join('\n');
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

for (const { contract, folder } of await findContracts()) {
  describe(`the custom properties of <${contract.tag}>`, () => {
    const source = sources(folder);
    for (const [property, prose] of Object.entries(contract.cssProperties)) {
      const said = /\bdefault:? (.+?)\.?$/i.exec(prose)?.[1];
      const fallbacks = [...fallbacksOf(property, source)];

      it(`${property} has the default that its description names, and names the one that it has`, () => {
        if (said && VALUE.test(said)) {
          expect(fallbacks, 'the stylesheet').to.deep.equal([said]);
        } else if (!said && !prose.includes('set by')) {
          expect(fallbacks.filter((value) => VALUE.test(value))).to.deep.equal([]);
        }
      });
    }
  });
}
