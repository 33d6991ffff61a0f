import { type ReactNode, useId, useRef, useState } from 'react';
import type { RecordField } from '../../../core/settings';
import type { ControlProps } from '../control';
import { message } from '../messages';
import { changedSettings } from '../settings-change';

type Values = Readonly<Record<string, unknown>>;

/** An object with keys of one's own, and a value for each. */
export function RecordControl(props: ControlProps<RecordField>): ReactNode {
  const { field, value, onChange, id, label, describedBy, isDisabled } = props;
  const values: Values = typeof value === 'object' && value !== null ? { ...value } : {};
  const [key, setKey] = useState('');
  const keyId = useId();
  const keyField = useRef<HTMLInputElement>(null);
  const Control = props.controlOf(field.of);
  const add = (): void => {
    const name = key.trim();
    if (name === '' || Object.hasOwn(values, name) || name === '__proto__') return;
    onChange({ ...values, [name]: '' });
    setKey('');
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere
    <div part="stack" role="group" aria-label={label} aria-describedby={describedBy}>
      {Object.entries(values).map(([name, one]) => (
        <div key={name} part="setting" data-kind={field.of.kind}>
          <label htmlFor={`${id}-${name}`}>{name}</label>
          <Control
            {...props}
            describedBy={undefined}
            field={field.of}
            id={`${id}-${name}`}
            label={name}
            value={one}
            fallback={undefined}
            onChange={(next) => onChange(changedSettings(values, { set: { [name]: next ?? '' } }))}
          />
          <button
            type="button"
            part="button"
            disabled={isDisabled}
            aria-label={message('editor.list.remove', { item: name })}
            onClick={() => {
              onChange(changedSettings(values, { unset: [name] }));
              keyField.current?.focus();
            }}
          >
            ×
          </button>
        </div>
      ))}
      <label htmlFor={keyId}>{message('editor.record.key')}</label>
      <span part="measure">
        <input
          part="input"
          type="text"
          ref={keyField}
          id={keyId}
          disabled={isDisabled}
          value={key}
          onChange={({ target }) => setKey(target.value)}
        />
        <button type="button" part="button" disabled={isDisabled} onClick={add}>
          {message('editor.record.add')}
        </button>
      </span>
    </div>
  );
}
