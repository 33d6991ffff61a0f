import type { ReactNode, RefObject } from 'react';
import { chosenCount, type ListingState } from '../../libraries/listing';
import type { Template } from '../../libraries/wire/template';
import type { LibraryName } from '../library';
import { message } from '../messages';
import type { ListedQuery } from '../query';
import type { Chosen, OpenDialog, TemplateLibraryState } from '../state';
import type { TemplateLibraryStore } from '../store';

interface Props {
  readonly store: TemplateLibraryStore;
  readonly state: TemplateLibraryState;
  readonly library: LibraryName;
  readonly list: ListingState<Template, ListedQuery>;
  /** Takes the focus where what had it goes. */
  readonly count: RefObject<HTMLParagraphElement | null>;
}

/** How many templates there are and how many are chosen, and what can be done with those. */
export function BulkBar({ store, state, library, list, count }: Props): ReactNode {
  const { query, rows } = list;
  const { total = 0 } = rows;
  const selection = state.selections[library];
  const chosen = chosenCount(selection);
  const isAll = selection.chosen.filter !== undefined && chosen >= total;
  const ask = (dialogOf: (what: Chosen) => OpenDialog): void => {
    const what = store.chosen(library);
    if (what) store.dispatch({ type: 'open', dialog: dialogOf(what) });
  };
  return (
    <div part="bulk" data-chosen={chosen > 0 || undefined}>
      <p part="count" role="status" ref={count} tabIndex={-1}>
        {chosen > 0 && `${message('template.library.chosen', { count: chosen })} · `}
        {rows.total !== undefined && countText(query.filter.search, total)}
      </p>
      <fieldset part="commands" aria-label={message('template.library.bulk')}>
        {chosen > 0 && (
          <>
            <Command
              label={message('template.library.move')}
              run={() => ask((what) => ({ kind: 'transfer', method: 'move', what }))}
            />
            <Command
              label={message('template.library.copy')}
              run={() => ask((what) => ({ kind: 'transfer', method: 'copy', what }))}
            />
            <Command
              label={message('template.library.delete')}
              run={() => ask((what) => ({ kind: 'delete', what }))}
            />
            <Command
              label={message('template.library.none')}
              run={() => {
                // The button goes with what was chosen.
                count.current?.focus();
                store.select(library, { type: 'none' });
              }}
            />
          </>
        )}
        {total > 0 && !isAll && (
          <Command
            label={message('template.library.all')}
            run={() => {
              count.current?.focus();
              store.selectAll(library);
            }}
          />
        )}
      </fieldset>
    </div>
  );
}

function Command({ label, run }: { readonly label: string; readonly run: () => void }): ReactNode {
  return (
    <button type="button" part="button" onClick={run}>
      {label}
    </button>
  );
}

function countText(search: string | undefined, count: number): string {
  return search
    ? message('template.library.found', { count, search })
    : message('template.library.count', { count });
}
