import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { CustomizationDialog } from '../../customization';
import { partMessage } from '../../parts';
import type { KitPart } from '../../wire/manifest';
import { faultsOf } from '../faults';
import { message } from '../messages';
import type { Editing, ExportState } from '../state';
import type { ExportStore } from '../store';
import { type Offered, useOffered } from '../use-offered';
import { GoOn } from './go-on';
import { PartChoice } from './part-choice';
import { PartList } from './part-list';
import { Targets } from './targets';

interface Props {
  readonly store: ExportStore;
  readonly state: ExportState;
  readonly offersCloud: boolean;
}

/** What goes along of each part, and where the kit goes. */
export function CustomizeStep({ store, state, offersCloud }: Props): ReactNode {
  const { draft, site, error } = state;
  const { editing, target } = draft;
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
      {offersCloud && <Targets {...{ store, target }} />}
      <div part="actions">
        <button
          type="button"
          part="button"
          onClick={() => store.dispatch({ type: 'go', step: 'describe' })}
        >
          {message('kit.export.back')}
        </button>
        <GoOn
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

/** The call behind it has an end in any case. */
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
 * The focus goes back to what opened the dialog. After a reload nothing has, and of a part that nothing
 * is chosen of the button has gone: then to what the part still has.
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
