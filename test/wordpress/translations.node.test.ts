import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { root } from '../../scripts/contracts';
import { translationFiles } from '../../scripts/wordpress/translated-texts';
import { translationTemplate } from '../../scripts/wordpress/translations';

const template = (): Promise<string> =>
  translationTemplate(
    `${root}wordpress/nh-elements`,
    [{ title: 'Counter', description: 'A number "that" counts.' }],
    { labels: ['Border color'], docs: ['Rounds the "box".'] },
  );

describe('the translation template of the WordPress plugin', () => {
  it('has each text of PHP and JavaScript once, with its plural and its note', async () => {
    const text = await template();
    expect(text).to.contain('msgid "Move up"\nmsgstr ""');
    expect(text).to.contain('msgid "%d form would run without its plugin’s script."\nmsgid_plural');
    expect(text).to.contain('#. translators: %d: a number of characters');
    expect(text.match(/msgid "Default"/g)).to.have.length(1);
  });

  it('has the titles and descriptions of blocks, in the contexts that WordPress asks for', async () => {
    const text = await template();
    expect(text).to.contain('msgctxt "block title"\nmsgid "Counter"');
    expect(text).to.contain('msgctxt "block description"\nmsgid "A number \\"that\\" counts."');
  });

  it('has the labels and descriptions of settings', async () => {
    const text = await template();
    expect(text).to.contain('msgid "Border color"');
    expect(text).to.contain('msgid "Rounds the \\"box\\"."');
  });

  it('misses no call of a translation function', async () => {
    const text = await template();
    const source = readFileSync(`${root}wordpress/nh-elements/assets/controls.js`, 'utf8');
    const calls = source.match(/\b__\(/g)?.length;
    const texts = [...source.matchAll(/\b__\(\s*'([^']+)'/g)].map(([, found]) => found);
    expect(texts)
      .to.have.length(calls ?? 0)
      .greaterThan(15);
    for (const found of texts) expect(text).to.contain(`msgid "${found}"\n`);
  });
});

describe('the translations of the WordPress plugin', () => {
  const files = translationFiles(['Counter']);

  it('are files for the locales of four languages', () => {
    const names = ['de_DE', 'de_DE_formal', 'es_ES', 'fr_FR', 'ja'];
    expect(Object.keys(files)).to.deep.equal(
      names.map((locale) => `languages/nh-elements-${locale}.l10n.php`),
    );
  });

  it('have the titles of blocks in their context, and the labels of settings', () => {
    const german = files['languages/nh-elements-de_DE.l10n.php'] ?? '';
    expect(german).to.contain("'block title\u0004Counter' => 'Zähler',");
    expect(german).to.contain("'Border color' => 'Rahmenfarbe',");
    expect(german).to.contain("'language' => 'de_DE'");
  });
});
