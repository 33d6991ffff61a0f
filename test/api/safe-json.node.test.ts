import { expect } from 'chai';
import fc from 'fast-check';
import { JSON_DEPTH, safeJson } from '../../src/api/safe-json';

const parsed = (text: string): unknown => safeJson(new TextEncoder().encode(text));

/** A character as an escape of JSON. */
const escaped = (letter: string): string =>
  `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

describe('untrusted JSON', () => {
  it('is refused with a key that could change the prototype, whichever of its letters are escaped', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('__proto__', 'constructor', 'prototype'),
        fc.array(fc.constantFrom('as it is', 'lower case', 'upper case'), { minLength: 11 }),
        (key, ways) => {
          const written = [...key].map((letter, at) => {
            if (ways[at] === 'as it is') return letter;
            const code = escaped(letter);
            return ways[at] === 'lower case' ? code : `\\u${code.slice(2).toUpperCase()}`;
          });
          expect(parsed(`{"a":[{"${written.join('')}":1}]}`)).to.equal(undefined);
        },
      ),
    );
  });

  it('may have these words in its texts, and any other key', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.constantFrom('constructor', '__proto__', 'é'),
        (value, word) => {
          const text = JSON.stringify([word, value]);
          const hasUnsafeKey = /"(?:__proto__|constructor|prototype)":/.test(text);
          expect(parsed(text)).to.deep.equal(hasUnsafeKey ? undefined : JSON.parse(text));
        },
      ),
    );
  });

  it('is refused with invalid UTF-8, an invalid text or too many levels', () => {
    expect(safeJson(Uint8Array.of(0x22, 0xff, 0x22))).to.equal(undefined);
    expect(parsed('{"a":}')).to.equal(undefined);
    const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
    expect(parsed(nested(JSON_DEPTH))).to.deep.equal(JSON.parse(nested(JSON_DEPTH)));
    expect(parsed(nested(JSON_DEPTH + 1))).to.equal(undefined);
    expect(parsed(`"${nested(JSON_DEPTH + 1)}\\""`)).to.be.a('string');
  });
});
