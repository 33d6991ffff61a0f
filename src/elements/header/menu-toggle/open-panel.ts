import { lockScroll } from '../../../core/dom/scroll-lock';
import { setAttributes } from '../../../core/dom/set-attributes';
import { keepInside } from '../../../core/focus';
import { message } from './messages';
import type { MenuNames } from './names';
import { CLOSE_BUTTON, type MenuKind } from './panel';

/** The attribute of an open panel, which the stylesheet selects. */
const OPEN = 'data-nh-open';

/** The class with which the theme's stylesheets show a panel. */
const SHOWN = { dropdown: 'toggle-on', 'off-canvas': 'show' } as const;

/**
 * Opens a panel with the classes that the theme's stylesheets expect; returns a function that closes it.
 *
 * @param hidden called when another script, such as the theme's own, has hidden the panel
 */
export function openPanel(
  panel: HTMLElement,
  kind: MenuKind,
  names: MenuNames,
  hidden: () => void,
): () => void {
  const { documentElement: root, body } = panel.ownerDocument;
  panel.setAttribute(OPEN, '');
  body.classList.add(names.bodyOpen[kind]);
  const close = kind === 'dropdown' ? unfold(panel) : cover(panel, root, names);
  const observer = new MutationObserver(() => {
    if (!panel.classList.contains(SHOWN[kind])) hidden();
  });
  observer.observe(panel, { attributeFilter: ['class'] });
  return () => {
    observer.disconnect();
    panel.removeAttribute(OPEN);
    body.classList.remove(names.bodyOpen[kind]);
    close();
  };
}

function unfold(panel: HTMLElement): () => void {
  panel.classList.add(SHOWN.dropdown);
  panel.style.display = 'block';
  return () => {
    panel.classList.remove(SHOWN.dropdown);
    panel.style.removeProperty('display');
  };
}

function cover(panel: HTMLElement, root: HTMLElement, names: MenuNames): () => void {
  panel.classList.add('active', SHOWN['off-canvas']);
  root.classList.add(names.rootOffCanvas);
  const closeButton = panel.querySelector(CLOSE_BUTTON) ? undefined : addCloseButton(panel);
  const undo = [
    lockScroll(panel.ownerDocument),
    keepInside(panel),
    keepEscape(root),
    becomeDialog(panel),
  ];
  return () => {
    panel.classList.remove('active', SHOWN['off-canvas']);
    root.classList.remove(names.rootOffCanvas);
    closeButton?.remove();
    for (const end of undo) end();
  };
}

/**
 * Stops the keyup of Escape before it reaches the theme's script on the document, which would hide the
 * panel (docs/compatibility/header.md#off-canvas). The menu closes on keydown, unless that was handled by
 * something in the menu.
 */
function keepEscape(root: HTMLElement): () => void {
  const keep = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') event.stopPropagation();
  };
  root.addEventListener('keyup', keep);
  return () => root.removeEventListener('keyup', keep);
}

/** Adds a close button to the panel, since the toggle cannot be reached while the panel is open. */
function addCloseButton(panel: HTMLElement): HTMLElement {
  const button = panel.ownerDocument.createElement('button');
  button.type = 'button';
  button.className = 'nh-icon-button nh-menu-close';
  button.setAttribute('data-nh-menu-close', '');
  button.setAttribute('aria-label', message('menu.close'));
  panel.prepend(button);
  return button;
}

/** Gives the open panel the role of a dialog; a `<nav>` keeps its own role. */
function becomeDialog(panel: HTMLElement): () => void {
  if (panel.localName === 'nav' || panel.hasAttribute('role')) return () => {};
  return setAttributes(panel, {
    role: 'dialog',
    'aria-modal': 'true',
    'aria-label': panel.getAttribute('aria-label') ?? message('menu.toggle'),
  });
}
