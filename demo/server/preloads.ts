import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registry } from '../../src/registry';

/** Files by tag, as the library's `preload.json` lists them. */
type PreloadLists = Readonly<
  Record<string, { readonly printed: readonly string[]; readonly bare: readonly string[] }>
>;

/**
 * Tells for the library in `folder` the addresses of its files that the tags in some markup will need
 * soon after the page is there: those of tags that wait neither for the viewport nor for the visitor.
 */
export function preloadsFrom(folder: string): (markup: string) => string[] {
  let lists: PreloadLists | undefined;
  return (markup) => {
    lists ??= readLists(folder);
    return addresses(lists, markup);
  };
}

function addresses(lists: PreloadLists, markup: string): string[] {
  const files = new Set<string>();
  for (const { name, attributes, content } of tagsIn(markup)) {
    const list = isPrinted(name, content) ? lists[name]?.printed : lists[name]?.bare;
    if (isDueSoon(name, attributes)) for (const file of list ?? []) files.add(file);
  }
  return [...files].map((file) => `/assets/nh/${file}`);
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
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
