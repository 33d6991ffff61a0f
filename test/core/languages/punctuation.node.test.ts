import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { PACKS } from '../../../scripts/build/page-languages';
import { root } from '../../../scripts/contracts';

const names = readdirSync(`${root}${PACKS}`, { recursive: true, encoding: 'utf8' });

/** The texts of a language for visitors, administrators and the WordPress plugin, without code and quoted English. */
function textsOf(code: string): string[] {
  const packs = names
    .filter((name) => name.split(/[./]/).includes(code) && name.endsWith('.json'))
    .map((name) => `${root}${PACKS}/${name}`);
  return [...packs, ...[`${root}wordpress/languages/${code}.json`].filter(existsSync)]
    .flatMap((path) => Object.values<string | string[]>(JSON.parse(readFileSync(path, 'utf8'))))
    .flat()
    .map((text) => text.replace(/`[^`]*`|"[^"]*"/g, '`'));
}

/** The texts of a language in which a mark stands as it should not. */
const wrong = (code: string, mark: RegExp): string[] =>
  textsOf(code).filter((text) => mark.test(text));

describe('the punctuation of the packs', () => {
  it('keeps French marks of two parts, and quotes, on the line of their words', () => {
    expect(textsOf('fr')).to.have.length.greaterThan(1000);
    expect(
      wrong('fr', /[^\u00a0\u202f`][;!?»]|[^\u00a0\u202f]:(?: |$)|«[^\u00a0\u202f]/),
    ).to.deep.equal([]);
  });

  it('opens Spanish questions and exclamations', () => {
    const closed = (text: string, open: string, close: string) =>
      text.split(open).length === text.split(close).length;
    expect(
      textsOf('es').filter((text) => !closed(text, '¿', '?') || !closed(text, '¡', '!')),
    ).to.deep.equal([]);
  });

  it('is full width after Japanese words, without a space', () => {
    expect(
      wrong('ja', /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}}] ?[:;!?](?: |$)/u),
    ).to.deep.equal([]);
  });

  it('closes German quotes as German does', () => {
    expect(wrong('de', /”|„[^“]*$/)).to.deep.equal([]);
  });

  it('writes an ellipsis as one character, in every language', () => {
    for (const code of ['ar', 'cs', 'de', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt-BR', 'sv', 'tr'])
      expect(wrong(code, /\.\.\./), code).to.deep.equal([]);
  });

  it('joins an ellipsis to its word, except in German, Czech and Swedish', () => {
    for (const code of ['ar', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt-BR', 'tr'])
      expect(wrong(code, / …/), code).to.deep.equal([]);
  });
});
