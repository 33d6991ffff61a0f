import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Share } from '../parts';

interface Props {
  readonly share: Share;
  /** Called with the new state of all items. */
  readonly toggle: (isOn: boolean) => void;
  readonly disabled?: boolean;
  /** The label. */
  readonly children: ReactNode;
}

/** A checkbox for several items, indeterminate if only some are selected. */
export function ShareBox({ share, toggle, disabled, children }: Props): ReactNode {
  const box = useRef<HTMLInputElement>(null);
  // `indeterminate` has no attribute.
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = share === 'some';
  });
  return (
    <label part="choice" data-kind="all">
      <input
        ref={box}
        part="checkbox"
        type="checkbox"
        checked={share === 'all'}
        disabled={disabled}
        onChange={({ target }) => toggle(target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
