import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { Menu, type MenuItem } from '../../ui/menu/menu';

interface Props extends Pick<ComponentProps<'button'>, 'aria-label' | 'title' | 'children'> {
  /** The accessible name of the menu. */
  readonly menuLabel: string;
  readonly items: readonly MenuItem[];
  /** The value of `data-do`. */
  readonly name?: string;
  /** Called when the menu opens. */
  readonly opened?: () => void;
}

/** A button that opens a menu. A second click closes it, as `Menu` does by itself. */
export function MenuButton({ menuLabel, items, name, opened, ...button }: Props): ReactNode {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        {...button}
        ref={anchor}
        type="button"
        part="button"
        data-do={name}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => {
          opened?.();
          setOpen(true);
        }}
      />
      {isOpen && anchor.current && (
        <Menu
          label={menuLabel}
          anchor={anchor.current}
          close={() => setOpen(false)}
          items={items}
        />
      )}
    </>
  );
}
