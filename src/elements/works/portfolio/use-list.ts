import { useEffect, useMemo, useRef } from 'react';
import { useEmit, useHost } from '../../../core/element/react';
import { jsonText } from '../../../core/state/json-text';
import { portfolioUrl } from './config';
import { PortfolioList } from './list/list';
import type { events, PortfolioProps } from './portfolio.element';
import type { Start } from './use-start';

/**
 * The list for the element's properties. When they select other items, a new list continues where the
 * visitor is.
 */
export function useList(props: PortfolioProps, start: Start): PortfolioList {
  const { filter, initialCount } = start;
  const element = useHost();
  const emit = useEmit<typeof events>();
  const before = useRef<PortfolioList>(null);
  const items = props.items ?? props.settings.items;
  const apiUrl = props.apiUrl || portfolioUrl();
  // Serialized once per change of the properties, not for each typed letter: there may be many categories.
  const selection = useMemo(() => jsonText(selectionOf(props, apiUrl)), [props, apiUrl]);
  const list = useMemo(
    () =>
      new PortfolioList({
        ...(JSON.parse(selection) as ReturnType<typeof selectionOf>),
        ...(before.current?.continuation() ?? { filter, initialCount }),
        items,
        element,
        onError: ({ message }) => emit('nh-portfolio-error', { message }),
      }),
    [selection, items, element, emit, filter, initialCount],
  );
  useEffect(() => {
    before.current = list;
    list.start();
    return () => list.stop();
  }, [list]);
  return list;
}

function selectionOf({ settings }: PortfolioProps, apiUrl: string) {
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
