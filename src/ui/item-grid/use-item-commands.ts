import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import { useContextMenu } from '../use-context-menu';
import type { ItemGridProps } from './item-grid';
import { type KeyCommand, keyCommand } from './keys';
import type { Layout } from './lines';
import { headHeight, itemAt } from './use-item-focus';

interface Listeners {
  readonly onClick: (event: MouseEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Returns listeners that turn keys and clicks in the list into commands. One listener serves all items. */
export function useItemCommands(
  box: RefObject<HTMLElement | null>,
  layout: Layout,
  { selection, act }: Pick<ItemGridProps, 'selection' | 'act'>,
): Listeners {
  const { focus } = selection;
  useContextMenu(box, (event) => {
    const { target, clientX: x, clientY: y } = event;
    const item = target && itemOf(target);
    if (!item) return;
    event.preventDefault();
    act({ type: 'menu', at: { x, y } }, Number(item.dataset.index), item);
  });
  return {
    onClick(event) {
      const { target, detail } = event;
      const item = itemOf(target);
      if (!item) return;
      const index = Number(item.dataset.index);
      act(commandOf(event, index), index, item);
      if (detail === 2 && isPlain(event)) act({ type: 'open' }, index, item);
    },
    onKeyDown(event) {
      const { current: node } = box;
      // Buttons inside an item handle their own keys.
      if (!node || event.target !== itemOf(event.target)) return;
      const command = keyCommand(event, focus, {
        ...layout,
        linesInView: Math.floor((node.clientHeight - headHeight(node)) / layout.lineHeight),
        isRtl: getComputedStyle(node).direction === 'rtl',
      });
      const item = itemAt(node, focus);
      if (!command || !item) return;
      event.preventDefault();
      act(command, focus, item);
    },
  };
}

function commandOf(event: MouseEvent, index: number): KeyCommand {
  const { target, shiftKey } = event;
  const isCtrl = event.ctrlKey || event.metaKey;
  if (isIn(target, '[part="menu-button"]')) return { type: 'menu' };
  if (shiftKey) return { type: 'go', index, how: isCtrl ? 'add' : 'extend' };
  if (isCtrl || isIn(target, '[part="tick"]')) return { type: 'toggle' };
  return { type: 'go', index, how: 'choose' };
}

function isPlain({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  const isOther = isIn(target, '[part="menu-button"], [part="tick"]');
  return !(ctrlKey || metaKey || shiftKey || isOther);
}

function itemOf(target: EventTarget): HTMLElement | undefined {
  return isElement(target) ? (target.closest<HTMLElement>('[data-index]') ?? undefined) : undefined;
}

function isIn(target: EventTarget, selector: string): boolean {
  return isElement(target) && target.closest(selector) !== null;
}

function isElement(target: EventTarget): target is Element {
  return 'closest' in target;
}
