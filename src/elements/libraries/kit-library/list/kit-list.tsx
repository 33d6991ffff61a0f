import { type ReactNode, useRef } from 'react';
import { EmptyNote } from '../../../../ui/empty-note';
import type { KitLibrarySettings } from '../kit-library.element';
import { message } from '../messages';
import { pageCount } from '../query';
import type { KitLibraryState } from '../state';
import type { KitLibraryStore } from '../store';
import { KitCard } from './kit-card';
import { Pages } from './pages';

interface Props {
  readonly store: KitLibraryStore;
  readonly state: KitLibraryState;
  readonly settings: KitLibrarySettings;
  readonly toTitle: () => void;
}

/** The number of kits, the kits of the current page, and the pagination. */
export function KitList({ store, state, settings, toTitle }: Props): ReactNode {
  const { query, list, isListing, failure } = state;
  const count = useRef<HTMLParagraphElement>(null);
  // The kits of the previous query would be misleading under the new one.
  if (failure?.request === 'list') return null;
  if (!list) return <p part="loading">{message('kit.library.loading')}</p>;
  const pages = pageCount(list.total, settings.pageSize);
  const goTo = (page: number): void => {
    count.current?.focus();
    store.show({ page });
  };
  return (
    <>
      <p part="count" role="status" ref={count} tabIndex={-1}>
        {list.total > 0 && countText(state, list.total)}
      </p>
      {list.items.length === 0 && list.total === 0 && !isListing && (
        <Empty
          search={query.search.trim()}
          showAll={() => {
            toTitle();
            store.show({ search: '' });
          }}
        />
      )}
      <ul part="kits" aria-label={message('kit.library.list.title')} aria-busy={isListing}>
        {list.items.map((kit) => (
          <KitCard
            key={kit.id}
            kit={kit}
            importUrl={settings.importUrl}
            confirmDeletion={() => store.dispatch({ type: 'confirm-deletion', kit })}
          />
        ))}
      </ul>
      {pages > 1 && <Pages page={query.page} pages={pages} goTo={goTo} />}
    </>
  );
}

function countText({ query }: KitLibraryState, count: number): string {
  const search = query.search.trim();
  return search
    ? message('kit.library.found', { count, search })
    : message('kit.library.count', { count });
}

function Empty({ search, showAll }: { search: string; showAll: () => void }): ReactNode {
  if (search) {
    return (
      <EmptyNote
        title={message('kit.library.nothing', { search })}
        text={message('kit.library.nothing.text')}
        showAll={{ label: message('kit.library.all'), run: showAll }}
      />
    );
  }
  return (
    <EmptyNote title={message('kit.library.empty')} text={message('kit.library.empty.text')} />
  );
}
