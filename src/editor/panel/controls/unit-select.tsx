import type { ReactNode } from 'react';
import { message } from '../messages';

interface Props {
  readonly label: string;
  readonly units: readonly string[];
  readonly unit: string;
  readonly isDisabled: boolean;
  readonly onChange: (unit: string) => void;
}

/** The unit of a length. A single unit is text. */
export function UnitSelect({ label, units, unit, isDisabled, onChange }: Props): ReactNode {
  if (units.length === 1) return <span part="unit">{units[0]}</span>;
  return (
    <select
      part="input unit"
      aria-label={message('editor.panel.part', { label, part: message('editor.length.unit') })}
      disabled={isDisabled}
      value={unit}
      onChange={({ target }) => onChange(target.value)}
    >
      {!units.includes(unit) && <option value={unit}>{unit}</option>}
      {units.map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
    </select>
  );
}
