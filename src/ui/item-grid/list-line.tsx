import { memo, type ReactNode } from 'react';
import type { Template } from '../../api/libraries/template';
import { Loading, MenuButton, Thumbnail, Tick } from './item-parts';
import { dateText, typeText } from './texts';

/** The props of a rendered item. */
export interface ItemProps {
  readonly index: number;
  /** Undefined until the row has loaded. */
  readonly row: Template | undefined;
  readonly isChosen: boolean;
  /** Whether the item is the list's tab stop. */
  readonly hasFocus: boolean;
}

/** A line of the list view: a template in columns. */
export const ListLine = memo(function ListLine(props: ItemProps): ReactNode {
  const { index, row, isChosen, hasFocus } = props;
  return (
    <div
      role="row"
      part="item"
      data-index={index}
      // Row 1 holds the headings.
      aria-rowindex={index + 2}
      aria-selected={isChosen}
      aria-busy={row ? undefined : true}
      tabIndex={hasFocus ? 0 : -1}
      style={{ insetBlockStart: `calc(var(--line-size) * ${index})` }}
    >
      {row ? (
        <Cells row={row} hasFocus={hasFocus} />
      ) : (
        <div role="gridcell" aria-colspan={5} part="placeholder">
          <Loading />
        </div>
      )}
    </div>
  );
});

function Cells({ row, hasFocus }: { row: Template; hasFocus: boolean }): ReactNode {
  const { title, type, author, edited, thumbnail } = row;
  return (
    <>
      <div role="gridcell" part="name">
        <Tick />
        <Thumbnail thumbnail={thumbnail} />
        <span part="item-title" dir="auto">
          {title}
        </span>
      </div>
      <div role="gridcell" part="type">
        {typeText(type)}
      </div>
      <div role="gridcell" part="author" dir="auto">
        {author}
      </div>
      <div role="gridcell" part="date">
        {dateText(edited)}
      </div>
      <div role="gridcell" part="actions-cell">
        <MenuButton title={title} isReachable={hasFocus} />
      </div>
    </>
  );
}
