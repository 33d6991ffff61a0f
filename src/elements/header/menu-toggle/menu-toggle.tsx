import {
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { logError } from '../../../core/dom/log';
import { takeEvent } from '../../../core/dom/take-event';
import { useEmit, useFound, useInstance } from '../../../core/element/react';
import { DrawnButton } from './drawn-button';
import { type Menu, type MenuToggleHost, menuOf } from './menu';
import stylesheet from './menu-toggle.css?inline';
import type { events, MenuToggleProps } from './menu-toggle.element';
import { panelOf } from './panel';
import { showOnButton, undressButton } from './printed-button';
import { screenOf } from './screen';

export const styles: string = stylesheet;

/** Brings the theme's button and the menu alive, or draws a button for a menu. */
export default function MenuToggle(props: MenuToggleProps): ReactNode {
  const instance = useInstance();
  const { host } = instance;
  const isDrawn = instance.childrenPolicy !== 'enhance';
  const panel = usePanel(props.htmlFor);
  const menu = panel && menuOf(panel);
  const toggle = useToggle(props);
  const isOpen = useSyncExternalStore(menu?.subscribe ?? nothing, menu?.isOpen ?? never);
  const isEmpty = useSyncExternalStore(menu?.subscribe ?? nothing, menu?.isEmpty ?? never);
  useLayoutEffect(() => menu?.join(toggle), [menu, toggle]);
  // After each drawing: the site's configuration may have changed, and then every body is drawn again.
  useLayoutEffect(() => screenOf(host.ownerDocument).renew());
  useReport(panel);
  if (!isDrawn) return menu && <PrintedButtons {...{ menu, toggle, isOpen, isEmpty }} />;
  if (isEmpty) return null;
  return (
    <DrawnButton
      {...{ isOpen }}
      controls={panel?.id || undefined}
      label={props.settings.label}
      toggle={(button) => menu?.toggle(toggle, button)}
    />
  );
}

const never = (): boolean => false;
const nothing = (): (() => void) => () => {};

/** The menu's panel as it is now: scripts of the page may print another one. */
function usePanel(id: string): HTMLElement | null {
  const instance = useInstance();
  const { host } = instance;
  return useFound(() => panelOf(host, id), Object.is, id ? host.ownerDocument : host);
}

/** This element as its menu knows it, for the life of the body, with the newest settings. */
function useToggle(props: MenuToggleProps): MenuToggleHost {
  const instance = useInstance();
  const { host } = instance;
  const emit = useEmit<typeof events>();
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  }, [props]);
  return useMemo(
    () => ({
      host,
      settings: () => latest.current.settings,
      emit: (name, detail) => void emit(name, detail),
    }),
    [host, emit],
  );
}

interface PrintedButtonsProps {
  readonly menu: Menu;
  readonly toggle: MenuToggleHost;
  readonly isOpen: boolean;
  readonly isEmpty: boolean;
}

/** All buttons in the element that are not the menu's own. */
function buttonsOf(host: Element, panel: Element): HTMLButtonElement[] {
  return [...host.querySelectorAll('button')].filter((button) => !panel.contains(button));
}

/** Brings the theme's buttons alive. */
function PrintedButtons({ menu, toggle, isOpen, isEmpty }: PrintedButtonsProps): ReactNode {
  const instance = useInstance();
  const { host } = instance;
  const { panel } = menu;
  useLayoutEffect(
    () => () => {
      for (const button of buttonsOf(host, panel)) undressButton(button);
    },
    [host, panel],
  );
  useLayoutEffect(() => {
    const show = () => {
      for (const button of buttonsOf(host, panel)) showOnButton(button, panel, { isOpen, isEmpty });
    };
    show();
    const observer = new MutationObserver(show);
    observer.observe(host, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [host, panel, isOpen, isEmpty]);
  useLayoutEffect(() => {
    const life = new AbortController();
    const answer = (event: Event) => {
      const button = (event.target as Element).closest('button');
      if (!button || panel.contains(button)) return;
      takeEvent(event);
      menu.toggle(toggle, button);
    };
    // In the capture phase: the theme's own script listens on the button, and would toggle back.
    host.addEventListener('click', answer, { capture: true, signal: life.signal });
    return () => life.abort();
  }, [host, panel, menu, toggle]);
  return null;
}

function useReport(panel: Element | null): void {
  const instance = useInstance();
  const { host } = instance;
  useEffect(() => {
    if (panel || !host.isConnected || host.ownerDocument.readyState === 'loading') return;
    logError(
      '<nh-menu-toggle>: there is no menu, neither inside it nor with the id in its attribute "for", so ' +
        'its button opens nothing. Print the menu’s id, or the menu inside the tag.',
      host,
    );
  }, [host, panel]);
}
