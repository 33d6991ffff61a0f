import { useCallback, useEffect, useRef, useState } from 'react';
import { useEmit, useHost } from '../../../core/element/react';
import { type DeepLink, deepLink } from './deep-link';
import type { Filter } from './list/filter';
import type { PortfolioList } from './list/list';
import type { events } from './portfolio.element';
import type { Start } from './use-start';

/** The search text, and functions that change the filter and the search. */
export interface Choice {
  readonly search: string;
  choose(filter: Filter): void;
  type(search: string): void;
}

/** The visitor's filter and search; stored in the page's address too if `isLinked`. */
export function useChoice(list: PortfolioList, start: Start, isLinked: boolean): Choice {
  const emit = useEmit<typeof events>();
  const [search, setSearch] = useState(start.search);
  const link = useAddress(list, start.ordinal, isLinked, setSearch);
  const choose = useCallback(
    (filter: Filter) => {
      list.choose(filter);
      link.current?.push({ filter, search });
      emit('nh-portfolio-filter', { ...filter, search });
    },
    [list, link, emit, search],
  );
  const type = useCallback(
    (text: string) => {
      const { filter } = list.state();
      setSearch(text);
      link.current?.replace({ filter, search: text });
      emit('nh-portfolio-filter', { ...filter, search: text });
    },
    [list, link, emit],
  );
  return { search, choose, type };
}

function useAddress(
  list: PortfolioList,
  ordinal: number,
  isLinked: boolean,
  setSearch: (search: string) => void,
) {
  const view = useHost().ownerDocument.defaultView;
  const link = useRef<DeepLink>(null);
  useEffect(() => {
    if (!isLinked || !view) return undefined;
    const connection = new AbortController();
    link.current = deepLink(
      view,
      ordinal,
      ({ filter, search }) => {
        list.choose(filter);
        setSearch(search);
      },
      connection.signal,
    );
    return () => {
      link.current = null;
      connection.abort();
    };
  }, [list, ordinal, isLinked, view, setSearch]);
  return link;
}
