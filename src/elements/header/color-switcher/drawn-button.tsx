import type { ReactNode } from 'react';
import { message } from './messages';

interface DrawnButtonProps {
  readonly isSwitched: boolean;
  /** The switched palette is a dark one. */
  readonly isDark: boolean;
  readonly label?: string;
  readonly toggle: () => void;
}

/** The button of a tag that the server has printed none in: pressed while the other palette is shown. */
export function DrawnButton({ isSwitched, isDark, label, toggle }: DrawnButtonProps): ReactNode {
  return (
    <button
      type="button"
      part="button"
      className="nh-switcher-button"
      aria-pressed={isSwitched}
      // It names what is on or off, so that it stays the same while the pressed state changes.
      aria-label={label || message(isDark ? 'switcher.dark' : 'switcher.other')}
      onClick={toggle}
    >
      <svg part="icon" className="nh-switcher-icon" viewBox="0 0 24 24" aria-hidden="true">
        {isSwitched ? <Sun /> : <Moon />}
      </svg>
    </button>
  );
}

function Moon(): ReactNode {
  return <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.500Z" />;
}

function Sun(): ReactNode {
  return (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.500v2M12 19.500v2M2.5 12h2M19.5 12h2M5.3 5.300l1.4 1.400M17.3 17.300l1.4 1.400M5.3 18.700l1.4-1.400M17.3 6.700l1.4-1.4" />
    </>
  );
}
