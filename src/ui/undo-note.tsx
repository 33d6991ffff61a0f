import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLatest } from '../core/element/react';

interface PassingProps {
  /** Seconds until the note expires. */
  readonly seconds: number;
  /** Pauses the countdown. */
  readonly isHeld?: boolean;
  /** Called when the countdown ends. */
  readonly expire: () => void;
  readonly children: ReactNode;
}

/** A note that expires. The countdown pauses while the note has the focus or the pointer. */
export function PassingNote({
  seconds,
  isHeld = false,
  expire,
  children,
}: PassingProps): ReactNode {
  const note = useRef<HTMLDivElement>(null);
  useCountdown(seconds * 1000, useHeld(note) || isHeld, expire);
  return (
    // biome-ignore lint/a11y/useSemanticElements: one node for the live region: of several, Orca speaks only the last.
    <div part="undo" role="group" ref={note}>
      {children}
    </div>
  );
}

interface UndoProps extends Pick<PassingProps, 'seconds' | 'expire'> {
  /** Names the action. */
  readonly text: string;
  /** How to undo it, for screen readers: of a live region they speak the text, but not the buttons. */
  readonly hint: string;
  /** The button's label. */
  readonly label: string;
  readonly undo: () => void;
  /** Whether the undo request is pending. */
  readonly isUnderWay?: boolean;
}

/** A note about an action, with an Undo button. */
export function UndoNote(props: UndoProps): ReactNode {
  const { text, hint, label, seconds, undo, isUnderWay = false, expire } = props;
  return (
    <PassingNote {...{ seconds, expire }} isHeld={isUnderWay}>
      <p>{text}</p>
      <p className="nh-unseen">{hint}</p>
      <button type="button" part="button" aria-disabled={isUnderWay || undefined} onClick={undo}>
        {label}
      </button>
    </PassingNote>
  );
}

/** Whether the note has the focus or the pointer. */
function useHeld(note: RefObject<HTMLElement | null>): boolean {
  const [isFocused, setFocused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  // In the layout phase: the focus can come before the effects do.
  useLayoutEffect(() => {
    const life = new AbortController();
    const { signal } = life;
    const { current } = note;
    current?.addEventListener('focusin', () => setFocused(true), { signal });
    current?.addEventListener('focusout', () => setFocused(false), { signal });
    current?.addEventListener('pointerenter', () => setHovered(true), { signal });
    current?.addEventListener('pointerleave', () => setHovered(false), { signal });
    return () => life.abort();
  }, [note]);
  return isFocused || isHovered;
}

function useCountdown(time: number, isHeld: boolean, expire: () => void): void {
  const left = useRef(time);
  const latest = useLatest(expire);
  useEffect(() => {
    if (isHeld) return undefined;
    const started = performance.now();
    const timer = setTimeout(() => latest.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [isHeld, latest]);
}
