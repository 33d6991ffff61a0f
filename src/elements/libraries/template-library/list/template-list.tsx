import { type ReactNode, useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { ItemGrid, sortAfter } from '../../../../ui/item-grid';
import type { Range } from '../../../../ui/listing';
import { ErrorNote } from '../../account/error-note';
import { message } from '../messages';
import type { TemplateLibraryModel } from '../model';
import { isFiltered, noFilters } from '../query';
import type { TemplateSource } from '../source';
import type { TemplateLibraryState } from '../state';
import { BulkBar } from './bulk-bar';
import { EmptyList } from './empty-list';
import { ItemMenu, type OpenMenu } from './item-menu';
import { listCommands } from './list-commands';
import { Toolbar } from './toolbar';
import { useFocusWhenEmpty } from './use-focus-when-empty';

interface Props {
  readonly model: TemplateLibraryModel;
  readonly state: TemplateLibraryState;
  readonly source: TemplateSource;
}

/** The content of a tab: toolbar, bulk actions and the list of templates. */
export function TemplateList({ model, state, source }: Props): ReactNode {
  const listing = model.listings[source];
  const list = useSyncExternalStore(listing.subscribe, listing.snapshot);
  const { rows, query, isChanging, error } = list;
  const show = useCallback((range: Range) => listing.show(range), [listing]);
  const [menu, setMenu] = useState<OpenMenu>();
  const [act] = useState(() =>
    listCommands(model, source, (item, anchor) => setMenu({ item, anchor })),
  );
  const drop = useCallback((folder: string | null) => model.drop(folder), [model]);
  const count = useRef<HTMLParagraphElement>(null);
  useFocusWhenEmpty(rows.total, count);
  const { sort, order } = state.queries[source];
  const focusCount = (): void => count.current?.focus();
  return (
    <>
      <Toolbar {...{ model, state, source }} total={rows.total} />
      <BulkBar {...{ model, state, source, list, count }} />
      {error && (
        <ErrorNote error={error}>
          <button
            type="button"
            part="button"
            data-kind="main"
            onClick={() => {
              focusCount();
              listing.retry();
            }}
          >
            {message('template.library.retry')}
          </button>
        </ErrorNote>
      )}
      {rows.total === undefined && !error && (
        <p part="loading" role="status">
          {message('template.library.loading')}
        </p>
      )}
      {rows.total === 0 && !isChanging && (
        <EmptyList
          source={source}
          search={query.filter.search}
          isFiltered={isFiltered(state.queries[source])}
          showAll={() => {
            focusCount();
            model.listings.change(source, noFilters);
          }}
        />
      )}
      {rows.total !== undefined && rows.total > 0 && (
        <ItemGrid
          label={message(`template.library.list.${source}`)}
          view={state.view}
          selection={state.selections[source]}
          sort={{ sort, order }}
          sortBy={(pressed) => model.listings.change(source, sortAfter({ sort, order }, pressed))}
          drop={source === 'cloud' ? drop : undefined}
          // After an error nothing is loading.
          isChanging={isChanging && !error}
          {...{ rows, show, act }}
        />
      )}
      {menu && <ItemMenu {...menu} model={model} close={() => setMenu(undefined)} />}
    </>
  );
}
