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
  for (const [, tag = '', attributes = '', content = ''] of markup.matchAll(TAG)) {
    const list = isPrinted(tag, content) ? lists[tag]?.printed : lists[tag]?.bare;
    if (isDueSoon(tag, attributes)) for (const file of list ?? []) files.add(file);
  }
  return [...files].map((file) => `/assets/nh/${file}`);
}

/** A tag of the library: its name, its attributes and its content. */
const TAG = /<(nh-[a-z-]+)((?:\s[^>]*)?)>(.*?)<\/\1>/gs;

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
