import { memo, type ReactNode } from 'react';
import { Loading, MenuButton, Picture, Tick } from './item-parts';
import type { ItemProps } from './list-line';
import { noteText } from './texts';

/** A template among others in a line of tiles. */
export const Tile = memo(function Tile(props: ItemProps): ReactNode {
  const { place, row, isChosen, hasFocus } = props;
  return (
    <div
      role="gridcell"
      part="item tile"
      data-place={place}
      aria-selected={isChosen}
      aria-busy={row ? undefined : true}
      tabIndex={hasFocus ? 0 : -1}
    >
      {row ? (
        <>
          <Tick />
          <Picture thumbnail={row.thumbnail} />
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
