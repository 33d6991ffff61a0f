import type { ReactNode, RefObject } from 'react';
import type { Template } from '../../../../api/libraries/template';
import { chosenCount, type ListingState } from '../../../../ui/listing';
import type { OpenDialog } from '../dialogs/dialogs';
import { message } from '../messages';
import type { TemplateLibraryModel } from '../model';
import type { ListedQuery } from '../query';
import type { TemplateSource } from '../source';
import type { Chosen, TemplateLibraryState } from '../state';

interface Props {
  readonly model: TemplateLibraryModel;
  readonly state: TemplateLibraryState;
  readonly source: TemplateSource;
  readonly list: ListingState<Template, ListedQuery>;
  /** Takes the focus when the focused button disappears. */
  readonly count: RefObject<HTMLParagraphElement | null>;
}

/** The number of templates and of selected ones, with buttons for bulk actions. */
export function BulkBar({ model, state, source, list, count }: Props): ReactNode {
  const { query, rows } = list;
  const { total = 0 } = rows;
  const selection = state.selections[source];
  const selectedCount = chosenCount(selection);
  const isAll = selection.chosen.filter !== undefined && selectedCount >= total;
  const openFor = (dialogOf: (chosen: Chosen) => OpenDialog): void => {
    const templates = model.selections.chosen(source);
    if (templates) model.open(dialogOf(templates));
  };
  return (
    <div part="bulk" data-chosen={selectedCount > 0 || undefined}>
      <p part="count" role="status" ref={count} tabIndex={-1}>
        {selectedCount > 0 && `${message('template.library.chosen', { count: selectedCount })} · `}
        {rows.total !== undefined && countText(query.filter.search, total)}
      </p>
      <fieldset part="commands" aria-label={message('template.library.bulk')}>
        {selectedCount > 0 && (
          <>
            <Command
              label={message('template.library.move')}
              run={() => openFor((chosen) => ({ kind: 'transfer', method: 'move', chosen }))}
            />
            <Command
              label={message('template.library.copy')}
              run={() => openFor((chosen) => ({ kind: 'transfer', method: 'copy', chosen }))}
            />
            <Command
              label={message('template.library.delete')}
              run={() => openFor((chosen) => ({ kind: 'delete', chosen }))}
            />
            <Command
              label={message('template.library.none')}
              run={() => {
                // The focused button disappears with the selection.
                count.current?.focus();
                model.selections.select(source, { type: 'none' });
              }}
            />
          </>
        )}
        {total > 0 && !isAll && (
          <Command
            label={message('template.library.all')}
            run={() => {
              count.current?.focus();
              model.selections.selectAll(source);
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
