import { isPlainClick } from '../../../core/dom/plain-click';
import { setAttributes } from '../../../core/dom/set-attributes';
import { takeEvent } from '../../../core/dom/take-event';
import { moveFocus } from '../../../core/focus';
import { onEscape } from './escape';
import { fadeIn, fadeOut } from './fade';
import { message } from './messages';
import { makeModal } from './modal';
import { CLOSER, fieldOf, type OverlayParts } from './parts';
import type { SearchKind } from './search-overlay.element';
import { nextState, type OverlayEvent, type OverlayState } from './state';

/** What an overlay tells its element. */
export type Told = (
  name: 'nh-search-open' | 'nh-search-close',
  detail: { kind: SearchKind },
) => void;

/** How each box is closed by who has opened it last: the theme prints one for all full-screen icons. */
const closes = new WeakMap<HTMLElement, () => void>();

/** Brings an icon and its box alive, until `signal` is aborted. */
export function bringAlive(
  { kind, openers, box }: OverlayParts,
  tell: Told,
  signal: AbortSignal,
): void {
  const { ownerDocument: page } = box;
  let state: OverlayState = 'closed';
  let opener: HTMLElement | undefined;
  /** Takes back what holds only while it is open. */
  let free: readonly (() => void)[] = [];

  const apply = (event: OverlayEvent): void => {
    const before = state;
    state = nextState(state, event);
    if (state === before) return;
    for (const one of openers) one.setAttribute('aria-expanded', String(state === 'open'));
    if (state === 'open') {
      fadeIn(box);
      const closers = [...box.querySelectorAll<HTMLElement>(CLOSER)].map(prepareCloser);
      free = kind === 'full-screen' ? [...closers, makeModal(box)] : closers;
      fieldOf(box)?.focus({ preventScroll: kind === 'full-screen' });
    } else if (state === 'closing') {
      for (const back of free) back();
      fadeOut(box, () => apply('faded'));
    }
  };
  const close = (): void => {
    if (state !== 'open') return;
    apply('dismissed');
    tell('nh-search-close', { kind });
  };
  const open = (by: HTMLElement): void => {
    if (state === 'open') return;
    closes.get(box)?.();
    closes.set(box, close);
    opener = by;
    apply('opened');
    tell('nh-search-open', { kind });
  };
  const closeAndReturn = (): boolean => {
    const isOpen = state === 'open';
    close();
    if (isOpen && opener) moveFocus(opener);
    return isOpen;
  };

  const restore = openers.map((one) => addOpenerRoles(one, box));
  for (const one of openers) onPress(one, () => one, open, signal);
  const closerOf = ({ target }: Event): HTMLElement | null =>
    state === 'open' ? (target as Element).closest(CLOSER) : null;
  onPress(box, closerOf, closeAndReturn, signal);
  onEscape(page, closeAndReturn, signal);
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
    for (const back of restore) back();
  });
}

/** Gives an icon the role of a button; returns the way back. */
function addOpenerRoles(opener: HTMLElement, box: HTMLElement): () => void {
  return setAttributes(opener, {
    ...nameControl(opener, message('search.open')),
    role: 'button',
    'aria-expanded': 'false',
    ...(box.id ? { 'aria-controls': box.id } : {}),
  });
}

/** Gives what closes a box the role of a button: the theme's own is a `<span>` that only some keys reach. */
function prepareCloser(closer: HTMLElement): () => void {
  return setAttributes(closer, {
    ...nameControl(closer, message('search.close')),
    ...(closer.localName === 'button' ? {} : { role: 'button', tabindex: '0' }),
  });
}

/** The theme's own name of its icon, which is not a link any more. */
const LINK_NAME = 'Search icon link';

/** A name for a control that has none, or that of something else. */
function nameControl(control: HTMLElement, name: string): Readonly<Record<string, string>> {
  const label = control.getAttribute('aria-label');
  const isNamed = label ? label !== LINK_NAME : /\p{L}/u.test(control.textContent);
  return isNamed ? {} : { 'aria-label': name };
}

/**
 * Hears clicks and the keys of a button before the theme's own script does, and instead of it.
 *
 * @param controlOf what of `place` an event is meant for; null leaves it alone
 */
function onPress(
  place: HTMLElement,
  controlOf: (event: Event) => HTMLElement | null,
  act: (control: HTMLElement) => void,
  signal: AbortSignal,
): void {
  const take = (event: Event, control: HTMLElement): void => {
    takeEvent(event);
    act(control);
  };
  const takeClick = (event: MouseEvent): void => {
    const control = controlOf(event);
    // A new tab with the search page is the browser's.
    if (control && isPlainClick(event)) take(event, control);
  };
  const takeKey = (event: KeyboardEvent): void => {
    const control = controlOf(event);
    const isKey = event.key === ' ' || event.key === 'Enter';
    if (control && isKey && control.localName !== 'button') take(event, control);
  };
  place.addEventListener('click', takeClick, { capture: true, signal });
  place.addEventListener('keydown', takeKey, { capture: true, signal });
}
