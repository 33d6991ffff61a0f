import type { CustomField } from '@puckeditor/core';
import { createContext, type ReactNode, useContext, useId } from 'react';
import type { SavedSettings } from '../../page';
import type { KeptKeys } from '../data/puck-data';
import { message } from './messages';
import { ShownOnly } from './shown-only';
import { usePuckState } from './use-puck-state';

/** The acts of a panel on a saved block. */
interface SavedBlockActs {
  readonly edit: (id: string) => void;
  /** The sentence why it cannot be edited; empty if it can. */
  readonly reason: string;
}

/** Opens saved blocks from their panels. Without it, the panel has no button. */
export const SavedBlockActsContext = createContext<SavedBlockActs | undefined>(undefined);

/** Puck's field of a node that stands for a saved block: an explanation, and a button that opens the block. */
export const savedBlockField: CustomField<SavedSettings> = {
  type: 'custom',
  render: () => (
    <ShownOnly>
      <SavedBlockField />
    </ShownOnly>
  ),
};

function SavedBlockField(): ReactNode {
  const acts = useContext(SavedBlockActsContext);
  const note = useId();
  const block = usePuckState(({ selectedItem }) => {
    const { templateID } = (selectedItem?.props.kept ?? {}) as KeptKeys;
    return templateID === undefined ? undefined : String(templateID);
  });
  return (
    <div className="nh-kits nh-settings-panel" part="panel">
      <div part="section-body">
        <p part="note">{message('editor.block.about')}</p>
        {acts && block !== undefined && (
          <button
            type="button"
            part="button"
            aria-disabled={acts.reason !== '' || undefined}
            aria-describedby={note}
            onClick={() => acts.reason === '' && acts.edit(block)}
          >
            {message('editor.block.edit')}
          </button>
        )}
        <p part="note" id={note}>
          {acts?.reason}
        </p>
      </div>
    </div>
  );
}
