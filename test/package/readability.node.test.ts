import { expect } from 'chai';
import { readSentences, sharesOf } from '../../scripts/readability';
import { reasonsOf } from '../../scripts/readability/flags';
import { sentencesOf } from '../../scripts/readability/sentences';

/** Limits: flagged sentences, in per cent, and a frequent pronoun in 1,000 words of comments. */
const LIMITS = { flagged: 5, what: 2 };

const folders = [
  'src',
  'server',
  'demo',
  'library-service',
  'scripts',
  'bench',
  'test',
  'docs',
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
];

describe('the sentences that people read', () => {
  for (const folder of folders) {
    it(`are plain in ${folder}: at most ${LIMITS.flagged} % have to be read twice`, () => {
      const found = readSentences([folder]);
      const { sentences, flagged, what } = sharesOf(found);
      expect(sentences, 'sentences').to.be.greaterThan(10);
      const list = found
        .filter(({ reasons }) => reasons.length > 0)
        .map(({ path, line, text }) => `${path}:${line} ${text}`);
      expect(flagged, list.slice(0, 20).join('\n')).to.be.at.most(LIMITS.flagged);
      expect(what, '"what" in 1,000 words of comments').to.be.at.most(LIMITS.what);
    });
  }
});

describe('the check of sentences', () => {
  const read = (path: string, source: string) =>
    sentencesOf(path, source).map(({ kind, line, text }) => `${kind} ${line}: ${text}`);

  it('reads comments, declarations, messages and titles of code', () => {
    expect(
      read(
        'src/a.ts',
        "/**\n * Opens the dialog. Returns `id`.\n */\n// Why so.\nconst a = { label: 'Two words' };",
      ),
    ).to.deep.equal([
      'comment 1: Opens the dialog.',
      'comment 1: Returns X.',
      'comment 3: Why so.',
      'declaration 5: Two words',
    ]);
    expect(read('test/a.test.ts', "it('keeps the name', () => {});")).to.deep.equal([
      'title 1: keeps the name',
    ]);
    expect(read('src/messages.ts', "  'a.b': 'Undo the import',")).to.deep.equal([
      'message 1: Undo the import',
    ]);
  });

  it('reads paragraphs and cells of Markdown, without code', () => {
    const page =
      '# The title\n\nOne line\nand another.\n\n```js\nlet no = 1;\n```\n\n| a cell | b cell |\n';
    expect(read('a.md', page)).to.deep.equal([
      'markdown 1: The title',
      'markdown 3: One line and another.',
      'markdown 10: a cell',
      'markdown 10: b cell',
    ]);
  });

  it('flags clauses as subjects, lost pronouns, unusual expressions and long sentences', () => {
    const flagged = [
      'What the server has said.',
      'It is closed.',
      'The fetch is in vain.',
      `A ${'very '.repeat(40)}long one.`,
    ];
    for (const text of flagged)
      expect(reasonsOf({ kind: 'comment', line: 1, text })).not.to.be.empty;
    expect(reasonsOf({ kind: 'comment', line: 1, text: 'The response of the server.' })).to.be
      .empty;
    expect(reasonsOf({ kind: 'title', line: 1, text: 'it' })).to.be.empty;
  });
});
