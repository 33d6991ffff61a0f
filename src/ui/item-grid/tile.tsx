import { memo, type ReactNode } from 'react';
import { Loading, MenuButton, Thumbnail, Tick } from './item-parts';
import type { ItemProps } from './list-line';
import { noteText } from './texts';

/** A template in the tile view. */
export const Tile = memo(function Tile(props: ItemProps): ReactNode {
  const { index, row, isChosen, hasFocus } = props;
  return (
    <div
      role="gridcell"
      part="item tile"
      data-index={index}
      aria-selected={isChosen}
      aria-busy={row ? undefined : true}
      tabIndex={hasFocus ? 0 : -1}
    >
      {row ? (
        <>
          <Tick />
          <Thumbnail thumbnail={row.thumbnail} />
          <span part="item-title" dir="auto">
            {row.title}
          </span>
          <span part="item-note">{noteText(row)}</span>
          <MenuButton title={row.title} isReachable={hasFocus} />
        </>
      ) : (
        <span part="placeholder">
          <Loading />
        </span>
      )}
    </div>
  );
});
