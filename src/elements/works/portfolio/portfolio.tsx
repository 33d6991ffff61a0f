import { type ReactNode, useCallback, useMemo, useRef, useSyncExternalStore } from 'react';
import { Slot, useHost } from '../../../core/element/react';
import spinnerStyles from '../../../core/parts/spinner.css?inline';
import unseenStyles from '../../../core/parts/unseen.css?inline';
import { isOfDevice } from '../../../core/settings';
import { isInBlockEditor } from './block-editor';
import boxStyles from './box.css?inline';
import { Grid } from './grid';
import gridStyles from './grid/grid.css?inline';
import { Header } from './header';
import type { PortfolioItem } from './item';
import type { ListState } from './list/list-state';
import { ListFailure, ListMessage } from './list-message';
import { LoadMore } from './load-more';
import { message } from './messages';
import stylesheet from './portfolio.css?inline';
import type { PortfolioProps } from './portfolio.element';
import { matchingItems } from './search';
import { Tile, type TileLook } from './tile';
import { useChoice } from './use-choice';
import { imageRatioOf, useFirstRatios } from './use-first-ratios';
import { useFirstRender } from './use-first-render';
import { useFocusHandover } from './use-focus-handover';
import { useLastItems } from './use-last-items';
import { useList } from './use-list';
import { useListEvents } from './use-list-events';
import { useOpening } from './use-opening';
import { usePrintedSearch } from './use-printed-search';
import { useScrollAnchor } from './use-scroll-anchor';
import { useStart } from './use-start';

export const styles: string = boxStyles + stylesheet + gridStyles + spinnerStyles + unseenStyles;

/** The portfolio; in the block editor only the server's markup. */
export default function Portfolio(props: PortfolioProps): ReactNode {
  return isInBlockEditor(useHost().ownerDocument) ? <Slot /> : <InteractivePortfolio {...props} />;
}

function InteractivePortfolio(props: PortfolioProps): ReactNode {
  const { settings } = props;
  const start = useStart(settings.deepLink);
  const list = useList(props, start);
  const listState = useSyncExternalStore(list.subscribe, list.state);
  useListEvents(listState);
  const look = useLook(props);
  const ratios = useFirstRatios(listState.items, !look.isScrolling);
  const isReady = useFirstRender(listState.awaitsTerms, listState.status === 'loading' || !ratios);
  const state: ListState =
    isReady && ratios ? listState : { ...listState, status: 'loading', items: NONE };
  const { search, choose, type } = useChoice(list, start, settings.deepLink);
  const loaded = useLastItems(state);
  const items = useMemo(() => matchingItems(loaded ?? [], search), [loaded, search]);
  const open = useOpening(items);
  const isSearching = search.trim() !== '';
  const box = useRef<HTMLDivElement>(null);
  const hasPrintedOnly = !loaded && state.status === 'failed';
  usePrintedSearch(box, hasPrintedOnly ? search : undefined);
  useFocusHandover(box, { loaded: loaded?.length, shown: items.length });
  useScrollAnchor(box, `${state.otherCategories.length} ${state.categories.length}`);
  const ratioOf = useCallback((item: PortfolioItem) => imageRatioOf(item, ratios), [ratios]);
  const renderItem = useCallback(
    (item: PortfolioItem, index: number) => <Tile {...{ item, index, look }} onOpen={open} />,
    [look, open],
  );
  // A search covers loaded items only, without loading all others; the total number of matches is unknown.
  const foundTotal = state.hasMore ? UNKNOWN : items.length;
  const isAuto = settings.loadMore === 'auto' && state.hasMore && !isSearching;
  return (
    <>
      {isReady && (
        <Header
          {...{ settings, state, search, hasPrintedOnly }}
          onChoose={choose}
          onSearch={type}
          onRetry={list.retry}
        />
      )}
      <ListFailure isShown={hasPrintedOnly} />
      <div
        // Not the box of the server's items, which the header would shift.
        key={loaded ? 'list' : 'printed'}
        ref={box}
        className="nh-portfolio-list"
        aria-busy={state.status === 'loading'}
        data-stale={loaded && state.status === 'loading' ? '' : undefined}
        style={{ '--nh-portfolio-scroll-speed': `${settings.scrollSpeed}s` } as object}
      >
        {loaded ? (
          <Grid
            items={items}
            keyOf={keyOf}
            ratioOf={ratioOf}
            look={look.isScrolling ? 'square' : 'masonry'}
            columns={settings.columns}
            isExact={isOfDevice(settings, 'columns')}
            memory={start.memory}
            total={isSearching ? foundTotal : state.total}
            renderItem={renderItem}
            onEndNear={isAuto ? list.loadMore : undefined}
            textOf={titleOf}
            label={message('portfolio.list')}
          />
        ) : (
          <Slot />
        )}
      </div>
      <ListMessage {...{ state, search }} shown={items.length} isElsewhere={hasPrintedOnly} />
      <LoadMore
        {...{ settings, state, isSearching }}
        onLoadMore={() => list.loadMore(isSearching ? searchPages(settings) : 1)}
        onRetry={list.retry}
      />
    </>
  );
}

function useLook({ settings }: PortfolioProps): TileLook {
  const { thumbnailHoverStyle, titlePosition, quickViewText } = settings;
  const hasQuickView = settings['show-quick-view'];
  return useMemo(
    () => ({
      isScrolling: thumbnailHoverStyle === 'style-1',
      titlePosition,
      quickView: hasQuickView ? quickViewText || message('portfolio.quick_view') : '',
    }),
    [thumbnailHoverStyle, titlePosition, quickViewText, hasQuickView],
  );
}

/** Number of pages to load for a search: a hundred items, in one request or a few. */
function searchPages({ itemsPerPage }: PortfolioProps['settings']): number {
  return Math.ceil(100 / itemsPerPage);
}

const UNKNOWN = -1;
const NONE: readonly PortfolioItem[] = [];

const titleOf = ({ title }: PortfolioItem): string => title;
const keyOf = ({ key }: PortfolioItem): string => key;
