import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../../../core/element/react';

interface PassingProps {
  /** Seconds for which it is there. */
  readonly seconds: number;
  /** It stays for as long as this holds. */
  readonly isHeld?: boolean;
  /** Called when the time is over. */
  readonly expire: () => void;
  readonly children: ReactNode;
}

/** A note that goes by itself, after a time that waits for whoever is reading or reaching for it. */
export function PassingNote({
  seconds,
  isHeld = false,
  expire,
  children,
}: PassingProps): ReactNode {
  const note = useRef<HTMLDivElement>(null);
  useCountdown(seconds * 1000, useHeld(note) || isHeld, expire);
  return (
    <div part="undo" ref={note}>
      {children}
    </div>
  );
}

interface UndoProps extends Pick<PassingProps, 'seconds' | 'expire'> {
  /** What was done. */
  readonly text: string;
  /** The button's label. */
  readonly label: string;
  readonly undo: () => void;
  /** It is being taken back. */
  readonly isUnderWay?: boolean;
}

/** Says what was done and offers to take it back. */
export function UndoNote(props: UndoProps): ReactNode {
  const { text, label, seconds, undo, isUnderWay = false, expire } = props;
  return (
    <PassingNote {...{ seconds, expire }} isHeld={isUnderWay}>
      <p>{text}</p>
      <button type="button" part="button" aria-disabled={isUnderWay || undefined} onClick={undo}>
        {label}
      </button>
    </PassingNote>
  );
}

/** Whether something has the focus in it, or the pointer. */
function useHeld(note: RefObject<HTMLElement | null>): boolean {
  const [isFocused, setFocused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  useEffect(() => {
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
