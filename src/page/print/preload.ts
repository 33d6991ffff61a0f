import type { PreloadLists } from './print-site';
import type { Printed, PrintedElement } from './printed';

/** The tags of the library in a printed tree; true for those that have content. */
export function usedTags(root: PrintedElement): ReadonlyMap<string, boolean> {
  const tags = new Map<string, boolean>();
  const left: Printed[] = [root];
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    if (typeof node === 'string') continue;
    const { tag, children } = node;
    if (tag.startsWith('nh-')) {
      tags.set(tag, (tags.get(tag) ?? true) && children.length > 0);
    }
    for (let index = children.length - 1; index >= 0; index -= 1) {
      left.push(children[index] as Printed);
    }
  }
  return tags;
}

/**
 * Returns the files of tags, each once, and that of their messages in the page's language. A tag without content needs
 * the files that draw it.
 */
export function preloadFiles(
  tags: ReadonlyMap<string, boolean>,
  lists: PreloadLists,
  language = 'en',
): string[] {
  const files = [...tags].flatMap(([tag, hasContent]) => {
    const list = Object.hasOwn(lists, tag) ? lists[tag] : undefined;
    return (hasContent ? list?.printed : list?.bare) ?? [];
  });
  const [code = ''] = language.toLowerCase().split(/[-_]/, 1);
  const words = files.length > 0 && lists.languages?.[code];
  return [...new Set([...files, ...(words || [])])];
}
