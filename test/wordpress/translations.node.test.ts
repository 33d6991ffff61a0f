import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect } from 'chai';
import { findContracts, root } from '../../scripts/contracts';
import { blockPatterns } from '../../scripts/wordpress/blocks';
import { groupTitles } from '../../scripts/wordpress/group-titles';
import {
  languageCodes,
  ownTranslations,
  settingTranslations,
  titleParts,
  translationFiles,
} from '../../scripts/wordpress/translated-texts';
import { pluginMessages, translationTemplate } from '../../scripts/wordpress/translations';
import { temporaryFolder } from '../shared';

const plugin = `${root}wordpress/nh-elements`;

const template = (): Promise<string> =>
  translationTemplate(
    plugin,
    [{ title: 'Counter', description: 'A number "that" counts.' }],
    [{ title: 'Counter: years', description: 'It counts years.', texts: ['Since 1987'] }],
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

  it('has the titles and descriptions of blocks and patterns, in the contexts that WordPress has for them', async () => {
    const text = await template();
    expect(text).to.contain('msgctxt "block title"\nmsgid "Counter"');
    expect(text).to.contain('msgctxt "block description"\nmsgid "A number \\"that\\" counts."');
    expect(text).to.contain('msgctxt "Pattern title"\nmsgid "Counter: years"');
    expect(text).to.contain('msgctxt "Pattern description"\nmsgid "It counts years."');
    expect(text).to.contain('msgctxt "Pattern content"\nmsgid "Since 1987"');
  });

  it('has the labels and descriptions of settings', async () => {
    const text = await template();
    expect(text).to.contain('msgid "Border color"');
    expect(text).to.contain('msgid "Rounds the \\"box\\"."');
  });

  it('has the description of the plugin in the list of plugins', async () => {
    expect(await template()).to.contain('msgid "Runs the site\'s forms, header,');
  });

  it('misses no call of a translation function', async () => {
    const found = await pluginMessages(plugin);
    for (const file of new Set(found.map((message) => message.file))) {
      const source = readFileSync(`${plugin}/${file}`, 'utf8');
      const calls = source.match(/\b(?:__|_[nx]|_nx|esc_(?:html|attr)_(?:_|e|x))\(/g) ?? [];
      const texts = found.filter((message) => message.file === file);
      const descriptions = file === 'nh-elements.php' ? 1 : 0;
      expect(texts, file).to.have.length(calls.length + descriptions);
    }
  });
});

describe('the translations of the WordPress plugin', () => {
  const blocks = [{ title: 'Counter', description: 'A text along an SVG path.' }];
  const patterns = [
    { title: 'Counter: At the bottom', description: 'A drop cap', texts: ['Opening hours', 'Ida'] },
  ];
  const files = translationFiles(plugin, blocks, patterns);

  let folder: string;

  before(async () => {
    folder = temporaryFolder('nh-translations');
    for (const [path, text] of Object.entries(await files)) {
      writeFileSync(join(folder, basename(path)), text);
    }
  });

  /** What WordPress reads from the file of a locale. */
  function loaded(locale: string): { language: string; messages: Record<string, string> } {
    const code = 'echo json_encode( require $argv[1] );';
    return JSON.parse(
      execFileSync('php', ['-r', code, `${folder}/nh-elements-${locale}.l10n.php`], {
        encoding: 'utf8',
      }),
    );
  }

  it('are files for the locales of four languages, and for the scripts that speak', async () => {
    const kinds = ['.l10n.php', '-nh-elements-check.json', '-nh-elements-controls.json'];
    const locales = ['de_DE', 'de_DE_formal', 'es_ES', 'fr_FR', 'ja'];
    const paths = locales.flatMap((locale) =>
      kinds.map((kind) => `languages/nh-elements-${locale}${kind}`),
    );
    expect(Object.keys(await files)).to.have.members(['languages/texts.php', ...paths]);
  });

  it('have the titles and descriptions of blocks in their contexts, and the labels of settings', () => {
    const { language, messages } = loaded('de_DE');
    expect(messages['block title\u0004Counter']).to.equal('Zähler');
    expect(messages['block description\u0004A text along an SVG path.']).to.match(/^Ein Text/);
    expect(messages['Border color']).to.equal('Rahmenfarbe');
    expect(language).to.equal('de_DE');
  });

  it('have the German translations for formal German too', () => {
    const { language, messages } = loaded('de_DE_formal');
    expect(language).to.equal('de_DE_formal');
    expect(messages).to.deep.equal(loaded('de_DE').messages);
  });

  it('have the titles of patterns in two parts, their descriptions and their sentences', () => {
    const { messages } = loaded('fr_FR');
    expect(messages).to.include({
      'Pattern title\u0004Counter: At the bottom': 'Compteur\u00a0: En bas',
      'Pattern description\u0004A drop cap': 'Une lettrine',
      'Pattern content\u0004Opening hours': 'Horaires d’ouverture',
      'Pattern content\u0004Ida': 'Ida',
    });
  });

  it('have the texts of a script with their plural forms', async () => {
    const { 'languages/nh-elements-fr_FR-nh-elements-check.json': french = '{}' } = await files;
    const { '': rule, ...texts } = JSON.parse(french).locale_data['nh-elements'];
    expect(rule).to.include({ lang: 'fr_FR', 'plural-forms': 'nplurals=2; plural=n > 1;' });
    expect(texts['%d form would run without its plugin’s script.']).to.deep.equal([
      '%d formulaire fonctionnerait sans le script de son extension.',
      '%d formulaires fonctionneraient sans le script de leur extension.',
    ]);
    expect(texts['Checking …']).to.deep.equal(['Vérification…']);
    expect(texts).not.to.have.any.keys('Move up');
  });

  for (const code of languageCodes) {
    const own = ownTranslations(code);

    it(`have each sentence of the plugin in ${code}, and none that it does not say`, async () => {
      const visible = (await findContracts()).filter(({ contract }) => contract.category !== 'cms');
      const texts = [
        ...(await pluginMessages(plugin)).map(({ text }) => text),
        ...visible.map(({ contract }) => contract.summary),
        ...(await groupTitles(visible)),
        ...visible
          .flatMap(blockPatterns)
          .flatMap(({ title, description, texts: sentences }) => [
            ...titleParts(title).slice(1),
            description,
            ...sentences,
          ]),
      ];
      const settings = settingTranslations(code);
      expect(texts.filter((text) => !(text in own || text in settings))).to.deep.equal([]);
      expect(Object.keys(own).filter((text) => !texts.includes(text))).to.deep.equal([]);
      expect(Object.keys(own).filter((text) => text in settings)).to.deep.equal([]);
    });

    it(`have the placeholders and the plural forms of each sentence in ${code}`, async () => {
      const marks = (text: string): string[] => (text.match(/%(?:\d\$)?[ds]/g) ?? []).sort();
      const forms = code === 'ja' ? 1 : 2;
      for (const { text, plural } of await pluginMessages(plugin)) {
        const translated = own[text] ?? [];
        if (text in own) expect(Array.isArray(translated), text).to.equal(plural !== undefined);
        if (plural) expect(translated, text).to.have.length(forms);
        for (const one of [translated].flat()) {
          expect(marks(one), text).to.deep.equal(marks(text));
          expect(one, text).to.match(/^\S(?:.*\S)?$/);
        }
      }
    });
  }
});
