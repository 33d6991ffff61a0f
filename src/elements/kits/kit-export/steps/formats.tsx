import { type ReactNode, useId } from 'react';
import type { BuilderFormat } from '../../../../api/kits/contents';
import { message } from '../messages';
import type { ExportStore } from '../store';

interface Props {
  readonly store: ExportStore;
  /** The formats besides our own. */
  readonly formats: readonly BuilderFormat[];
  /** The chosen format; undefined for our own. */
  readonly format: BuilderFormat | undefined;
}

/** The choice of the software that the kit is for. */
export function Formats({ store, formats, format }: Props): ReactNode {
  const name = useId();
  return (
    <fieldset part="formats">
      <legend>{message('kit.export.format')}</legend>
      {[undefined, ...formats].map((one) => (
        <label part="choice" key={one ?? 'own'}>
          <input
            part="checkbox"
            type="radio"
            name={name}
            value={one ?? 'own'}
            checked={one === format}
            onChange={() => store.dispatch({ type: 'format', format: one })}
          />
          {message(`kit.export.format.${one ?? 'own'}`)}
        </label>
      ))}
      <p part="note" role="status">
        {format && message(`kit.export.format.${format}.about`)}
      </p>
    </fieldset>
  );
}
