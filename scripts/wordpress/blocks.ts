import type { Example } from '../../src/core/element/example';
import type { FoundContract } from '../contracts';
import { innerHtml, takesContent } from './content';

/** The name of an element's block: `nh-elements/counter`. */
const blockName = (tag: string): string => `nh-elements/${tag.slice('nh-'.length)}`;

/** The title of an element: `Image carousel` of `nh-image-carousel`. */
export function titleOf(tag: string): string {
  const words = tag.slice('nh-'.length).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The metadata of a block. */
export interface BlockJson {
  readonly title: string;
  readonly description: string;
  readonly [key: string]: unknown;
}

/** `block.json` of an element. */
export function blockJson({ contract, examples }: FoundContract): BlockJson {
  const { tag, summary } = contract;
  const settings = examples.filter(isPortable).find((example) => 'settings' in example);
  return {
    $schema: 'https://schemas.wp.org/trunk/block.json',
    apiVersion: 3,
    name: blockName(tag),
    title: titleOf(tag),
    category: 'nh-elements',
    description: summary,
    textdomain: 'nh-elements',
    // Without defaults: PHP would print an empty object as a list.
    attributes: { settings: { type: 'object' }, attributes: { type: 'object' } },
    supports: { html: false, anchor: true, align: ['wide', 'full'] },
    editorScript: 'nh-elements-blocks',
    ...(settings && { example: { attributes: { settings: settings.settings } } }),
  };
}

/** A pattern of the block editor. */
export interface BlockPattern {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly content: string;
  /** The sentences in `content`, for translation. */
  readonly texts: readonly string[];
}

/** The examples of an element as patterns: those that need neither files of our demo site nor its answers. */
export function blockPatterns(found: FoundContract): readonly BlockPattern[] {
  const { tag } = found.contract;
  return found.examples.flatMap((example) => {
    const content = isPortable(example) ? blockMarkup(found, example) : undefined;
    if (content === undefined) return [];
    const slug = example.title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
    return {
      name: `${blockName(tag)}-${slug}`,
      title: `${titleOf(tag)}: ${example.title}`,
      description: example.note,
      content,
      texts: sentencesIn(example),
    };
  });
}

/** Matches words for people, in contrast to names, addresses and codes: a capital letter, or a space at a letter. */
const WORDS = /^\p{Lu}\p{Ll}|\p{L}[,.]? \p{L}|^ \p{L}|\p{L} $/u;

/** The sentences of an example, each once: of its settings, and of its markup. */
function sentencesIn(example: Example): readonly string[] {
  const texts =
    'settings' in example
      ? leavesOf(example.settings)
      : [...leavesOf(settingsIn(example.html)), ...textNodes(innerHtml(example.html))];
  return [...new Set(texts.filter((text) => WORDS.test(text) && !/^[M/]|^\d/.test(text)))];
}

function leavesOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [];
}

/** The texts between the tags of markup, without the spaces around them. */
const textNodes = (html: string): readonly string[] =>
  [...html.matchAll(/>([^<>]+)</g)].map(([, text = '']) => text.replaceAll(/\s+/g, ' ').trim());

/** The settings of the tag at the start of markup. */
function settingsIn(html: string): object {
  const [, json = '{}'] = /^<[^>]*\ssettings='([^']*)'/.exec(html) ?? [];
  return JSON.parse(json);
}

function isPortable(example: Example): boolean {
  return !example.needs && !JSON.stringify(example).includes('/assets/');
}

function blockMarkup(found: FoundContract, example: Example): string | undefined {
  const name = blockName(found.contract.tag);
  if ('settings' in example) {
    const { settings, attributes } = example;
    return `<!-- wp:${name} ${commentJson({ settings, ...(attributes && { attributes }) })} /-->`;
  }
  if (!takesContent(found)) return undefined;
  const inner = `<!-- wp:html -->\n${innerHtml(example.html)}\n<!-- /wp:html -->`;
  const open = `<!-- wp:${name} ${commentJson({ settings: settingsIn(example.html) })} -->`;
  return `${open}\n${inner}\n<!-- /wp:${name} -->`;
}

/** JSON inside a comment, escaped as WordPress does it: nothing in it can end the comment. */
function commentJson(value: object): string {
  const escapes: Readonly<Record<string, string>> = {
    '--': '\\u002d\\u002d',
    '<': '\\u003c',
    '>': '\\u003e',
    '&': '\\u0026',
    '\\"': '\\u0022',
  };
  return JSON.stringify(value).replaceAll(/--|[<>&]|\\"/g, (text) => escapes[text] ?? text);
}
