import { type MouseEvent, memo, type ReactNode, useId } from 'react';
import type { Region } from '../regions/region';
import { type FieldState, type FieldStatus, isConflict, statusOf } from './edits';
import { FieldInput } from './field-input';
import { type FieldId, type FieldName, fieldId, fields } from './fields';
import { message, reasonText } from './messages';
import type { EditorStore } from './store';
import { useField } from './use-store';

interface Props {
  readonly store: EditorStore;
  readonly region: Region;
}

/** The four fields of a region, and their state. */
export const RegionRow = memo(function RegionRow({ store, region }: Props): ReactNode {
  const reasonId = useId();
  return (
    <li part="row" data-region={region.key}>
      <h3>{region.title || region.key}</h3>
      {fields.map((field) => (
        <FieldInput key={field.name} {...{ store, region, field, reasonId }} />
      ))}
      <RowState {...{ store, region, reasonId }} />
    </li>
  );
});

/** All states, most urgent first. A row has the most urgent state of its fields. */
const ORDER: readonly FieldStatus[] = ['failed', 'saving', 'waiting', 'typed', 'saved', 'idle'];

function RowState({ store, region, reasonId }: Props & { readonly reasonId: string }): ReactNode {
  const states = useRow(store, region.key);
  const statuses = states.map(([, state]) => (state ? statusOf(state) : 'idle'));
  const status = ORDER.find((one) => statuses.includes(one)) ?? 'idle';
  return (
    // Focusable: its buttons disappear when they are pressed, and the focus moves here.
    <div part="state" data-status={status} tabIndex={-1}>
      {status === 'failed' ? (
        <Failures {...{ store, region, reasonId, states }} />
      ) : (
        message(`editor.${status}`)
      )}
    </div>
  );
}

interface FailuresProps extends Props {
  readonly reasonId: string;
  readonly states: readonly NamedState[];
}

/** The reasons why fields are not saved, and the buttons to resolve them. */
function Failures({ store, region, reasonId, states }: FailuresProps): ReactNode {
  const failed = states.filter(([, state]) => state?.reason);
  const ids = (isInConflict: boolean): FieldId[] =>
    failed
      .filter(([, state]) => state && isConflict(state) === isInConflict)
      .map(([name]) => fieldId(region.key, name));
  const [failures, conflicts] = [ids(false), ids(true)];
  return (
    <>
      <p id={reasonId}>{failed.map(([name, state]) => failure(name, state)).join(' ')}</p>
      {failures.length > 0 && <Choice label="editor.retry" act={() => store.retry(failures)} />}
      {conflicts.length > 0 && (
        <>
          <Choice label="editor.save_mine" act={() => store.retry(conflicts)} />
          <Choice label="editor.take_theirs" act={() => store.discard(conflicts)} />
        </>
      )}
    </>
  );
}

interface ChoiceProps {
  readonly label: 'editor.retry' | 'editor.save_mine' | 'editor.take_theirs';
  readonly act: () => void;
}

function Choice({ label, act }: ChoiceProps): ReactNode {
  const click = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    currentTarget.parentElement?.focus();
    act();
  };
  return (
    <button type="button" part="button" onClick={click}>
      {message(label)}
    </button>
  );
}

type NamedState = readonly [name: FieldName, state: FieldState | undefined];

function useRow(store: EditorStore, key: string): NamedState[] {
  return [
    ['ctitle', useField(store, fieldId(key, 'ctitle'))],
    ['link', useField(store, fieldId(key, 'link'))],
    ['offset_x', useField(store, fieldId(key, 'offset_x'))],
    ['offset_y', useField(store, fieldId(key, 'offset_y'))],
  ];
}

function failure(name: FieldName, state: FieldState | undefined): string {
  const reason = state?.reason ? reasonText(state.reason) : '';
  return message('editor.failed', { field: message(`editor.${name}`), reason });
}
