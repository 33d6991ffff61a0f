import { useCallback, useEffect, useRef, useState } from 'react';
import { useEmit, useHost } from '../../../core/element/react';
import { type DeepLink, deepLink } from './deep-link';
import type { Filter } from './list/filter';
import type { PortfolioList } from './list/list';
import type { events } from './portfolio.element';
import type { Start } from './use-start';

/** What the visitor has typed into the search box, and the ways to another choice. */
export interface Choice {
  readonly search: string;
  choose(filter: Filter): void;
  type(search: string): void;
}

/** The visitor's choice in the header; in the address too, where `isLinked`. */
export function useChoice(list: PortfolioList, start: Start, isLinked: boolean): Choice {
  const emit = useEmit<typeof events>();
  const [search, setSearch] = useState(start.search);
  const link = useAddress(list, start.place, isLinked, setSearch);
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
  place: number,
  isLinked: boolean,
  setSearch: (search: string) => void,
) {
  const view = useHost().ownerDocument.defaultView;
  const link = useRef<DeepLink>(null);
  useEffect(() => {
    if (!isLinked || !view) return undefined;
    const life = new AbortController();
    link.current = deepLink(
      view,
      place,
      ({ filter, search }) => {
        list.choose(filter);
        setSearch(search);
      },
      life.signal,
    );
    return () => {
      link.current = null;
      life.abort();
    };
  }, [list, place, isLinked, view, setSearch]);
  return link;
}
