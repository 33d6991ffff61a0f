import { memo, type ReactNode } from 'react';
import { MenuButton, Picture, Tick } from './item-parts';
import type { ItemProps } from './list-line';
import { gridMessage } from './messages';
import { dateText, typeText } from './texts';

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
          <span part="item-title">{row.title}</span>
          <span part="item-note">
            {typeText(row.type)} · {dateText(row.edited)}
          </span>
          <MenuButton title={row.title} isReachable={hasFocus} />
        </>
      ) : (
        <span part="placeholder">{gridMessage('library.row.loading')}</span>
      )}
    </div>
  );
});
