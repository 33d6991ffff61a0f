import { memo, type ReactNode } from 'react';
import type { Template } from '../wire/template';
import { Loading, MenuButton, Picture, Tick } from './item-parts';
import { dateText, typeText } from './texts';

/** One item as it is drawn. */
export interface ItemProps {
  readonly place: number;
  /** Undefined until it has come. */
  readonly row: Template | undefined;
  readonly isChosen: boolean;
  /** The Tab key leads to it. */
  readonly hasFocus: boolean;
}

/** A line of the list: one template, in columns. */
export const ListLine = memo(function ListLine(props: ItemProps): ReactNode {
  const { place, row, isChosen, hasFocus } = props;
  return (
    <div
      role="row"
      part="item"
      data-place={place}
      // The first one is that of the headings.
      aria-rowindex={place + 2}
      aria-selected={isChosen}
      aria-busy={row ? undefined : true}
      tabIndex={hasFocus ? 0 : -1}
      style={{ insetBlockStart: `calc(var(--line-size) * ${place})` }}
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
        <Picture thumbnail={thumbnail} />
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
