import { memo, type ReactNode, useId } from 'react';
import type { Region } from '../../core/regions/region';
import { type FieldState, type FieldStatus, statusOf } from './edits';
import { FieldInput } from './field-input';
import { type FieldName, fieldId, fields } from './fields';
import { message, reasonText } from './messages';
import type { EditorStore } from './store';
import { useField } from './use-store';

interface Props {
  readonly store: EditorStore;
  readonly region: Region;
}

/** The four fields of a region, and what has become of them. */
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

/** The worst state first: a row is saved when all of it is. */
const ORDER: readonly FieldStatus[] = ['failed', 'saving', 'waiting', 'typed', 'saved', 'idle'];

function RowState({ store, region, reasonId }: Props & { readonly reasonId: string }): ReactNode {
  const states = useRow(store, region.key);
  const statuses = states.map(([, state]) => (state ? statusOf(state) : 'idle'));
  const status = ORDER.find((one) => statuses.includes(one)) ?? 'idle';
  const failed = states.filter(([, state]) => state?.reason);
  return (
    <div part="state" data-status={status}>
      {status === 'failed' ? (
        <>
          <p id={reasonId}>{failed.map(([name, state]) => failure(name, state)).join(' ')}</p>
          <button
            type="button"
            part="button"
            onClick={() => store.retry(failed.map(([name]) => fieldId(region.key, name)))}
          >
            {message('editor.retry')}
          </button>
        </>
      ) : (
        message(`editor.${status}`)
      )}
    </div>
  );
}

function useRow(store: EditorStore, key: string): [FieldName, FieldState | undefined][] {
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
