import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { logError } from '../../../core/dom/log';
import { useEmit, useFound, useInstance } from '../../../core/element/react';
import { adoptStyles } from '../../../core/element/styles';
import { DrawnOverlay } from './drawn-overlay';
import { bringAlive } from './overlay';
import { areSame, isSlide, type OverlayParts, overlayParts } from './parts';
import stylesheet from './search-overlay.css?inline';
import type { events, SearchKind, SearchOverlayProps } from './search-overlay.element';

export const styles: string = stylesheet;

/** Brings the theme's icon and box alive, or draws both. */
export default function SearchOverlay({ settings }: SearchOverlayProps): ReactNode {
  const instance = useInstance();
  const { host } = instance;
  const emit = useEmit<typeof events>();
  const isPrinted = instance.childrenPolicy === 'enhance';
  const parts = useParts(isPrinted, settings.kind);
  useLayoutEffect(() => {
    if (!parts) return undefined;
    const life = new AbortController();
    // The box may be in another tree than the element.
    adoptStyles(parts.box.getRootNode(), stylesheet);
    bringAlive(parts, emit, life.signal);
    return () => life.abort();
  }, [parts, emit]);
  useReport(isPrinted && !parts && !isSlide(host));
  return isPrinted ? null : <DrawnOverlay {...settings} />;
}

/** Icon and box as they are now: the page may print them anew, or later, and the body draws them. */
function useParts(isPrinted: boolean, kind?: SearchKind): OverlayParts | undefined {
  const instance = useInstance();
  const { host } = instance;
  const tree = (!isPrinted && instance.bodyShadow) || host;
  return useFound(() => overlayParts(tree, kind), areSame, tree, host.ownerDocument);
}

/** Says once the page is complete that an icon opens nothing. */
function useReport(isMissing: boolean): void {
  const instance = useInstance();
  const { host } = instance;
  useEffect(() => {
    if (!isMissing) return undefined;
    const { readyState, defaultView: view } = host.ownerDocument;
    const report = (): void => {
      if (!host.isConnected) return;
      logError(
        '<nh-search-overlay>: there is no icon, or no search box with a field for it, so nothing opens ' +
          'and a link stays a link. Print both in the tag; a full-screen box may be anywhere in the page.',
        host,
      );
    };
    if (readyState === 'complete') report();
    else view?.addEventListener('load', report);
    return () => view?.removeEventListener('load', report);
  }, [host, isMissing]);
}
