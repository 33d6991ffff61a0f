import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { KitPart } from '../../../../api/kits/manifest';
import { CustomizationDialog } from '../../customization';
import { partMessage } from '../../parts';
import { faultsOf } from '../faults';
import { message } from '../messages';
import type { Editing, ExportState } from '../state';
import type { ExportStore } from '../store';
import { type Offered, useOffered } from '../use-offered';
import { Formats } from './formats';
import { NextButton } from './next-button';
import { PartChoice } from './part-choice';
import { PartList } from './part-list';
import { Targets } from './targets';

interface Props {
  readonly store: ExportStore;
  readonly state: ExportState;
  readonly offersCloud: boolean;
}

const noFormats: readonly [] = [];

/** The selection within each part, and the destination of the kit. */
export function CustomizeStep({ store, state, offersCloud }: Props): ReactNode {
  const { draft, site, error } = state;
  const { editing, target, format } = draft;
  const formats = site?.formats ?? noFormats;
  const offered = useOffered(site);
  const box = useFocusAfterDialog(editing?.part);
  return (
    <>
      {!site && !error && <Loading />}
      <div ref={box}>
        <PartList
          {...{ store, state }}
          beside={(part) => <PartChoice {...{ part, store, draft, offered }} />}
        />
      </div>
      {formats.length > 0 && <Formats {...{ store, formats, format }} />}
      {offersCloud && <Targets {...{ store, target }} />}
      <div part="actions">
        <button
          type="button"
          part="button"
          onClick={() => store.dispatch({ type: 'go', step: 'describe' })}
        >
          {message('kit.export.back')}
        </button>
        <NextButton
          label={message(`kit.export.start.${target}`)}
          faults={faultsOf(draft)}
          refuse={() => store.dispatch({ type: 'try' })}
          act={() => store.start()}
        />
      </div>
      {editing && offered && <PartDialog {...{ store, editing, offered }} />}
    </>
  );
}

/** The progress of loading; the request has a time limit. */
function Loading(): ReactNode {
  return (
    <div part="loading" role="status">
      <p>{message('kit.export.loading')}</p>
      <progress part="progress" aria-label={message('kit.export.loading')} />
    </div>
  );
}

interface DialogProps {
  readonly store: ExportStore;
  readonly editing: Editing;
  readonly offered: Offered;
}

function PartDialog({ store, editing, offered }: DialogProps): ReactNode {
  const { part, selections } = editing;
  return (
    <CustomizationDialog
      part={partMessage(`kit.part.${part}`)}
      sections={offered.registries[part].getAll()}
      contents={offered.contents[part]}
      state={selections}
      change={(changed) => store.dispatch({ type: 'edit', editing: { part, selections: changed } })}
      save={(saved) => store.dispatch({ type: 'save', part, selections: saved })}
      cancel={() => store.dispatch({ type: 'edit', editing: undefined })}
    />
  );
}

/**
 * Returns the focus to the part's Edit button when the dialog closes. If the button is gone because nothing
 * is selected, focuses the part's checkbox.
 */
function useFocusAfterDialog(part: KitPart | undefined): {
  readonly current: HTMLDivElement | null;
} {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(part);
  useLayoutEffect(() => {
    const closed = part === undefined ? before.current : undefined;
    before.current = part;
    if (!closed) return;
    const row = box.current?.querySelector(`[data-part="${closed}"]`);
    (row?.querySelector('button') ?? row?.querySelector('input'))?.focus();
  }, [part]);
  return box;
}
