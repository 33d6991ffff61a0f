import { readFileSync } from 'node:fs';
import { PACKS } from '../build/page-languages';
import { root } from '../contracts';
import { phpText } from '../manifest/php/php-text';
import { type BlockTexts, type Message, type PatternTexts, pluginMessages } from './translations';

/**
 * The languages into which the plugin is translated: WordPress's locales, the rule of their plural forms, and the colon
 * between the element and the title of a pattern.
 */
const languages = {
  de: { locales: ['de_DE', 'de_DE_formal'], plural: 'nplurals=2; plural=n != 1;', colon: ': ' },
  es: { locales: ['es_ES'], plural: 'nplurals=2; plural=n != 1;', colon: ': ' },
  fr: { locales: ['fr_FR'], plural: 'nplurals=2; plural=n > 1;', colon: '\u00a0: ' },
  ja: { locales: ['ja'], plural: 'nplurals=1; plural=0;', colon: '：' },
} as const;

type Language = keyof typeof languages;

/** The codes of the languages. */
export const languageCodes = Object.keys(languages) as readonly Language[];

/** Translations by their English text; those with a number have a list of plural forms. */
export type Translations = Readonly<Record<string, string | readonly string[]>>;

/** The translations of the plugin's own sentences. */
export const ownTranslations = (code: Language): Translations =>
  readJson(`wordpress/languages/${code}.json`);

/** The translations of settings, which the page editor has too. */
export const settingTranslations = (code: Language): Readonly<Record<string, string>> =>
  readJson(`${PACKS}/tools/settings.${code}.json`);

function readJson<Data>(path: string): Data {
  return JSON.parse(readFileSync(root + path, 'utf8'));
}

/**
 * The translations that the plugin brings: PHP files, which WordPress 6.5 and later load, and a JSON file for each script.
 *
 * @param folder the plugin's folder
 * @param blocks the blocks' metadata
 * @param patterns the patterns of blocks
 * @returns the texts of the files, by path
 */
export async function translationFiles(
  folder: string,
  blocks: readonly BlockTexts[],
  patterns: readonly PatternTexts[],
): Promise<Readonly<Record<string, string>>> {
  const inScripts = (await pluginMessages(folder)).filter(({ file }) => file.endsWith('.js'));
  const scripts = [...new Set(inScripts.map(({ file }) => file))];
  const phpTranslations = languageCodes.map((code) => {
    const words = { ...settingTranslations(code), ...ownTranslations(code) };
    return {
      ...inContext('block title', blocks, ({ title }) => title, words),
      ...inContext('block description', blocks, ({ description }) => description, words),
      ...ofPatterns(patterns, words, languages[code].colon),
      ...singular(words),
    };
  });
  const texts = [...new Set(phpTranslations.flatMap((php) => Object.keys(php)))];
  const files = languageCodes.flatMap((code, at) => {
    const words = { ...settingTranslations(code), ...ownTranslations(code) };
    const php = phpTranslations[at] ?? {};
    return languages[code].locales.flatMap((locale, variant) => [
      [
        `languages/nh-elements-${locale}.l10n.php`,
        variant === 0
          ? phpFile(locale, texts, php)
          : phpVariant(locale, languages[code].locales[0]),
      ],
      ...scripts.map((script) => [
        `languages/nh-elements-${locale}-${handleOf(script)}.json`,
        scriptFile(
          locale,
          languages[code].plural,
          inScripts.filter(({ file }) => file === script),
          words,
        ),
      ]),
    ]);
  });
  return Object.fromEntries([['languages/texts.php', textsFile(texts)], ...files]);
}

/** The handle of a script: `nh-elements-check` of `assets/check.js`. */
const handleOf = (file: string): string => file.replace(/^assets\/(.*)\.js$/, 'nh-elements-$1');

/** The translations for PHP. Only scripts have texts with plural forms. */
const singular = (words: Translations): Translations =>
  Object.fromEntries(Object.entries(words).filter(([, text]) => typeof text === 'string'));

/** Texts of blocks under the keys that WordPress reads for a context. */
function inContext(
  context: string,
  blocks: readonly BlockTexts[],
  textOf: (block: BlockTexts) => string,
  words: Translations,
): Translations {
  const known = blocks.map(textOf).filter((text) => text in words);
  return Object.fromEntries(known.map((text) => [`${context}\u0004${text}`, words[text] ?? text]));
}

/** Texts of patterns. Their titles have two parts: the name of the element, and a word for the use. */
function ofPatterns(
  patterns: readonly PatternTexts[],
  words: Translations,
  colon: string,
): Translations {
  const word = (text: string): string => [words[text] ?? text].flat().join();
  return Object.fromEntries(
    patterns.flatMap(({ title, description, texts }) => [
      [`Pattern title\u0004${title}`, titleParts(title).map(word).join(colon)],
      [`Pattern description\u0004${description}`, word(description)],
      ...texts.map((text) => [`Pattern content\u0004${text}`, word(text)]),
    ]),
  );
}

/** The two parts of the title of a pattern: the name of the element, and a word for the use. */
export function titleParts(title: string): readonly [element: string, shown: string] {
  const at = title.indexOf(': ');
  return [title.slice(0, at), title.slice(at + ': '.length)];
}

/** The English texts, which the files of all languages share: half of each file would be the same. */
const textsFile = (texts: readonly string[]): string => `<?php
// The English texts of the files beside this one, in their order. Generated by \`npm run build:wordpress\`.
return ${phpText(texts)};
`;

function phpFile(language: string, texts: readonly string[], messages: Translations): string {
  const translations = texts.map((text) => messages[text] ?? withoutContext(text));
  return `<?php
// The plugin's sentences, the titles and descriptions of blocks, and the labels of settings. Generated by \`npm run build:wordpress\`.
return [
\t'domain' => 'nh-elements',
\t'language' => '${language}',
\t'messages' => array_combine( require __DIR__ . '/texts.php', ${phpText(translations, '\t')} ),
];
`;
}

const withoutContext = (text: string): string => text.slice(text.indexOf('\u0004') + 1);

/** The file of a locale with the translations of another one. */
const phpVariant = (language: string, like: string): string => `<?php
// The translations of ${like}. Generated by \`npm run build:wordpress\`.
return [ 'language' => '${language}' ] + require __DIR__ . '/nh-elements-${like}.l10n.php';
`;

/** The translations of a script, in the format of Jed, which WordPress reads. */
function scriptFile(
  lang: string,
  plural: string,
  texts: readonly Message[],
  words: Translations,
): string {
  const found = texts.map(({ text }) => [text, [words[text] ?? []].flat()]);
  const header = { domain: 'nh-elements', lang, 'plural-forms': plural };
  const data = { 'nh-elements': { '': header, ...Object.fromEntries(found) } };
  return JSON.stringify({ domain: 'nh-elements', locale_data: data });
}
