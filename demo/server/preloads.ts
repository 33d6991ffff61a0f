import { existsSync, readFileSync } from 'node:fs';
import { registry } from '../../src/registry';
import { libraryRoot } from './assets';

/** Files by tag, as the library's `preload.json` lists them. */
type PreloadLists = Readonly<
  Record<string, { readonly printed: readonly string[]; readonly bare: readonly string[] }>
>;

let lists: PreloadLists | undefined;

/**
 * The addresses of the library's files that the tags in `markup` will need soon after the page is there:
 * those of tags that wait neither for the viewport nor for the visitor.
 */
export function preloads(markup: string): string[] {
  lists ??= readLists();
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

function readLists(): PreloadLists {
  const file = `${libraryRoot}/preload.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
