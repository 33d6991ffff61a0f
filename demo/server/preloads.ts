import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registry } from '../../src/registry';

/** Files by tag, as the library's `preload.json` lists them. */
type TagLists = Readonly<
  Record<string, { readonly printed: readonly string[]; readonly bare: readonly string[] }>
>;

/** Those of an adopted page: what it needs at once, and what it needs where one of its nodes is due. */
interface AdoptionLists {
  readonly page: readonly string[];
  readonly node: readonly string[];
}

interface PreloadLists {
  readonly tags: TagLists;
  readonly adoption: AdoptionLists;
}

/** What a page knows of itself beside its tags. */
export interface EarlyFiles {
  /** The page builder's own nodes are brought alive without tags. */
  readonly isAdopted: boolean;
  /** The tags in the first window, or those that would be around the nodes there. */
  readonly first?: readonly string[] | undefined;
}

/**
 * Tells for the library in `folder` the addresses of its files that some markup will need soon after the
 * page is there: those of tags that wait neither for the viewport nor for the visitor, of what is in the
 * first window, of adoption.
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
    return [...new Set(files)].map((file) => `/assets/nh/${file}`);
  };
}

function tagFiles(lists: TagLists, markup: string): string[] {
  return tagsIn(markup).flatMap(({ name, attributes, content }) => {
    const list = isPrinted(name, content) ? lists[name]?.printed : lists[name]?.bare;
    return isDueSoon(name, attributes) ? (list ?? []) : [];
  });
}

/** What is in the first window is printed there by the page builder. */
function firstFiles({ tags, adoption }: PreloadLists, { isAdopted, first = [] }: EarlyFiles) {
  if (first.length === 0) return [];
  return [...(isAdopted ? adoption.node : []), ...first.flatMap((tag) => tags[tag]?.printed ?? [])];
}

/** A tag of the library in some markup, with what lies between its beginning and its end. */
interface Tag {
  readonly name: string;
  readonly attributes: string;
  readonly content: string;
}

/** The beginning or the end of a tag; a `>` inside an attribute's value ends nothing. */
const EDGE = /<(\/?)(nh-[a-z-]+)((?:\s(?:"[^"]*"|'[^']*'|[^>"'])*)?)>/g;

/** The tags of the library, also those inside others, in the order in which they begin. */
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

/** Among the edges after a tag's beginning, its end: each further beginning has an end of its own. */
function endOf(name: string, edges: readonly RegExpExecArray[]): RegExpExecArray | undefined {
  let depth = 1;
  return edges.find(([, slash, other]) => {
    if (other === name) depth += slash ? -1 : 1;
    return depth === 0;
  });
}

/** True where a tag holds what its controller brings alive; a tag that never draws needs no body. */
function isPrinted(tag: string, content: string): boolean {
  const { printed } = registry[tag] ?? {};
  return printed === undefined || (printed !== '' && new RegExp(`<${printed}\\b`).test(content));
}

function isDueSoon(tag: string, attributes: string): boolean {
  const loading = /\sloading="(\w+)"/.exec(attributes)?.[1] ?? registry[tag]?.loading;
  return loading === 'idle' || loading === 'eager';
}

/** An older library lists nothing. */
function readLists(folder: string): PreloadLists {
  const file = join(folder, 'preload.json');
  const { adoption = { page: [], node: [] }, ...tags } = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : {};
  return { tags, adoption };
}
