import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { SavedBlock } from '../../../api/pages/saved-block';
import type { Elements } from '../../../page';
import { BlockContentsProvider } from '../../nodes/saved-block-contents';
import type { SavedBlocks } from '../../site/saved-blocks';
import { message } from '../messages';
import { type Answer, useAnswer } from '../use-answer';
import { withItem } from '../with-item';

/** The global blocks of the site, as the editor shows them. */
export interface GlobalBlocks extends Pick<Answer<unknown>, 'error' | 'again'> {
  /** Undefined until they are read. */
  readonly list: readonly SavedBlock[] | undefined;
  readonly site: SavedBlocks;
  readonly add: (title: string, content: Elements) => Promise<SavedBlock>;
  readonly rename: (block: SavedBlock, title: string) => Promise<SavedBlock>;
  readonly remove: (block: SavedBlock) => Promise<void>;
}

const GlobalBlocksContext = createContext<GlobalBlocks | undefined>(undefined);

/** Returns the global blocks of the site; undefined if the site has none to offer. */
export function useGlobalBlocks(): GlobalBlocks | undefined {
  return useContext(GlobalBlocksContext);
}

interface Props {
  readonly blocks: SavedBlocks | undefined;
  readonly children: ReactNode;
}

/** Offers the global blocks of the site to the parts of an editor. */
export function GlobalBlocksProvider({ blocks, children }: Props): ReactNode {
  return blocks ? <Known blocks={blocks}>{children}</Known> : children;
}

function Known({
  blocks: site,
  children,
}: {
  readonly blocks: SavedBlocks;
  readonly children: ReactNode;
}): ReactNode {
  const answer = useAnswer(() => site.list());
  const [changed, setChanged] = useState<readonly SavedBlock[]>();
  const list = changed ?? answer.value;
  const { error, again } = answer;
  const value = useMemo<GlobalBlocks>(
    () => ({
      list,
      site,
      error,
      again,
      async add(title, content) {
        const added = await site.add(title, content);
        setChanged(sorted([...(list ?? []), added]));
        return added;
      },
      async rename(block, title) {
        const next = await site.change(block.id, block.revision, { title });
        if (!next) {
          setChanged(await site.list());
          throw new Error(message('editor.globals.newer'));
        }
        setChanged(sorted(withItem(list ?? [], next, isSame)));
        return next;
      },
      async remove(block) {
        await site.remove(block.id);
        setChanged((list ?? []).filter((one) => one !== block));
      },
    }),
    [site, list, error, again],
  );
  return (
    <GlobalBlocksContext.Provider value={value}>
      <BlockContentsProvider blocks={site}>{children}</BlockContentsProvider>
    </GlobalBlocksContext.Provider>
  );
}

const isSame = (one: SavedBlock, other: SavedBlock): boolean => one.id === other.id;

function sorted(list: readonly SavedBlock[]): readonly SavedBlock[] {
  return list.toSorted((one, other) => one.title.localeCompare(other.title));
}
