import { type ReactNode, useId } from 'react';
import { NAME_LENGTH } from '../../api/pages/document';

interface Props {
  readonly label: string;
  readonly name: string;
  readonly onChange: (name: string) => void;
}

/** The field for the name of something that the site keeps, such as a variable. */
export function NameField({ label, name, onChange }: Props): ReactNode {
  const id = useId();
  return (
    <div part="setting">
      <label htmlFor={id} part="label">
        {label}
      </label>
      <input
        id={id}
        part="input"
        data-name=""
        required
        maxLength={NAME_LENGTH}
        value={name}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
