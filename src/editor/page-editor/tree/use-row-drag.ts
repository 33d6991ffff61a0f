import { type RefObject, useEffect } from 'react';
import { DragGesture } from '../../../ui/item-grid/drag/drag-gesture';
import type { Point } from '../../../ui/item-grid/drag/point';
import { type Commands, useCommands } from '../commands';
import { useNodeMenu } from '../node-menu';
import { type DropSide, dropPlace, type Place } from './moves';
import { childrenOf, type TreeNode } from './page-tree';

const ROW = '[data-node]';
/** The room below the rows is a target too: the end of the page. */
const TARGET = `${ROW}, [role="tree"]`;

/** A place at a row, to which a node is dropped. */
interface Drop {
  readonly row: HTMLElement;
  readonly side: DropSide;
  readonly place: Place;
}

/**
 * Moves nodes by dragging their rows, with a mouse or after a long press of a finger. A line at a row or an outline around it
 * shows where the node will be. Escape cancels. A long press that moves nothing opens the menu of the node.
 *
 * @param hasRows whether the tree is there
 */
export function useRowDrag(tree: RefObject<HTMLElement | null>, hasRows: boolean): void {
  const commands = useCommands();
  const openMenu = useNodeMenu();
  useEffect(() => {
    const box = tree.current;
    const view = box?.ownerDocument.defaultView;
    if (!hasRows || !box || !view) return undefined;
    let dragged: HTMLElement | undefined;
    let drop: Drop | undefined;
    const show = (next: Drop | undefined): void => {
      if (drop) delete drop.row.dataset.drop;
      drop = next;
      if (drop) drop.row.dataset.drop = drop.side;
    };
    const gesture = new DragGesture(
      box,
      view,
      {
        begin(row) {
          if (!commands.mayMove(idOf(row))) return false;
          dragged = row;
          row.dataset.dragged = '';
          return true;
        },
        move: (point) => show(dragged && dropAt(point, idOf(dragged), box, commands)),
        end(target) {
          const id = dragged && idOf(dragged);
          const place = target && drop?.place;
          show(undefined);
          delete dragged?.dataset.dragged;
          dragged = undefined;
          if (id !== undefined && place) commands.moveTo(id, place);
        },
        press: (row) => openMenu(idOf(row), row),
      },
      { items: ROW, targets: TARGET },
    );
    return () => gesture.disconnect();
  }, [tree, hasRows, commands, openMenu]);
}

const idOf = ({ dataset }: HTMLElement): string => dataset.node ?? '';

function dropAt(
  { x, y }: Point,
  id: string,
  tree: HTMLElement,
  commands: Commands,
): Drop | undefined {
  const found = tree.ownerDocument.elementFromPoint(x, y);
  const node = commands.node(id);
  if (!node) return undefined;
  if (found === tree) return dropAtEnd(node, tree, commands);
  const row = found?.closest<HTMLElement>(ROW);
  const target = row && commands.node(idOf(row));
  if (!row || !target) return undefined;
  const { top, height } = row.getBoundingClientRect();
  for (const side of sidesAt((y - top) / height)) {
    const place = placeAt(node, target, side, row.ariaExpanded === 'true');
    if (place) return { row, side, place };
  }
  return undefined;
}

function dropAtEnd(node: TreeNode, tree: HTMLElement, commands: Commands): Drop | undefined {
  const outermost = [...tree.querySelectorAll<HTMLElement>('[aria-level="1"]')].at(-1);
  const last = outermost && commands.node(idOf(outermost));
  const place = last && (last.id === node.id ? node : dropPlace(node, last, 'after'));
  const row = [...tree.querySelectorAll<HTMLElement>(ROW)].at(-1);
  return row && place && { row, side: 'after', place };
}

/** The sides that a point of a row means, the likeliest first. @param share of the height of the row */
function sidesAt(share: number): readonly DropSide[] {
  if (share < 0.25) return ['before', 'inside'];
  if (share > 0.75) return ['after', 'inside'];
  return ['inside', share < 0.5 ? 'before' : 'after'];
}

/** Behind the row of an open container, its first child comes next. */
function placeAt(
  node: TreeNode,
  target: TreeNode,
  side: DropSide,
  isOpen: boolean,
): Place | undefined {
  const [first] = isOpen && side === 'after' ? childrenOf(target) : [];
  // It is there already.
  if (first?.id === node.id) return node;
  return first ? dropPlace(node, first, 'before') : dropPlace(node, target, side);
}
