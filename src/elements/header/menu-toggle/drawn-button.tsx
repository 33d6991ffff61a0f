import type { ReactNode } from 'react';
import { message } from './messages';

interface DrawnButtonProps {
  readonly isOpen: boolean;
  /** The id of what it opens. */
  readonly controls?: string | undefined;
  readonly label?: string | undefined;
  readonly toggle: (button: HTMLElement) => void;
}

/** The button of a tag that the server has printed none in. */
export function DrawnButton({ isOpen, controls, label, toggle }: DrawnButtonProps): ReactNode {
  return (
    <button
      type="button"
      part="button"
      className="nh-menu-button"
      aria-expanded={isOpen}
      aria-controls={controls}
      aria-label={label || message('menu.toggle')}
      onClick={(event) => toggle(event.currentTarget)}
    >
      <svg part="icon" className="nh-menu-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={isOpen ? 'M6 6l12 12M18 6L6 18' : 'M4 7h16M4 12h16M4 17h16'} />
      </svg>
    </button>
  );
}
