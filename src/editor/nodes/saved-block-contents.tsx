import { createContext, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import type { Elements } from '../../page';
import type { SavedBlocks } from '../site/saved-blocks';

/** The contents of saved blocks in the preview. */
interface BlockContents {
  /** The contents that are known; null for a block that was deleted. */
  readonly known: ReadonlyMap<string, Elements | null>;
  /** Reads the content of a block, once. */
  readonly need: (id: string) => void;
}

/** The contents of saved blocks. Without a provider, none is known. */
export const BlockContentsContext = createContext<BlockContents>({
  known: new Map(),
  need: () => {},
});

interface Props {
  readonly blocks: SavedBlocks;
  readonly children: ReactNode;
}

/** Reads the saved blocks that the nodes of the preview ask for. */
export function BlockContentsProvider({ blocks, children }: Props): ReactNode {
  const [known, setKnown] = useState<ReadonlyMap<string, Elements | null>>(new Map());
  const asked = useRef(new Set<string>());
  const need = useCallback(
    (id: string) => {
      if (asked.current.has(id)) return;
      asked.current.add(id);
      blocks.read(id).then(
        (block) => setKnown((former) => new Map(former).set(id, block?.content ?? null)),
        // The next node that needs it asks again.
        () => asked.current.delete(id),
      );
    },
    [blocks],
  );
  const contents = useMemo(() => ({ known, need }), [known, need]);
  return <BlockContentsContext.Provider value={contents}>{children}</BlockContentsContext.Provider>;
}
