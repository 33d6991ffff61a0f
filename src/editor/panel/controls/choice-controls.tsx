import type { ReactNode } from 'react';
import { isOn } from '../../../core/config/toggle';
import { settingText } from '../../../core/languages/tool-words';
import type { ChoiceField, ToggleField } from '../../../core/settings';
import type { ControlProps } from '../control';
import { message } from '../messages';

/** A switch, saved as the page builder saves it: `yes`, or an empty text. */
export function ToggleControl(props: ControlProps<ToggleField>): ReactNode {
  const { value, fallback, onChange, id, describedBy, isDisabled } = props;
  return (
    <input
      part="switch"
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: browsers expose the state of the checkbox
      role="switch"
      id={id}
      aria-describedby={describedBy}
      disabled={isDisabled}
      checked={isOn(value ?? fallback)}
      onChange={({ target }) => onChange(target.checked ? 'yes' : '')}
    />
  );
}

/** A choice from a list. Without an own option for it, the first entry is the default or inherited one. */
export function ChoiceControl(props: ControlProps<ChoiceField>): ReactNode {
  const { field, value, fallback, onChange, id, describedBy, isDisabled } = props;
  const { options } = field;
  const chosen = typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  const isForeign = chosen !== undefined && !Object.hasOwn(options, chosen);
  return (
    <select
      part="input"
      id={id}
      aria-describedby={describedBy}
      disabled={isDisabled}
      value={chosen ?? UNSET}
      onChange={({ target }) => onChange(target.value === UNSET ? undefined : target.value)}
    >
      <option value={UNSET}>{standardLabel(options, fallback)}</option>
      {isForeign && <option value={chosen}>{chosen}</option>}
      {Object.entries(options).map(([option, label]) => (
        <option key={option} value={option}>
          {settingText(label)}
        </option>
      ))}
    </select>
  );
}

/** The value of the entry that saves nothing. No option can have it. */
const UNSET = '\u0000';

function standardLabel(options: ChoiceField['options'], fallback: unknown): string {
  const label = typeof fallback === 'string' ? options[fallback] : undefined;
  const name = message('editor.panel.default');
  if (label === undefined || label === 'Default') return name;
  return message('editor.panel.part', { label: name, part: settingText(label) });
}
