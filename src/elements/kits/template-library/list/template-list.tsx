import { type ReactNode, useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { ErrorNote } from '../../libraries/error-note';
import { ItemGrid, sortAfter } from '../../libraries/grid';
import type { Range } from '../../libraries/listing';
import type { LibraryName } from '../library';
import { message } from '../messages';
import type { TemplateLibraryState } from '../state';
import type { TemplateLibraryStore } from '../store';
import { BulkBar } from './bulk-bar';
import { EmptyList } from './empty-list';
import { ItemMenu, type OpenMenu } from './item-menu';
import { listCommands } from './list-commands';
import { Toolbar } from './toolbar';
import { useFocusWhenEmpty } from './use-focus-when-empty';

interface Props {
  readonly store: TemplateLibraryStore;
  readonly state: TemplateLibraryState;
  readonly library: LibraryName;
}

/** A library's templates, what is looked for among them, and what can be done with them. */
export function TemplateList({ store, state, library }: Props): ReactNode {
  const listing = store.lists[library];
  const list = useSyncExternalStore(listing.subscribe, listing.snapshot);
  const { rows, query, isChanging, error } = list;
  const show = useCallback((range: Range) => listing.show(range), [listing]);
  const [menu, setMenu] = useState<OpenMenu>();
  const [act] = useState(() =>
    listCommands(store, library, (item, anchor) => setMenu({ item, anchor })),
  );
  const drop = useCallback((folder: string | null) => store.drop(folder), [store]);
  const count = useRef<HTMLParagraphElement>(null);
  useFocusWhenEmpty(rows.total, count);
  const { sort, order } = state.queries[library];
  const toCount = (): void => count.current?.focus();
  return (
    <>
      <Toolbar {...{ store, state, library }} />
      <BulkBar {...{ store, state, library, list, count }} />
      {error && (
        <ErrorNote error={error}>
          <button
            type="button"
            part="button"
            data-kind="main"
            onClick={() => {
              toCount();
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
          library={library}
          search={query.filter.search}
          showAll={() => {
            toCount();
            store.show(library, { search: '' });
          }}
        />
      )}
      {rows.total !== undefined && rows.total > 0 && (
        <ItemGrid
          label={message(`template.library.list.${library}`)}
          view={state.view}
          selection={state.selections[library]}
          sort={{ sort, order }}
          sortBy={(pressed) => store.show(library, sortAfter({ sort, order }, pressed))}
          drop={library === 'cloud' ? drop : undefined}
          // What could not be fetched is not on its way.
          isChanging={isChanging && !error}
          {...{ rows, show, act }}
        />
      )}
      {menu && <ItemMenu {...menu} store={store} close={() => setMenu(undefined)} />}
    </>
  );
}
