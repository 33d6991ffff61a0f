import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { menuStep } from './menu-keys';
import { type MenuAnchor, menuItemsIn, useOpenMenu } from './use-open-menu';

/** An item of a menu. */
export interface MenuItem {
  readonly key: string;
  readonly label: string;
  /** Marks a destructive action. */
  readonly isDanger?: boolean;
  /** The sentence why it cannot be chosen at present. */
  readonly reason?: string | undefined;
  /** The keys that do the same without the menu, in the form of `aria-keyshortcuts`, such as `Alt+ArrowUp`. */
  readonly keys?: string;
  readonly run: () => void;
}

interface Props {
  /** The accessible name. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** The menu opens at a button, a list item, or the pointer position of a right click. */
  readonly anchor: MenuAnchor;
  /** Called when the menu closes, before the chosen action runs. */
  readonly close: () => void;
}

/**
 * A menu by the menu pattern of the APG, open while it is rendered. A list renders one menu for all of its items,
 * not one per line. The focus returns to its previous element before the chosen action runs.
 */
export function Menu({ label, items, anchor, close }: Props): ReactNode {
  const menu = useRef<HTMLDivElement>(null);
  const restoreFocus = useOpenMenu(menu, anchor, close);
  const choose = ({ run }: MenuItem): void => {
    close();
    restoreFocus();
    run();
  };
  const press = (event: KeyboardEvent): void => {
    const nodes = menuItemsIn(menu.current);
    const now = nodes.indexOf(event.target as HTMLElement);
    const labels = items.map((item) => item.label);
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const step = isPlain ? menuStep(event.key, labels, now) : undefined;
    if (!step) return;
    // Tab moves on from the element that had the focus before.
    if (event.key !== 'Tab') event.preventDefault();
    // The list around the menu handles the same keys.
    event.stopPropagation();
    if (step.type === 'focus') nodes[step.index]?.focus();
    else {
      close();
      restoreFocus();
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
          aria-disabled={item.reason !== undefined || undefined}
          aria-keyshortcuts={item.keys}
          onClick={() => item.reason === undefined && choose(item)}
        >
          {item.label}
          {item.keys && <Keys keys={item.keys} />}
          {item.reason !== undefined && <span part="menu-reason">{item.reason}</span>}
        </button>
      ))}
    </div>
  );
}

const arrows: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

/** The keys of an item, for those who see them; screen readers get them from `aria-keyshortcuts`. */
function Keys({ keys }: { readonly keys: string }): ReactNode {
  const shown = keys.split('+').map((key) => arrows[key] ?? key);
  return (
    <span part="menu-keys" aria-hidden="true">
      {shown.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  );
}
