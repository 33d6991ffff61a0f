import { useEffect, useMemo, useRef } from 'react';
import { portfolioUrl } from '../../core/config';
import { useEmit, useHost } from '../../core/element';
import { type PortfolioList, portfolioList } from './list';
import type { events, PortfolioProps } from './portfolio.element';
import type { Start } from './use-start';

/** The list of these properties; another one, from its beginning, when they ask for other items. */
export function useList(props: PortfolioProps, start: Start): PortfolioList {
  const element = useHost();
  const emit = useEmit<typeof events>();
  const first = useRef<Start | undefined>(start);
  const items = props.items ?? props.settings.items;
  const wanted = JSON.stringify(wantedOf(props));
  const list = useMemo(
    () =>
      portfolioList({
        ...(JSON.parse(wanted) as ReturnType<typeof wantedOf>),
        filter: first.current?.filter,
        initialCount: first.current?.initialCount,
        items,
        element,
        onError: ({ message }) => emit('nh-portfolio-error', { message }),
      }),
    [wanted, items, element, emit],
  );
  useEffect(() => {
    first.current = undefined;
    return () => list.stop();
  }, [list]);
  return list;
}

function wantedOf({ settings, apiUrl }: PortfolioProps) {
  return {
    apiUrl: apiUrl || portfolioUrl(),
    itemsPerPage: settings.itemsPerPage,
    categoryIds: settings.categorySelectedNum,
    otherCategoryIds: settings.otherCategorySelectedNum,
    tagIds: settings.tagsSelectedNum,
    categoryLabels: settings.categorySelectedLabels,
    otherCategoryLabels: settings.otherCategorySelectedLabels,
    withCategories: settings.showCategories && !settings.categories,
    withOtherCategories: settings.showOtherCategories && !settings.otherCategories,
  };
}
