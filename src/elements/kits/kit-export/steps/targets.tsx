import { type ReactNode, useId } from 'react';
import { message } from '../messages';
import type { ExportTarget } from '../state';
import type { ExportStore } from '../store';

interface Props {
  readonly store: ExportStore;
  readonly target: ExportTarget;
}

const targets = ['file', 'cloud'] as const;

/** The choice of the kit's destination. */
export function Targets({ store, target }: Props): ReactNode {
  const name = useId();
  return (
    <fieldset part="targets">
      <legend>{message('kit.export.target')}</legend>
      {targets.map((one) => (
        <label part="choice" key={one}>
          <input
            part="checkbox"
            type="radio"
            name={name}
            value={one}
            checked={one === target}
            onChange={() => store.dispatch({ type: 'target', target: one })}
          />
          {message(`kit.export.target.${one}`)}
        </label>
      ))}
    </fieldset>
  );
}
