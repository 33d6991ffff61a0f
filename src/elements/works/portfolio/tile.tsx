import { memo, type ReactNode } from 'react';
import type { PortfolioItem } from './item';
import { message } from './messages';
import { openingOf, previewOf } from './opening';
import { TileImage } from './tile-image';
import { TileLink } from './tile-link';
import type { OpenItem } from './use-opening';

/** The appearance of all tiles of a list. */
export interface TileLook {
  /** Square images that scroll, as in `style-1`. */
  readonly isScrolling: boolean;
  readonly titlePosition: 'top' | 'bottom';
  /** Text of the quick view button; empty: no button. */
  readonly quickView: string;
}

interface Props {
  readonly item: PortfolioItem;
  /** Index in the list, from 0. */
  readonly index: number;
  readonly look: TileLook;
  readonly onOpen: OpenItem;
}

/** The tile of an item: a link with image and title; outside the link the badge and the quick view button. */
export const Tile = memo(function Tile({ item, index, look, onOpen }: Props): ReactNode {
  const name = item.title || message('portfolio.untitled', { number: index + 1 });
  const title = (
    <span className="nh-portfolio-title" part="title">
      {name}
    </span>
  );
  const hasQuickView = look.quickView !== '' && previewOf(item) !== undefined;
  return (
    <div className="nh-portfolio-tile" part="tile" data-title={look.titlePosition}>
      <TileLink opening={openingOf(item)} onClick={(click) => onOpen(item, click)}>
        {look.titlePosition === 'top' && title}
        <TileImage thumbnail={item.thumbnail} title={name} isScrolling={look.isScrolling} />
        {look.titlePosition === 'bottom' && title}
      </TileLink>
      <div className="nh-portfolio-over">
        {item.siteType && (
          <span className="nh-portfolio-badge" part="badge">
            {item.siteType}
          </span>
        )}
        {hasQuickView && (
          <button
            type="button"
            className="nh-portfolio-quick-view"
            part="quick-view"
            aria-haspopup="dialog"
            aria-label={message('portfolio.quick_view_of', {
              label: look.quickView,
              title: name,
            })}
            onClick={(click) => onOpen(item, click, true)}
          >
            {look.quickView}
          </button>
        )}
      </div>
    </div>
  );
});
