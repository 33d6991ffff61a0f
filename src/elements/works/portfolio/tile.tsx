import { memo, type ReactNode } from 'react';
import type { PortfolioItem } from './item';
import { message } from './messages';
import { openingOf, previewOf } from './opening';
import { TileLink } from './tile-link';
import { TilePicture } from './tile-picture';
import type { OpenItem } from './use-opening';

/** How all tiles of a list look. */
export interface TileLook {
  /** Square pictures that scroll, as `style-1` has them. */
  readonly isScrolling: boolean;
  readonly titlePosition: 'top' | 'bottom';
  /** The words of the quick-view button; empty: there is none. */
  readonly quickView: string;
}

interface Props {
  readonly item: PortfolioItem;
  /** Its place in the list, from 0. */
  readonly index: number;
  readonly look: TileLook;
  readonly onOpen: OpenItem;
}

/** One item: a real link around its picture and title; beside the link its badge and quick view. */
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
        <TilePicture thumbnail={item.thumbnail} title={name} isScrolling={look.isScrolling} />
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
