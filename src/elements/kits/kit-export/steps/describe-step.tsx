import type { ReactNode } from 'react';
import { type Fault, faultsOf } from '../faults';
import { message } from '../messages';
import type { ExportState } from '../state';
import type { ExportStore } from '../store';
import { NextButton } from './next-button';
import { PartList } from './part-list';
import { TextField } from './text-field';

interface Props {
  readonly store: ExportStore;
  readonly state: ExportState;
}

/** The kit's name, its description and its parts. */
export function DescribeStep({ store, state }: Props): ReactNode {
  const { draft, isTried } = state;
  const faults = faultsOf(draft);
  const type = (field: 'title' | 'description') => (text: string) =>
    store.dispatch({ type: 'type', field, text });
  return (
    <>
      <TextField
        field="title"
        text={draft.title}
        fault={shownFault(faults, 'title', isTried)}
        type={type('title')}
      />
      <TextField
        field="description"
        text={draft.description}
        fault={shownFault(faults, 'description', isTried)}
        type={type('description')}
      />
      <PartList {...{ store, state }} />
      <div part="actions">
        <NextButton
          label={message('kit.export.next')}
          faults={faults}
          refuse={() => store.dispatch({ type: 'try' })}
          act={() => store.dispatch({ type: 'go', step: 'customize' })}
        />
      </div>
    </>
  );
}

/** The error to show at a field: missing input after an attempt to continue, excess length at once. */
function shownFault(
  faults: readonly Fault[],
  field: Fault['field'],
  isTried: boolean,
): Fault | undefined {
  return faults.find((fault) => fault.field === field && (isTried || fault.rule !== 'required'));
}
