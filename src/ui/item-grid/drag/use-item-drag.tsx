import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLatest } from '../../../core/element/react';
import { chosenCount, isChosen, rowAt } from '../../listing';
import type { ItemGridProps } from '../item-grid';
import { gridMessage } from '../messages';
import { DragGesture } from './drag-gesture';
import { folderOf } from './drop-targets';
import type { Point } from './point';

type Props = Pick<ItemGridProps, 'rows' | 'selection' | 'act' | 'drop'>;

/**
 * Lets people drag the selected items to folders if the list has a `drop`. Returns a label that follows the
 * pointer.
 */
export function useItemDrag(box: RefObject<HTMLElement | null>, props: Props): ReactNode {
  const latest = useLatest(props);
  const label = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState<number>();
  const canDrop = props.drop !== undefined;
  useEffect(() => {
    const node = box.current;
    const view = node?.ownerDocument.defaultView;
    if (!(node && view && canDrop)) return undefined;
    const gesture = new DragGesture(node, view, {
      begin(item: HTMLElement): boolean {
        const { rows, selection, act } = latest.current;
        const at = Number(item.dataset.index);
        const row = rowAt(rows, at);
        if (!row) return false;
        // Focused items stay rendered. Removing the touched element would end the touch events.
        act(
          { type: 'go', index: at, how: isChosen(selection, row) ? 'focus' : 'choose' },
          at,
          item,
        );
        setIndex(at);
        return true;
      },
      move: (point: Point) => follow(label.current, point, view),
      end(target: HTMLElement | undefined) {
        setIndex(undefined);
        if (target) latest.current.drop?.(folderOf(target));
      },
    });
    return () => gesture.disconnect();
  }, [box, canDrop, latest]);
  if (index === undefined) return null;
  return <DragLabel label={label} text={dragText(props, index)} />;
}

interface LabelProps {
  readonly label: RefObject<HTMLDivElement | null>;
  readonly text: string;
}

/** The label beside the pointer. */
function DragLabel({ label, text }: LabelProps): ReactNode {
  // In the top layer, above a dialog that contains the list.
  useLayoutEffect(() => label.current?.showPopover?.(), [label]);
  return (
    <div ref={label} part="drag-label" popover="manual" aria-hidden="true">
      {text}
    </div>
  );
}

function dragText({ rows, selection }: Props, index: number): string {
  const count = chosenCount(selection);
  const title = rowAt(rows, index)?.title;
  return count === 1 && title ? title : gridMessage('library.drag.several', { count });
}

/** Pixels between the pointer and the label. */
const OFFSET = 14;

function follow(label: HTMLElement | null, { x, y }: Point, view: Window): void {
  if (!label) return;
  const within = (at: number, size: number, room: number): number =>
    Math.max(0, Math.min(at + OFFSET, room - size));
  const left = within(x, label.offsetWidth, view.innerWidth);
  label.style.translate = `${left}px ${within(y, label.offsetHeight, view.innerHeight)}px`;
}
