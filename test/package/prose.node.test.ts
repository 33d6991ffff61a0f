import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import {
  type FoundContract,
  findCommonSettings,
  findConfiguration,
  findContracts,
  root,
} from '../../scripts/contracts';
import { findMessages } from '../../scripts/manifest/messages';
import type { Fields } from '../../src/core/settings';

/** The keys of a declaration whose values are prose. */
const WORDS = ['summary', 'doc', 'settingsDoc', 'group', 'reason', 'label'];
const PIECES = ['slots', 'parts', 'cssProperties'];

/** The sentences among a declaration's values; single words might stand in code for other reasons. */
function sentencesIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return WORDS.includes(key) && value.includes(' ') ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    sentencesIn(part, PIECES.includes(key) || key === 'options' ? 'doc' : name),
  );
}

describe('the prose of declarations', () => {
  let found: FoundContract[];
  let common: Fields;
  let scripts: string;

  before(async () => {
    found = await findContracts();
    common = await findCommonSettings();
    const folder = `${root}dist/cdn/`;
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    scripts = files
      // The page editor, a bundle by itself, shows the prose to people who edit.
      .filter((file) => file.endsWith('.js') && !/^(page-editor|chunks\/editor\/)/.test(file))
      .map((file) => readFileSync(folder + file, 'utf8'))
      .join('\n');
  });

  it('stays out of the page layout, but for the sentences that elements show', async () => {
    const shown = new Set((await findMessages()).flatMap((one) => Object.values(one.defaults)));
    const declared = [found.map(({ contract }) => contract), common, await findConfiguration()];
    const sentences = sentencesIn(declared).filter((sentence) => !shown.has(sentence));
    expect(sentences.length).to.be.greaterThan(300);
    // Whole texts, whichever quotes the minifier has chosen for each.
    const unquoted = (text: string): string => text.replace(/['"`]/g, '"');
    const code = unquoted(scripts.replaceAll('\\', ''));
    const left = sentences.filter((sentence) => code.includes(`"${unquoted(sentence)}"`));
    expect(left).to.deep.equal([]);
  });

  it('holds the keys of all settings', () => {
    for (const { contract } of found) {
      for (const key of Object.keys(contract.settings ?? {})) {
        expect(scripts, `${contract.tag}: ${key}`).to.match(new RegExp(`\\b${key}["'\`]?:`));
      }
    }
  });
});
