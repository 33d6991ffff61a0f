import { type ReactNode, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { siteConfig } from '../../../core/config';
import { takeEvent } from '../../../core/dom/take-event';
import { useEmit, useInstance } from '../../../core/element/react';
import stylesheet from './color-switcher.css?inline';
import type { ColorSwitcherProps, events } from './color-switcher.element';
import { DrawnButton } from './drawn-button';
import { themeNames } from './names';
import { pagePalette } from './page-palette';
import { showOnButton } from './printed-button';

export const styles: string = stylesheet;

/** Brings the theme's button alive, or draws one. */
export default function ColorSwitcher({ settings }: ColorSwitcherProps): ReactNode {
  const instance = useInstance();
  const { host } = instance;
  const palette = pagePalette(host.ownerDocument);
  // After each drawing: the site's configuration may have changed, and then every body is drawn again.
  useLayoutEffect(() => palette.take(host, settings));
  useLayoutEffect(() => () => palette.leave(host), [palette, host]);
  const isSwitched = useSyncExternalStore(palette.subscribe, palette.isSwitched);
  const isLive = useSyncExternalStore(palette.subscribe, palette.isLive);
  const isDark = useSyncExternalStore(palette.subscribe, palette.isDarkPalette);
  const toggle = useToggle();
  if (!isLive) return null;
  if (instance.childrenPolicy === 'enhance') return <PrintedButton {...{ isSwitched, toggle }} />;
  return <DrawnButton {...{ isSwitched, isDark, toggle }} label={settings.label} />;
}

function useToggle(): () => void {
  const instance = useInstance();
  const { host } = instance;
  const emit = useEmit<typeof events>();
  return () => void emit('nh-palette-change', pagePalette(host.ownerDocument).toggle());
}

interface ButtonProps {
  readonly isSwitched: boolean;
  readonly toggle: () => void;
}

/** The theme's button, wherever inside the element it is, and however often the page replaces it. */
function PrintedButton({ isSwitched, toggle }: ButtonProps): ReactNode {
  const instance = useInstance();
  const { host } = instance;
  const shown = useRef(isSwitched);
  useLayoutEffect(() => {
    const show = (isAnimated: boolean) => {
      for (const button of host.querySelectorAll('button')) {
        showOnButton(button, themeNames(siteConfig()), isSwitched, isAnimated);
      }
    };
    show(isSwitched !== shown.current && !prefersStillness(host));
    shown.current = isSwitched;
    const observer = new MutationObserver(() => show(false));
    observer.observe(host, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [host, isSwitched]);
  useLayoutEffect(() => {
    const life = new AbortController();
    const answer = (event: Event) => answerClick(event, toggle);
    // In the capture phase: the theme's own script listens on the button, and would switch back.
    host.addEventListener('click', answer, { capture: true, signal: life.signal });
    return () => life.abort();
  }, [host, toggle]);
  return null;
}

function answerClick(event: Event, toggle: () => void): void {
  if (!(event.target as Element).closest('button')) return;
  takeEvent(event);
  toggle();
}

function prefersStillness({ ownerDocument }: HTMLElement): boolean {
  return Boolean(ownerDocument.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches);
}
