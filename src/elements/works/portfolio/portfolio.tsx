import { type ReactNode, useCallback, useMemo, useRef, useSyncExternalStore } from 'react';
import { Slot, useHost } from '../../../core/element/react';
import spinnerStyles from '../../../core/parts/spinner.css?inline';
import unseenStyles from '../../../core/parts/unseen.css?inline';
import { isOfDevice } from '../../../core/settings';
import { isInBlockEditor } from './block-editor';
import { Grid } from './grid';
import gridStyles from './grid/grid.css?inline';
import { Header } from './header';
import type { PortfolioItem } from './item';
import type { ListState } from './list/list';
import { ListMessage } from './list-message';
import { LoadMore } from './load-more';
import { message } from './messages';
import stylesheet from './portfolio.css?inline';
import type { PortfolioProps } from './portfolio.element';
import { foundItems } from './search';
import { Tile, type TileLook } from './tile';
import { useChoice } from './use-choice';
import { useFirstDrawing } from './use-first-drawing';
import { pictureRatioOf, useFirstSizes } from './use-first-sizes';
import { useKeptFocus } from './use-kept-focus';
import { useKeptItems } from './use-kept-items';
import { useKeptPlace } from './use-kept-place';
import { useList } from './use-list';
import { useListEvents } from './use-list-events';
import { useOpening } from './use-opening';
import { useStart } from './use-start';

export const styles: string = stylesheet + gridStyles + spinnerStyles + unseenStyles;

/** The portfolio; in the block editor only what the server printed. */
export default function Portfolio(props: PortfolioProps): ReactNode {
  return isInBlockEditor(useHost().ownerDocument) ? <Slot /> : <LivingPortfolio {...props} />;
}

function LivingPortfolio(props: PortfolioProps): ReactNode {
  const { settings } = props;
  const start = useStart(settings.deepLink);
  const list = useList(props, start);
  const known = useSyncExternalStore(list.subscribe, list.state);
  useListEvents(known);
  const look = useLook(props);
  const ratios = useFirstSizes(known.items, !look.isScrolling);
  const isDrawn = useFirstDrawing(known.awaitsTerms, known.status === 'loading' || !ratios);
  const state: ListState = isDrawn && ratios ? known : { ...known, status: 'loading', items: NONE };
  const { search, choose, type } = useChoice(list, start, settings.deepLink);
  const kept = useKeptItems(state);
  const items = useMemo(() => foundItems(kept ?? [], search), [kept, search]);
  const open = useOpening(items);
  const isSearching = search.trim() !== '';
  const box = useRef<HTMLDivElement>(null);
  useKeptFocus(box, { loaded: kept?.length, shown: items.length });
  useKeptPlace(box, `${state.otherCategories.length} ${state.categories.length}`);
  const ratioOf = useCallback((item: PortfolioItem) => pictureRatioOf(item, ratios), [ratios]);
  const renderItem = useCallback(
    (item: PortfolioItem, index: number) => <Tile {...{ item, index, look }} onOpen={open} />,
    [look, open],
  );
  // A search looks through what is loaded; it must not fetch all the rest, and nobody knows what that has.
  const foundTotal = state.hasMore ? UNKNOWN : items.length;
  const isAuto = settings.loadMore === 'auto' && state.hasMore && !isSearching;
  return (
    <>
      {isDrawn && (
        <Header
          {...{ settings, state, search }}
          onChoose={choose}
          onSearch={type}
          onRetry={list.retry}
        />
      )}
      <div
        // Another box than the one of the server's items, which the header would move.
        key={kept ? 'own' : 'printed'}
        ref={box}
        className="nh-portfolio-list"
        aria-busy={state.status === 'loading'}
        data-stale={kept && state.status === 'loading' ? '' : undefined}
        style={{ '--nh-portfolio-scroll-speed': `${settings.scrollSpeed}s` } as object}
      >
        {kept ? (
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
      <ListMessage state={state} shown={items.length} isSearching={isSearching} />
      <LoadMore
        {...{ settings, state, isSearching }}
        onLoadMore={() => list.loadMore(isSearching ? searchedOn(settings) : 1)}
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

/** How many pages one press searches further: a hundred items, which are one call or few. */
function searchedOn({ itemsPerPage }: PortfolioProps['settings']): number {
  return Math.ceil(100 / itemsPerPage);
}

const UNKNOWN = -1;
const NONE: readonly PortfolioItem[] = [];

const titleOf = ({ title }: PortfolioItem): string => title;
const keyOf = ({ key }: PortfolioItem): string => key;
