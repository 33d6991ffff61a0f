import type { KeyboardEvent, ReactNode } from 'react';
import { isComposing } from '../../../core/dom/is-composing';
import { type Region, regionLabel } from '../regions/region';
import { statusOf } from './edits';
import { type Field, fieldId } from './fields';
import { message } from './messages';
import type { EditorStore } from './store';
import { useField } from './use-store';

/** The largest offset of a label from its region. */
const MAX_OFFSET = 1000;

interface Props {
  readonly store: EditorStore;
  readonly region: Region;
  readonly field: Field;
  /** The id of the element with the reason why the field is not saved. */
  readonly reasonId: string;
}

/** The label and the input of a region's field. */
export function FieldInput({ store, region, field, reasonId }: Props): ReactNode {
  const id = fieldId(region.key, field.name);
  const state = useField(store, id);
  const value = state?.value ?? '';
  const status = state ? statusOf(state) : 'idle';
  const label = message(`editor.${field.name}`);
  const isNumber = field.kind === 'number';

  const press = (event: KeyboardEvent): void => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter') store.leave(id);
    const step = isNumber ? stepOf(event) : 0;
    if (step === 0) return;
    event.preventDefault();
    store.type(id, String(stepped(value, step)));
  };

  return (
    <label part="field" data-field={field.name}>
      <span>{label}</span>
      {/* `text` for numbers too: a number input drops text that it cannot parse. */}
      <input
        part="input"
        type="text"
        autoComplete="off"
        spellCheck={field.name === 'ctitle'}
        data-status={status}
        value={value}
        placeholder={field.name === 'ctitle' ? region.title : undefined}
        aria-label={message('editor.field', { field: label, region: regionLabel(region) })}
        aria-invalid={status === 'failed'}
        aria-describedby={status === 'failed' ? reasonId : undefined}
        {...(isNumber ? spinner(value) : {})}
        onChange={({ target }) => store.type(id, target.value)}
        onBlur={() => store.leave(id)}
        onKeyDown={press}
      />
    </label>
  );
}

function spinner(value: string) {
  const now = Number(value);
  return {
    role: 'spinbutton',
    'aria-valuemin': -MAX_OFFSET,
    'aria-valuemax': MAX_OFFSET,
    ...(Number.isFinite(now) ? { 'aria-valuenow': now } : { 'aria-valuetext': value }),
  };
}

function stepOf({ key, shiftKey }: KeyboardEvent): number {
  const size = shiftKey ? 10 : 1;
  if (key === 'ArrowUp') return size;
  return key === 'ArrowDown' ? -size : 0;
}

function stepped(value: string, step: number): number {
  const now = Number(value);
  return Math.max(-MAX_OFFSET, Math.min(MAX_OFFSET, (Number.isFinite(now) ? now : 0) + step));
}
