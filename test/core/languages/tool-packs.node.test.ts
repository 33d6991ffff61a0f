import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect } from 'chai';
import { PACKS, toolPackFiles } from '../../../scripts/build/page-languages';
import { root } from '../../../scripts/contracts';
import { findMessages } from '../../../scripts/manifest/messages';
import { findSettingTexts } from '../../../scripts/manifest/setting-texts';
import { type ToolFamily, toolPacks } from '../../../src/core/languages/tool-packs';
import { expectPlaceholders, keysOf, sameAsEnglish, type Words } from './pack-rules';

const codes = ['de', 'es', 'fr', 'ja'];
const families = Object.keys(toolPacks) as ToolFamily[];
const modules = await findMessages();

/** The families whose keys are those of messages. */
const spoken = families.filter((family) => family !== 'settings');

function englishOf(family: ToolFamily): Words {
  const own = modules.filter((module) => module.family === family);
  return Object.fromEntries(own.flatMap(({ defaults }) => Object.entries<string>(defaults)));
}

function readPack(family: ToolFamily, code: string): Words {
  return JSON.parse(readFileSync(`${root}${PACKS}/tools/${family}.${code}.json`, 'utf8'));
}

describe('the packs of administrators’ tools', () => {
  it('are those of all families in four languages', () => {
    const files = families.flatMap((family) => codes.map((code) => `${family}.${code}.json`));
    expect(toolPackFiles).to.have.members(files);
    for (const packs of Object.values(toolPacks)) expect(Object.keys(packs)).to.deep.equal(codes);
  });

  it('translate all messages outside of visitors’ elements', () => {
    const admin = /^src\/(?:elements\/(?:kits|libraries|maps\/region-editor)|editor|ui|api)\//;
    const files = modules.filter(({ family }) => family).map(({ file }) => file);
    expect(files).to.deep.equal(modules.map(({ file }) => file).filter((file) => admin.test(file)));
    expect(files.length).to.be.greaterThan(20);
  });

  for (const family of spoken) {
    const english = englishOf(family);
    for (const code of codes) {
      const pack = readPack(family, code);

      it(`have every key and every plural form of ${family} in ${code}, and no other`, () => {
        expect(Object.keys(pack).sort()).to.deep.equal(keysOf(code, english).sort());
      });

      it(`have every placeholder of ${family}, and no empty text, in ${code}`, () => {
        expectPlaceholders(pack, english);
      });

      it(`say other than English almost everywhere in ${family} in ${code}`, () => {
        const same = sameAsEnglish(pack, english);
        expect(same.length).to.be.at.most(Object.keys(pack).length / 10);
      });
    }
  }
});

describe('the packs of settings', () => {
  it('need short labels such as “No”, and no symbols such as “H1”', async () => {
    const { labels } = await findSettingTexts();
    expect(labels).to.include.members(['In', 'No', 'On']);
    expect(labels).not.to.include.members(['H1', 'URL', 'p', '16:9']);
  });

  for (const code of codes) {
    const pack = readPack('settings', code);

    it(`have every label and accepted value in ${code}, and nearly every description`, async () => {
      const { labels, docs, wanted } = await findSettingTexts();
      expect([...labels, ...wanted].filter((text) => !(text in pack))).to.deep.equal([]);
      // A sentence that was edited is shown in English until its translation follows.
      expect(docs.filter((doc) => !(doc in pack)).length).to.be.at.most(docs.length / 50);
    });

    it(`have hardly a text in ${code} that is not shown any more`, async () => {
      const { labels, docs, wanted } = await findSettingTexts();
      const shown = new Set([...labels, ...docs, ...wanted]);
      const former = Object.keys(pack).filter((text) => !shown.has(text));
      expect(former.length).to.be.at.most(docs.length / 50);
    });

    it(`keep the code in descriptions as it is in ${code}`, () => {
      for (const [text, translation] of Object.entries(pack)) {
        const marks = (one: string) => (one.match(/`[^`]*`/g) ?? []).sort();
        expect(marks(translation), text).to.deep.equal(marks(text));
        expect(translation, text).to.match(/^\S(?:.*\S)?$/);
      }
    });
  }
});

describe('the sizes of tools’ packs in the guide to languages', () => {
  const guide = readFileSync(`${root}docs/languages.md`, 'utf8');
  const sizes = new Map(
    [...guide.matchAll(/^\| `(\w+)` \|.*\| ([\d.]+) kB \|$/gm)].map(([, family, size]) => [
      family,
      Number(size) * 1000,
    ]),
  );

  for (const family of families)
    it(`are those of the largest pack of ${family}, and at most a sixth more`, () => {
      const packs = codes.map((code) => Buffer.from(JSON.stringify(readPack(family, code))));
      const largest = Math.max(...packs.map((pack) => brotliCompressSync(pack).length));
      expect(largest).to.be.within((sizes.get(family) ?? 0) * 0.85, sizes.get(family) ?? 0);
    });
});
