import { useEffect, useMemo, useRef } from 'react';
import { useEmit, useHost } from '../../../core/element/react';
import { portfolioUrl } from './config';
import { type PortfolioList, portfolioList } from './list/list';
import type { events, PortfolioProps } from './portfolio.element';
import type { Start } from './use-start';

/**
 * The list of these properties; when they ask for other items another one, which goes on where the
 * visitor is.
 */
export function useList(props: PortfolioProps, start: Start): PortfolioList {
  const { filter, initialCount } = start;
  const element = useHost();
  const emit = useEmit<typeof events>();
  const before = useRef<PortfolioList>(null);
  const items = props.items ?? props.settings.items;
  const apiUrl = props.apiUrl || portfolioUrl();
  // The same text while the visitor types: printed categories may be many.
  const wanted = useMemo(() => JSON.stringify(wantedOf(props, apiUrl)), [props, apiUrl]);
  const list = useMemo(
    () =>
      portfolioList({
        ...(JSON.parse(wanted) as ReturnType<typeof wantedOf>),
        ...(before.current?.place() ?? { filter, initialCount }),
        items,
        element,
        onError: ({ message }) => emit('nh-portfolio-error', { message }),
      }),
    [wanted, items, element, emit, filter, initialCount],
  );
  useEffect(() => {
    before.current = list;
    list.start();
    return () => list.stop();
  }, [list]);
  return list;
}

function wantedOf({ settings }: PortfolioProps, apiUrl: string) {
  return {
    apiUrl,
    itemsPerPage: settings.itemsPerPage,
    categoryIds: settings.categorySelectedNum,
    otherCategoryIds: settings.otherCategorySelectedNum,
    tagIds: settings.tagsSelectedNum,
    categoryLabels: settings.categorySelectedLabels,
    otherCategoryLabels: settings.otherCategorySelectedLabels,
    withCategories: settings.showCategories,
    withOtherCategories: settings.showOtherCategories,
    categories: settings.categories,
    otherCategories: settings.otherCategories,
  };
}
