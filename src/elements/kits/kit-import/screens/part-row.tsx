import { type ReactNode, useId } from 'react';
import type { KitPart } from '../../../../api/kits/manifest';
import { type Count, partMessage } from '../../parts';
import { message } from '../messages';

interface Props {
  readonly part: KitPart;
  readonly isExported: boolean;
  readonly isIncluded: boolean;
  readonly count: Count;
  readonly toggle: (isOn: boolean) => void;
  readonly edit: () => void;
}

/** A part of the kit: its checkbox, the size of its selection, and its Edit button. */
export function PartRow({ part, isExported, isIncluded, count, toggle, edit }: Props): ReactNode {
  const noteId = useId();
  const name = partMessage(`kit.part.${part}`);
  const isSelected = isExported && isIncluded;
  return (
    <div part="part" data-part={part}>
      <label part="choice">
        <input
          part="checkbox"
          type="checkbox"
          checked={isSelected}
          disabled={!isExported || part === 'plugins'}
          aria-describedby={noteId}
          onChange={({ target }) => toggle(target.checked)}
        />
        <strong>{name}</strong>
      </label>
      <p part="note" id={noteId}>
        {isExported ? partMessage(`kit.part.${part}.about`) : message('kit.import.not_exported')}
      </p>
      {isSelected && (
        <>
          <span part="count">{message('kit.import.part.chosen', { ...count })}</span>
          <button
            type="button"
            part="button"
            aria-label={message('kit.import.part.edit_of', { part: name })}
            onClick={edit}
          >
            {message('kit.import.part.edit')}
          </button>
        </>
      )}
    </div>
  );
}
