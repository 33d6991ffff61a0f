import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useHost, useLatest } from '../../../core/element/react';
import { keptInside, panelTop, rememberedTop, rememberTop, topAfterKey } from './panel-position';

/** Where the panel is, and how it is moved. */
export interface PanelPlace {
  /** CSS pixels from the map's top; it is wholly on the map. */
  readonly top: number;
  /** The largest that `top` may be. */
  readonly most: number;
  readonly panelRef: RefObject<HTMLElement | null>;
  readonly handleRef: RefObject<HTMLDivElement | null>;
  moveByKey(event: KeyboardEvent): void;
}

/**
 * Lets the panel be moved up and down, by pointer, touch or keys, and remembers where it was left.
 *
 * @param start where it stands until then: 0 at the map's top to 1 at its end
 */
export function usePanel(start: number): PanelPlace {
  const panelRef = useRef<HTMLElement>(null);
  const handleRef = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(rememberedTop);
  const most = useRoom(panelRef);
  const top = panelTop(wanted, most, start);
  useDrag(handleRef, { top, most, move: setWanted });
  return {
    top,
    most,
    panelRef,
    handleRef,
    moveByKey(event) {
      const target = topAfterKey(event.key, top, most);
      if (target === undefined) return;
      event.preventDefault();
      setWanted(target);
      rememberTop(target);
    },
  };
}

/** How far down the panel can go: what the map has more of height. */
function useRoom(panelRef: RefObject<HTMLElement | null>): number {
  const host = useHost();
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const panel = panelRef.current;
    if (!panel) return undefined;
    const measure = (): void => {
      // A map that is not shown has no height, and the panel keeps its place.
      if (host.clientHeight > 0) setRoom(Math.max(0, host.clientHeight - panel.offsetHeight));
    };
    // Before the first paint, so that the panel is not seen to move.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(host);
    observer.observe(panel);
    return () => observer.disconnect();
  }, [host, panelRef]);
  return room;
}

interface Drag {
  readonly top: number;
  readonly most: number;
  readonly move: (target: number) => void;
}

// Heard natively: a drag also ends by `pointercancel`, which bodies do not listen to.
function useDrag(handleRef: RefObject<HTMLDivElement | null>, drag: Drag): void {
  const latest = useLatest(drag);
  useEffect(() => {
    const handle = handleRef.current;
    if (!handle) return undefined;
    const life = new AbortController();
    const { signal } = life;
    let grip: { readonly pointer: number; readonly offset: number } | undefined;
    let dragged: number | undefined;
    const follow = ({ pointerId, clientY }: PointerEvent): void => {
      if (grip?.pointer !== pointerId) return;
      dragged = keptInside(clientY - grip.offset, latest.current.most);
      latest.current.move(dragged);
    };
    const end = ({ pointerId }: PointerEvent): void => {
      if (grip?.pointer !== pointerId) return;
      grip = undefined;
      if (dragged !== undefined) rememberTop(dragged);
    };
    const begin = (event: PointerEvent): void => {
      if (!event.isPrimary || event.button !== 0) return;
      grip = { pointer: event.pointerId, offset: event.clientY - latest.current.top };
      dragged = undefined;
      capture(handle, event.pointerId);
    };
    handle.addEventListener('pointerdown', begin, { signal });
    handle.addEventListener('pointermove', follow, { signal });
    handle.addEventListener('pointerup', end, { signal });
    handle.addEventListener('pointercancel', end, { signal });
    return () => life.abort();
  }, [handleRef, latest]);
}

function capture(handle: Element, pointer: number): void {
  try {
    handle.setPointerCapture(pointer);
  } catch {
    // The pointer has just left; the drag goes on while it is over the handle.
  }
}
