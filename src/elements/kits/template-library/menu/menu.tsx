import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { useLatest } from '../../../../core/element/react';
import { activeElement } from '../../../../core/focus';
import { menuStep } from './menu-keys';
import { type Box, menuPlace } from './menu-place';

/** Something that can be chosen in a menu. */
export interface MenuItem {
  readonly key: string;
  readonly label: string;
  /** It takes something away. */
  readonly isDanger?: boolean;
  readonly run: () => void;
}

interface Props {
  /** What the menu is of. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** What it opens at: a button, an item of a list, or the place of a right click. */
  readonly anchor: Element | { readonly x: number; readonly y: number };
  /** Called when it is to go, before what was chosen is done. */
  readonly close: () => void;
  /** Is told of it when it is seen, by its name where it is counted. */
  readonly shown?: (place: typeof MENU_PLACE) => void;
}

/** What the menu is called where it is counted. */
export const MENU_PLACE = 'Context Menu';

/**
 * A menu as the APG has it, open for as long as it is drawn: one for a whole list, so that no line has one
 * of its own. The focus returns to where it was, before what was chosen is done.
 */
export function Menu({ label, items, anchor, close, shown }: Props): ReactNode {
  const menu = useRef<HTMLDivElement>(null);
  const giveBack = useOpen(menu, anchor, close);
  useShown(shown);
  const choose = ({ run }: MenuItem): void => {
    close();
    giveBack();
    run();
  };
  const press = (event: KeyboardEvent): void => {
    const nodes = itemsIn(menu);
    const now = nodes.indexOf(event.target as HTMLElement);
    const labels = items.map((item) => item.label);
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const step = isPlain ? menuStep(event.key, labels, now) : undefined;
    if (!step) return;
    // Tab leaves from where the menu was opened.
    if (event.key !== 'Tab') event.preventDefault();
    // The list that it lies in has the same keys.
    event.stopPropagation();
    if (step.type === 'focus') nodes[step.index]?.focus();
    else {
      close();
      giveBack();
    }
  };
  return (
    <div
      ref={menu}
      role="menu"
      part="menu"
      popover="manual"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={press}
    >
      {items.map((item) => (
        <button
          key={item.key}
          type="button"
          role="menuitem"
          part="menu-item"
          tabIndex={-1}
          data-action={item.key}
          data-danger={item.isDanger || undefined}
          onClick={() => choose(item)}
        >
          {item.label}
        </button>
      ))}
    </div>
  );
}

/** Puts the menu above the page and the focus into it; it goes when something else has the focus or a click. */
function useOpen(
  menu: RefObject<HTMLDivElement | null>,
  anchor: Props['anchor'],
  close: () => void,
): () => void {
  const before = useRef<ReturnType<typeof activeElement>>(undefined);
  const latestClose = useLatest(close);
  const latestAnchor = useLatest(anchor);
  useLayoutEffect(() => {
    const node = menu.current;
    const view = node?.ownerDocument.defaultView;
    if (!node || !view) return undefined;
    before.current = activeElement();
    node.showPopover();
    const isRtl = view.getComputedStyle(node).direction === 'rtl';
    const { left, top } = menuPlace(
      boxOf(latestAnchor.current),
      node.getBoundingClientRect(),
      {
        width: view.document.documentElement.clientWidth,
        height: view.innerHeight,
      },
      isRtl,
    );
    node.style.left = `${left}px`;
    node.style.top = `${top}px`;
    itemsIn(menu)[0]?.focus({ preventScroll: true });
    const life = new AbortController();
    const { signal } = life;
    const leave = (event: Event): void => {
      if (!event.composedPath().includes(node)) latestClose.current();
    };
    const options = { signal, capture: true } as const;
    view.addEventListener('pointerdown', leave, options);
    view.addEventListener('focusin', leave, options);
    // What it belongs to moves away under it.
    view.addEventListener('scroll', leave, options);
    view.addEventListener('resize', leave, options);
    return () => life.abort();
  }, [menu, latestAnchor, latestClose]);
  return () => before.current?.focus({ preventScroll: true });
}

function useShown(shown: Props['shown']): void {
  const latest = useLatest(shown);
  useEffect(() => latest.current?.(MENU_PLACE), [latest]);
}

function itemsIn(menu: RefObject<HTMLElement | null>): readonly HTMLElement[] {
  return [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}

function boxOf(anchor: Props['anchor']): Box {
  if (anchor instanceof Element) return anchor.getBoundingClientRect();
  const { x, y } = anchor;
  return { left: x, right: x, top: y, bottom: y };
}
