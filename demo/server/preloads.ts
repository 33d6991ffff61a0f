import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registry } from '../../src/registry';

/** The files of each tag in the library's `preload.json`. */
type TagLists = Readonly<
  Record<string, { readonly printed: readonly string[]; readonly bare: readonly string[] }>
>;

/** The files of an adopted page: `page` for the page itself, `node` when a node is due at once. */
interface AdoptionLists {
  readonly page: readonly string[];
  readonly node: readonly string[];
}

interface PreloadLists {
  readonly tags: TagLists;
  /** The files of messages by language: `de`. */
  readonly languages: Readonly<Record<string, readonly string[]>>;
  readonly adoption: AdoptionLists;
}

/** Facts about a page that its tags do not show. */
export interface EarlyFiles {
  /** The page's builder nodes are adopted without tags. */
  readonly isAdopted: boolean;
  /** The tags in the first viewport; on adopted pages, the tags that the nodes there correspond to. */
  readonly first?: readonly string[] | undefined;
  /** The page's language. Default: `en`. */
  readonly language?: string;
}

/**
 * Returns a function that lists the library files that some markup needs soon after page load: those of tags that
 * load eagerly or when idle, of tags in the first viewport, and of adoption.
 */
export function preloadsFrom(folder: string): (markup: string, early?: EarlyFiles) => string[] {
  let lists: PreloadLists | undefined;
  return (markup, early = { isAdopted: false }) => {
    lists ??= readLists(folder);
    const files = [
      ...(early.isAdopted ? lists.adoption.page : []),
      ...tagFiles(lists.tags, markup),
      ...firstFiles(lists, early),
    ];
    if (files.length > 0) files.push(...languageFiles(lists, early.language));
    return [...new Set(files)].map((file) => `/assets/nh/${file}`);
  };
}

function tagFiles(lists: TagLists, markup: string): string[] {
  return tagsIn(markup).flatMap(({ name, attributes, content }) => {
    const list = hasPrintedMarkup(name, content) ? lists[name]?.printed : lists[name]?.bare;
    return loadsEarly(name, attributes) ? (list ?? []) : [];
  });
}

/** The messages of the page's language, which elements wait for. English needs none. */
function languageFiles({ languages }: PreloadLists, language = 'en'): readonly string[] {
  return languages[language.split(/[-_]/, 1)[0]?.toLowerCase() ?? ''] ?? [];
}

/** The files of the tags in the first viewport, whose markup the page builder has printed. */
function firstFiles({ tags, adoption }: PreloadLists, { isAdopted, first = [] }: EarlyFiles) {
  if (first.length === 0) return [];
  return [...(isAdopted ? adoption.node : []), ...first.flatMap((tag) => tags[tag]?.printed ?? [])];
}

/** A tag of the library in some markup, with its inner HTML. */
interface Tag {
  readonly name: string;
  readonly attributes: string;
  readonly content: string;
}

/** A start tag or end tag. A `>` inside an attribute's value does not end the tag. */
const EDGE = /<(\/?)(nh-[a-z-]+)((?:\s(?:"[^"]*"|'[^']*'|[^>"'])*)?)>/g;

/** The library's tags in some markup, nested ones included, in document order. */
function tagsIn(markup: string): Tag[] {
  const edges = [...markup.matchAll(EDGE)];
  return edges.flatMap((edge, place) => {
    const [text, slash, name = '', attributes = ''] = edge;
    if (slash) return [];
    const end = endOf(name, edges.slice(place + 1));
    return end
      ? [{ name, attributes, content: markup.slice(edge.index + text.length, end.index) }]
      : [];
  });
}

/** Finds a tag's end tag in `edges`, the tags after its start tag. Skips nested pairs of the same name. */
function endOf(name: string, edges: readonly RegExpExecArray[]): RegExpExecArray | undefined {
  let depth = 1;
  return edges.find(([, slash, other]) => {
    if (other === name) depth += slash ? -1 : 1;
    return depth === 0;
  });
}

/** True if the tag contains markup that its controller enhances, so that it needs no React body. */
function hasPrintedMarkup(tag: string, content: string): boolean {
  const { printed } = registry[tag] ?? {};
  return printed === undefined || (printed !== '' && new RegExp(`<${printed}\\b`).test(content));
}

function loadsEarly(tag: string, attributes: string): boolean {
  const loading = /\sloading="(\w+)"/.exec(attributes)?.[1] ?? registry[tag]?.loading;
  return loading === 'idle' || loading === 'eager';
}

/** Reads `preload.json`. A library without that file has empty lists. */
function readLists(folder: string): PreloadLists {
  const file = join(folder, 'preload.json');
  const {
    adoption = { page: [], node: [] },
    languages = {},
    ...tags
  } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return { tags, adoption, languages };
}
