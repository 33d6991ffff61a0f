import {
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { siteConfig } from '../../../core/config';
import { useEmit, useFound, useHost, useInstance } from '../../../core/element/react';
import { narrowHeader } from '../narrow-header';
import stylesheet from './account-menu.css?inline';
import type { AccountMenuProps, events } from './account-menu.element';
import { DrawnMenu } from './drawn-menu';
import { beMenuButton } from './menu-button';
import { areSame, menuParts } from './menu-parts';
import { menuWay } from './menu-way';

export const styles: string = stylesheet;

/** Brings the theme's icon and menu alive, or draws them. */
export default function AccountMenu({ settings }: AccountMenuProps): ReactNode {
  const instance = useInstance();
  const isNarrow = useIsNarrow();
  const way = menuWay(settings, isNarrow);
  const isDrawn = instance.childrenPolicy !== 'enhance';
  const parts = useParts(isDrawn);
  useMenuButton(way === 'button' ? parts : undefined, isNarrow);
  useLayoutEffect(() => {
    if (way !== 'shown') return undefined;
    parts?.list.setAttribute('data-nh-shown', '');
    return () => parts?.list.removeAttribute('data-nh-shown');
  }, [way, parts]);
  return isDrawn ? <DrawnMenu {...settings} /> : null;
}

function useIsNarrow(): boolean {
  const view = useHost().ownerDocument.defaultView ?? window;
  // The configuration may name another break point; then every body is drawn again.
  const { menuBreakpoint } = siteConfig();
  const query = useMemo(() => narrowHeader(view, menuBreakpoint), [view, menuBreakpoint]);
  const subscribe = useCallback(
    (changed: () => void) => {
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => query.matches);
}

/** Icon and menu as they are now: the page may print them anew, and the body draws them. */
function useParts(isDrawn: boolean): ReturnType<typeof menuParts> {
  const instance = useInstance();
  const { host } = instance;
  const tree = (isDrawn && instance.bodyShadow) || host;
  return useFound(() => menuParts(tree), areSame, tree);
}

function useMenuButton(parts: ReturnType<typeof menuParts>, isNarrow: boolean): void {
  const instance = useInstance();
  const { host } = instance;
  const emit = useEmit<typeof events>();
  const latest = useRef(isNarrow);
  useLayoutEffect(() => {
    latest.current = isNarrow;
  }, [isNarrow]);
  useLayoutEffect(() => {
    if (!parts) return undefined;
    const life = new AbortController();
    const changed = (isOpen: boolean) =>
      void emit(isOpen ? 'nh-account-open' : 'nh-account-close', { isNarrow: latest.current });
    beMenuButton({ ...parts, host, changed, signal: life.signal });
    return () => life.abort();
  }, [parts, host, emit]);
}
