import type { SavedBlockWithContent } from '../../../src/api/pages/saved-block';
import type { SavedBlocks } from '../../../src/editor/site/saved-blocks';
import type { BuilderElement } from '../../../src/page';

/** The saved blocks of a site in memory. Other people can change them too. */
export function blocksInMemory(...blocks: readonly SavedBlockWithContent[]) {
  const stored = new Map(blocks.map((block) => [block.id, block]));
  const used = new Map<
    string,
    { page: string; title: string; path: string; published: boolean }[]
  >();
  const put = (block: SavedBlockWithContent): SavedBlockWithContent => {
    stored.set(block.id, block);
    return block;
  };
  const source: SavedBlocks = {
    list: async () => [...stored.values()],
    read: async (id) => stored.get(id),
    add: async (title, content) => put(savedBlock(String(stored.size + 1), title, [...content])),
    async change(id, revision, change) {
      const block = stored.get(id);
      if (block?.revision !== revision) return undefined;
      const { title = block.title, content = block.content } = change;
      return put({ ...block, title, content: [...content], revision: revision + 1 });
    },
    uses: async (id) => used.get(id) ?? [],
    async remove(id) {
      stored.delete(id);
    },
  };
  return { stored, used, put, source };
}

/** A saved block. */
export function savedBlock(
  id: string,
  title: string,
  content: BuilderElement[],
): SavedBlockWithContent {
  return { id, title, author: 'ada', revision: 1, edited: 0, used: 1, content };
}

/** The element that stands for a saved block. */
export const reference = (id: string, block: string) => ({
  id,
  elType: 'widget',
  widgetType: 'global',
  templateID: block,
  settings: {},
  elements: [],
});
