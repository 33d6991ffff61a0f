import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useHost, useLatest } from '../../../core/element/react';
import { sizeObserver } from '../../../core/observers';
import { keptInside, panelTop, rememberedTop, rememberTop, topAfterKey } from './panel-position';

/** The position of the panel, and the ways to move it. */
export interface PanelPosition {
  /** CSS pixels from the map's top; the whole panel is on the map. */
  readonly top: number;
  /** The maximum of `top`. */
  readonly most: number;
  readonly panelRef: RefObject<HTMLElement | null>;
  readonly handleRef: RefObject<HTMLDivElement | null>;
  moveByKey(event: KeyboardEvent): void;
}

/**
 * Lets the panel be moved up and down by pointer, touch or keys, and stores its position.
 *
 * @param start the initial position, from 0 (top of the map) to 1 (bottom)
 */
export function usePanel(start: number): PanelPosition {
  const panelRef = useRef<HTMLElement>(null);
  const handleRef = useRef<HTMLDivElement>(null);
  const [lastTop, setLastTop] = useState(rememberedTop);
  const most = useRoom(panelRef);
  const top = panelTop(lastTop, most, start);
  useDrag(handleRef, { top, most, move: setLastTop });
  return {
    top,
    most,
    panelRef,
    handleRef,
    moveByKey(event) {
      const target = topAfterKey(event.key, top, most);
      if (target === undefined) return;
      event.preventDefault();
      setLastTop(target);
      rememberTop(target);
    },
  };
}

/** The range of the panel: the height of the map minus that of the panel. */
function useRoom(panelRef: RefObject<HTMLElement | null>): number {
  const host = useHost();
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const panel = panelRef.current;
    if (!panel) return undefined;
    const measure = (): void => {
      // A hidden map has no height; the panel keeps its position.
      if (host.clientHeight > 0) setRoom(Math.max(0, host.clientHeight - panel.offsetHeight));
    };
    // Before the first paint, so that the panel does not visibly move.
    measure();
    const observer = sizeObserver(measure);
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

// Native listeners: a drag also ends by `pointercancel`, an event that React bodies do not receive.
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
    // The pointer is already gone. Without capture, the drag continues while the pointer is over the handle.
  }
}
