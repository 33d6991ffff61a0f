import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../../../core/element/react';
import { message } from '../messages';

interface Props {
  readonly title: string;
  /** For how long it can be undone. */
  readonly seconds: number;
  readonly undo: () => void;
  /** Called when the time is over. */
  readonly expire: () => void;
}

/** Says what was deleted and offers to bring it back, for a time that waits for whoever is reaching for it. */
export function UndoNote({ title, seconds, undo, expire }: Props): ReactNode {
  const note = useRef<HTMLDivElement>(null);
  useCountdown(seconds * 1000, useHeld(note), expire);
  return (
    <div part="undo" ref={note}>
      <p>{message('kit.library.deleted', { title })}</p>
      <button type="button" part="button" onClick={undo}>
        {message('kit.library.undo')}
      </button>
    </div>
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
