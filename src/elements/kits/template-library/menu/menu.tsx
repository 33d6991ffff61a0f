import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { menuStep } from './menu-keys';
import { type MenuAnchor, menuItemsIn, useOpenMenu } from './use-open-menu';

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
  readonly anchor: MenuAnchor;
  /** Called when it is to go, before what was chosen is done. */
  readonly close: () => void;
}

/**
 * A menu as the APG has it, open for as long as it is drawn: one for a whole list, so that no line has one
 * of its own. The focus returns to where it was, before what was chosen is done.
 */
export function Menu({ label, items, anchor, close }: Props): ReactNode {
  const menu = useRef<HTMLDivElement>(null);
  const giveBack = useOpenMenu(menu, anchor, close);
  const choose = ({ run }: MenuItem): void => {
    close();
    giveBack();
    run();
  };
  const press = (event: KeyboardEvent): void => {
    const nodes = menuItemsIn(menu.current);
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
