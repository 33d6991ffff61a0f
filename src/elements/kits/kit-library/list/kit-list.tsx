import { type ReactNode, useRef } from 'react';
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

/** The kits of a page, how many there are, and the way to the others. */
export function KitList({ store, state, settings, toTitle }: Props): ReactNode {
  const { query, list, isListing, failure } = state;
  const count = useRef<HTMLParagraphElement>(null);
  // Kits of another search under these words would mislead.
  if (failure?.of === 'list') return null;
  if (!list) return <p part="loading">{message('kit.library.loading')}</p>;
  const pages = pageCount(list.total, settings.pageSize);
  const go = (page: number): void => {
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
            askToDelete={() => store.dispatch({ type: 'ask', kit })}
          />
        ))}
      </ul>
      {pages > 1 && <Pages page={query.page} pages={pages} go={go} />}
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
  return (
    <div part="empty" role="status">
      <h3>{search ? message('kit.library.nothing', { search }) : message('kit.library.empty')}</h3>
      <p>{message(search ? 'kit.library.nothing.text' : 'kit.library.empty.text')}</p>
      {search && (
        <button type="button" part="button" onClick={showAll}>
          {message('kit.library.all')}
        </button>
      )}
    </div>
  );
}
