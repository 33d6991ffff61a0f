import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { languageOf, PACKS, packCodes } from '../../../scripts/build/page-languages';
import { root } from '../../../scripts/contracts';
import { findMessages } from '../../../scripts/manifest/messages';
import { packs } from '../../../src/core/languages/packs';
import { expectPlaceholders, keysOf, sameAsEnglish, type Words } from './pack-rules';

const english: Words = Object.fromEntries(
  (await findMessages())
    .filter(({ file, family }) => !family && !file.endsWith('/common-messages.ts'))
    .flatMap(({ defaults }) => Object.entries<string>(defaults)),
);

const keys = Object.keys(english).filter((key) => !key.endsWith('.one'));

function readPack(code: string): Words {
  return JSON.parse(readFileSync(`${root}${PACKS}/${code}.json`, 'utf8'));
}

describe('the language packs', () => {
  it('are those of the languages that the library speaks', () => {
    const spoken = 'ar cs de es fr it ja nl pl pt-BR sv tr'.split(' ');
    expect(packCodes).to.have.members(spoken);
    expect(Object.keys(packs)).to.have.members(spoken.map(languageOf));
  });

  it('translate all messages of visitors, of which there are more than a hundred', () => {
    expect(keys.length).to.be.greaterThan(100);
    expect(keys).to.include.members(['form.timeout', 'lightbox.close', 'background.pause']);
  });

  for (const code of packCodes) {
    const pack = readPack(code);

    it(`have every key and every plural form in ${code}, and no other`, () => {
      expect(Object.keys(pack).sort()).to.deep.equal(keysOf(code, english).sort());
    });

    it(`have every placeholder, and no empty text, in ${code}`, () => {
      expectPlaceholders(pack, english);
    });

    it(`weigh at most 2,500 bytes in ${code}, compressed either way`, () => {
      const text = Buffer.from(JSON.stringify(pack));
      expect(brotliCompressSync(text).length).to.be.at.most(2500);
      expect(gzipSync(text).length).to.be.at.most(2500);
    });
  }

  it('say other than English almost everywhere', () => {
    for (const code of packCodes) {
      const same = sameAsEnglish(readPack(code), english);
      expect(same.length, code).to.be.at.most(14);
    }
  });
});

describe('the guide to languages', () => {
  const guide = readFileSync(`${root}docs/languages.md`, 'utf8');

  it('names every language that has a pack, and no other', () => {
    const [table = ''] = /^\| Arabic[\s\S]*?\n\n/m.exec(guide) ?? [];
    const named = [...table.matchAll(/`([\w-]+)`/g)].map(([, code]) => code);
    expect(named).to.have.members(packCodes);
  });

  it('translates keys that exist', () => {
    const [, own = ''] = /```json\n([\s\S]*?)```/.exec(guide) ?? [];
    const translated = Object.keys(JSON.parse(own));
    expect(translated.filter((key) => !(key in english))).to.deep.equal([]);
  });
});
