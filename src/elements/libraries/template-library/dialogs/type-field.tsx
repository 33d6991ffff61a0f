import { type ReactNode, useId } from 'react';
import { typeText } from '../../../../ui/item-grid/texts';
import { dialogMessage } from './messages';
import { typesFor } from './save-draft';

interface Props {
  readonly type: string;
  /** The template's initial type, which is always offered. */
  readonly first: string;
  readonly change: (type: string) => void;
}

/** A select box for the type of a template. */
export function TypeField({ type, first, change }: Props): ReactNode {
  const id = useId();
  return (
    <div part="field">
      <label htmlFor={id}>{dialogMessage('library.dialog.type')}</label>
      <select part="input" id={id} value={type} onChange={({ target }) => change(target.value)}>
        {typesFor(first).map((one) => (
          <option key={one} value={one}>
            {typeText(one)}
          </option>
        ))}
      </select>
    </div>
  );
}
