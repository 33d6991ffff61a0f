import { type ReactNode, useLayoutEffect } from 'react';
import { useEmit, useHost } from '../../core/element';
import { adoptStyles } from '../../core/element/styles';
import { DrawnOverlay } from './drawn-overlay';
import { bringAlive } from './overlay';
import { overlayParts } from './parts';
import stylesheet from './search-overlay.css?inline';
import type { events, SearchOverlayProps } from './search-overlay.element';

export const styles: string = stylesheet;

/** Brings the theme's icon and box alive, or draws both. */
export default function SearchOverlay({ settings }: SearchOverlayProps): ReactNode {
  const host = useHost();
  const emit = useEmit<typeof events>();
  const { kind } = settings;
  const isPrinted = host.childrenPolicy === 'enhance';
  useLayoutEffect(() => {
    const parts = overlayParts(isPrinted ? host : (host.bodyShadow ?? host), kind);
    if (!parts) return undefined;
    const life = new AbortController();
    // The box may be in another tree than the element.
    adoptStyles(parts.box.getRootNode(), stylesheet);
    bringAlive(parts, emit, life.signal);
    return () => life.abort();
  }, [host, emit, kind, isPrinted]);
  return isPrinted ? null : <DrawnOverlay {...settings} />;
}
