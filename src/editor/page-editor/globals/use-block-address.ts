import { useEffect } from 'react';
import { blockFragment, blockIn } from '../document-name/own-address';
import type { EditedPage } from '../opened-page';

/**
 * Names the global block that is edited in the fragment of the address, and opens the one that it names at first: after a
 * reload, and from the recent documents.
 */
export function useBlockAddress({ editedBlock, editBlock, isReopened, page }: EditedPage): void {
  const opensFirst = !isReopened && page.rights.publish;
  useEffect(() => {
    const named = blockIn(location.hash);
    if (named !== undefined && opensFirst && editBlock) {
      editBlock(named);
      return undefined;
    }
    if (named !== editedBlock) showFragment(blockFragment(editedBlock));
    return () => {
      if (editedBlock !== undefined) showFragment('');
    };
    // The first opening alone reads the address.
  }, [editedBlock, editBlock, opensFirst]);
}

function showFragment(fragment: string): void {
  const { pathname, search } = location;
  history.replaceState(history.state, '', pathname + search + fragment);
}
