import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SettingTexts } from '../manifest/setting-texts';

/** A text of the plugin that people read. */
export interface Message {
  readonly text: string;
  readonly plural?: string | undefined;
  readonly context?: string | undefined;
  /** A note for translators. */
  readonly note?: string | undefined;
  readonly file: string;
}

/** The texts of a block or a pattern. */
export interface BlockTexts {
  readonly title: string;
  readonly description: string;
}

/** The texts of a pattern. */
export interface PatternTexts extends BlockTexts {
  /** The sentences that its blocks show. */
  readonly texts: readonly string[];
}

/** A call of WordPress's translation functions, after a note for translators if it has one. */
const call =
  /(?:(?:\/\*|\/\/) translators: ([^\n]*?)(?: \*\/)?\n[^\n]*?)?\b(?:__|_n|esc_html__|esc_html_e|esc_attr_e)\(\s*'((?:[^'\\\n]|\\.)*)'(?:,\s*'((?:[^'\\\n]|\\.)*)')?/g;

/**
 * `languages/nh-elements.pot`: the texts of the plugin's PHP and JavaScript, the titles and descriptions of its blocks and
 * patterns, the sentences in patterns, and the labels and descriptions of settings.
 *
 * @param blocks the blocks' metadata
 */
export async function translationTemplate(
  folder: string,
  blocks: readonly BlockTexts[],
  patterns: readonly PatternTexts[],
  { labels, docs }: Pick<SettingTexts, 'labels' | 'docs'>,
): Promise<string> {
  // The contexts are those of WordPress.
  const named = [
    ...blocks.flatMap((block) => textsOf(block, 'block', 'blocks')),
    ...patterns.flatMap((pattern) => [
      ...textsOf(pattern, 'Pattern', 'data/patterns.php'),
      ...pattern.texts.map((text) => ({
        text,
        context: 'Pattern content',
        file: 'data/patterns.php',
      })),
    ]),
  ];
  const settings = [...labels, ...docs].map((text) => ({ text, file: 'data/elements.php' }));
  const messages: Message[] = [...settings, ...(await pluginMessages(folder)), ...named];
  const byKey = new Map(messages.map((message) => [`${message.context}|${message.text}`, message]));
  const header = [
    'msgid ""',
    'msgstr ""',
    '"Project-Id-Version: nh-elements\\n"',
    '"Content-Type: text/plain; charset=UTF-8\\n"',
    '"Plural-Forms: nplurals=2; plural=(n != 1);\\n"',
    '"X-Domain: nh-elements\\n"',
  ];
  return [header.join('\n'), ...[...byKey.values()].map(entry), ''].join('\n\n');
}

const textsOf = (
  { title, description }: BlockTexts,
  kind: string,
  file: string,
): readonly Message[] => [
  { text: title, context: `${kind} title`, file },
  { text: description, context: `${kind} description`, file },
];

/** The texts in the plugin's PHP and JavaScript, with its description in the list of plugins. */
export async function pluginMessages(folder: string): Promise<readonly Message[]> {
  const files = await readdir(folder, { recursive: true });
  const sources = files.filter((file) => /\.(?:php|js)$/.test(file)).sort();
  const found = sources.map(async (file) => {
    const source = await readFile(join(folder, file), 'utf8');
    return [...source.matchAll(call)].map(([, note, text = '', second]): Message => {
      // The second text of the singular functions is the text domain.
      const plural = second === 'nh-elements' ? undefined : second;
      return { text: unescaped(text), plural: plural && unescaped(plural), note, file };
    });
  });
  const header = await readFile(join(folder, 'nh-elements.php'), 'utf8');
  const [, text = ''] = /^ \* Description: (.*)$/m.exec(header) ?? [];
  return [{ text, file: 'nh-elements.php' }, ...(await Promise.all(found)).flat()];
}

const unescaped = (text: string): string => text.replaceAll(/\\(.)/g, '$1');

function entry({ text, plural, context, note, file }: Message): string {
  return [
    ...(note ? [`#. translators: ${note}`] : []),
    `#: ${file}`,
    ...(context ? [`msgctxt ${quoted(context)}`] : []),
    `msgid ${quoted(text)}`,
    ...(plural
      ? [`msgid_plural ${quoted(plural)}`, 'msgstr[0] ""', 'msgstr[1] ""']
      : ['msgstr ""']),
  ].join('\n');
}

const quoted = (text: string): string => JSON.stringify(text);
