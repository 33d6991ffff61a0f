import { fadeIn, fadeOut } from './fade';
import { message } from './messages';
import { makeModal } from './modal';
import type { OverlayParts } from './parts';
import type { SearchKind } from './search-overlay.element';
import { nextState, type OverlayEvent, type OverlayState } from './state';

/** What an overlay tells its element. */
export type Told = (
  name: 'nh-search-open' | 'nh-search-close',
  detail: { kind: SearchKind },
) => void;

/** Brings an icon and its box alive, until `signal` is aborted. */
export function bringAlive(parts: OverlayParts, tell: Told, signal: AbortSignal): void {
  const { kind, openers, box, field, closers } = parts;
  let state: OverlayState = 'closed';
  let opener: HTMLElement | undefined;
  let free: () => void = () => {};

  const apply = (event: OverlayEvent): void => {
    const before = state;
    state = nextState(state, event);
    if (state === before) return;
    for (const one of openers) one.setAttribute('aria-expanded', String(state === 'open'));
    if (state === 'open') {
      fadeIn(box);
      if (kind === 'full-screen') free = makeModal(box);
      field.focus();
    } else if (state === 'closing') {
      free();
      fadeOut(box, () => apply('faded'));
    }
  };
  const open = (by: HTMLElement): void => {
    opener = by;
    apply('opened');
    tell('nh-search-open', { kind });
  };
  const close = (): void => {
    if (state !== 'open') return;
    apply('dismissed');
    tell('nh-search-close', { kind });
  };
  const closeAndReturn = (): void => {
    const isOpen = state === 'open';
    close();
    if (isOpen) opener?.focus();
  };

  for (const one of openers) prepareOpener(one, box);
  for (const one of closers) prepareCloser(one);
  for (const one of openers) onPress(one, () => open(one), signal);
  for (const one of closers) onPress(one, closeAndReturn, signal);
  const { ownerDocument: page } = box;
  page.addEventListener('keydown', (event) => isEscape(event) && closeAndReturn(), { signal });
  // The cover hides the header: focus that has left it must not be under it.
  if (kind === 'header-cover') {
    box.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (relatedTarget && !box.contains(relatedTarget as Node)) close();
      },
      { signal },
    );
  }
  // Who comes back from the results finds the page, not the overlay.
  page.defaultView?.addEventListener('pagehide', () => apply('dismissed'), { signal });
  signal.addEventListener('abort', () => {
    apply('dismissed');
    for (const one of openers) one.removeAttribute('aria-expanded');
  });
}

function prepareOpener(opener: HTMLElement, box: HTMLElement): void {
  opener.setAttribute('role', 'button');
  opener.setAttribute('aria-expanded', 'false');
  if (box.id) opener.setAttribute('aria-controls', box.id);
  nameControl(opener, message('search.open'));
}

/** The theme's own is a `<span>` that only some keys reach. */
function prepareCloser(closer: HTMLElement): void {
  if (closer.localName !== 'button') {
    closer.setAttribute('role', 'button');
    closer.tabIndex = 0;
  }
  nameControl(closer, message('search.close'));
}

function nameControl(control: HTMLElement, name: string): void {
  const isNamed = control.hasAttribute('aria-label') || /\p{L}/u.test(control.textContent);
  if (!isNamed) control.setAttribute('aria-label', name);
}

/** Hears clicks and the keys of a button before the theme's own script does, and instead of it. */
function onPress(control: HTMLElement, act: () => void, signal: AbortSignal): void {
  const take = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    act();
  };
  const takeClick = (event: MouseEvent): void => {
    // A new tab with the search page is the browser's.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    take(event);
  };
  const takeKey = (event: KeyboardEvent): void => {
    const isKey = event.key === ' ' || event.key === 'Enter';
    if (isKey && control.localName !== 'button') take(event);
  };
  control.addEventListener('click', takeClick, { capture: true, signal });
  control.addEventListener('keydown', takeKey, { capture: true, signal });
}

function isEscape({ key, isComposing }: KeyboardEvent): boolean {
  return key === 'Escape' && !isComposing;
}
