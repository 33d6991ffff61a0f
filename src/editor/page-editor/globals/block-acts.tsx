import { type ReactNode, useMemo } from 'react';
import { SavedBlockActsContext } from '../../nodes/saved-block-field';
import { useOpenedPage } from '../opened-page';
import { useEditReason } from './use-edit-reason';

/** Lets the panel of a global block open the block itself. */
export function BlockActs({ children }: { readonly children: ReactNode }): ReactNode {
  const { editBlock } = useOpenedPage();
  const reason = useEditReason();
  const acts = useMemo(() => editBlock && { edit: editBlock, reason }, [editBlock, reason]);
  return <SavedBlockActsContext.Provider value={acts}>{children}</SavedBlockActsContext.Provider>;
}
