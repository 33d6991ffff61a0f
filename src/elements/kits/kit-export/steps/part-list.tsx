import { type ReactNode, useId } from 'react';
import { type KitPart, kitParts } from '../../../../api/kits/manifest';
import { partMessage } from '../../parts';
import { message } from '../messages';
import { REQUIRED } from '../reduce';
import type { ExportState } from '../state';
import type { ExportStore } from '../store';

interface Props {
  readonly store: ExportStore;
  readonly state: ExportState;
  /** Renders content beside a part. */
  readonly beside?: (part: KitPart) => ReactNode;
}

/** The parts of the kit, each with a checkbox. */
export function PartList({ store, state, beside }: Props): ReactNode {
  const id = useId();
  const { parts } = state.draft;
  return (
    <fieldset part="kit">
      <legend>{message('kit.export.parts')}</legend>
      {kitParts.map((part, index) => (
        <div key={part} part="part" data-part={part}>
          <label part="choice">
            <input
              part="checkbox"
              type="checkbox"
              data-field={index === 0 ? 'parts' : undefined}
              checked={parts.includes(part)}
              disabled={part === REQUIRED}
              aria-describedby={`${id}-${part}`}
              onChange={({ target }) =>
                store.dispatch({ type: 'tick', part, isOn: target.checked })
              }
            />
            <strong>{partMessage(`kit.part.${part}`)}</strong>
          </label>
          <p part="note" id={`${id}-${part}`}>
            {partMessage(`kit.part.${part}.about`)}
          </p>
          {beside?.(part)}
        </div>
      ))}
    </fieldset>
  );
}
