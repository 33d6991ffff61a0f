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
import { onLeave, openSlide, reachField, submitText } from './slide';
import { nextState, type OverlayEvent, type OverlayState } from './state';

/** Emits an event of the overlay's element. */
export type EmitSearchEvent = (
  name: 'nh-search-open' | 'nh-search-close',
  detail: { kind: SearchKind },
) => void;

/** The overlay that opened each box last. The theme prints one box for all full-screen icons. */
const lastOverlays = new WeakMap<HTMLElement, Overlay>();

/** A search icon and its box, which opens as an overlay. */
export class Overlay {
  readonly #parts: OverlayParts;
  readonly #emit: EmitSearchEvent;
  #state: OverlayState = 'closed';
  /** The icon that opened the box last. */
  #opener: HTMLElement | undefined;
  /** Functions that undo the changes for the open state. */
  #undo: (() => void)[] = [];

  constructor(parts: OverlayParts, emit: EmitSearchEvent) {
    this.#parts = parts;
    this.#emit = emit;
  }

  /** Adds roles and listeners; when `signal` is aborted, closes the overlay and removes them. */
  attach(signal: AbortSignal): void {
    const { kind, openers, box } = this.#parts;
    const { ownerDocument: page } = box;
    const isSlide = kind === 'slide-search';
    const restore = openers.map((opener) => addOpenerRoles(opener, box));
    if (isSlide) restore.push(reachField(box));
    const press = (opener: HTMLElement): void => this.#press(opener);
    const close = (): boolean => this.#closeAndReturnFocus();
    for (const opener of openers) onPress(opener, () => opener, press, signal);
    onPress(box, (event) => this.#closerOf(event), close, signal);
    onEscape(page, close, signal);
    if (isSlide) onLeave(this.#inside(), () => this.#close(), signal);
    if (kind !== 'full-screen')
      for (const part of this.#inside())
        part.addEventListener('focusout', (event) => this.#focusLeft(event), { signal });
    // Visitors who come back from the search results should find the page, not the overlay.
    page.defaultView?.addEventListener('pagehide', () => this.#apply('dismissed'), { signal });
    signal.addEventListener('abort', () => {
      this.#apply('dismissed');
      for (const undo of restore) undo();
    });
  }

  /** Opens the box. The icon of an open dropdown submits the typed text, else closes the dropdown. */
  #press(opener: HTMLElement): void {
    const { kind, box } = this.#parts;
    if (this.#state !== 'open') this.#open(opener);
    else if (kind === 'slide-search' && !submitText(box)) this.#closeAndReturnFocus();
  }

  #open(opener: HTMLElement): void {
    const { kind, box } = this.#parts;
    const last = lastOverlays.get(box);
    if (last) last.#close();
    lastOverlays.set(box, this);
    this.#opener = opener;
    this.#apply('opened');
    this.#emit('nh-search-open', { kind });
  }

  #close(): void {
    if (this.#state !== 'open') return;
    this.#apply('dismissed');
    this.#emit('nh-search-close', { kind: this.#parts.kind });
  }

  /** Returns whether the overlay was open. */
  #closeAndReturnFocus(): boolean {
    const wasOpen = this.#state === 'open';
    this.#close();
    if (wasOpen && this.#opener) moveFocus(this.#opener);
    return wasOpen;
  }

  #apply(event: OverlayEvent): void {
    const before = this.#state;
    this.#state = nextState(before, event);
    if (this.#state === before) return;
    const isOpen = this.#state === 'open';
    for (const opener of this.#parts.openers) opener.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) this.#show();
    else if (this.#state === 'closing') this.#hide();
  }

  #show(): void {
    const { kind, box } = this.#parts;
    const isFull = kind === 'full-screen';
    fadeIn(box, kind);
    this.#undo = [...box.querySelectorAll<HTMLElement>(CLOSER)].map(prepareCloser);
    if (isFull) this.#undo.push(makeModal(box));
    if (kind === 'slide-search') this.#undo.push(openSlide(box));
    fieldOf(box)?.focus({ preventScroll: isFull });
  }

  #hide(): void {
    for (const undo of this.#undo) undo();
    fadeOut(this.#parts.box, () => this.#apply('faded'));
  }

  #closerOf({ target }: Event): HTMLElement | null {
    return this.#state === 'open' ? (target as Element).closest(CLOSER) : null;
  }

  /** Closes a box in the header when the focus leaves it, because the box could hide the focused element. */
  #focusLeft({ relatedTarget }: FocusEvent): void {
    const isInside = this.#inside().some((part) => part.contains(relatedTarget as Node | null));
    if (relatedTarget && !isInside) this.#close();
  }

  /** The parts that are used while the box is open: those of a dropdown include its icon, which submits. */
  #inside(): HTMLElement[] {
    const { kind, box, openers } = this.#parts;
    return kind === 'slide-search' ? [box, ...openers] : [box];
  }
}

/** Gives an icon the role of a button; returns a function that restores its attributes. */
function addOpenerRoles(opener: HTMLElement, box: HTMLElement): () => void {
  return setAttributes(opener, {
    ...nameControl(opener, message('search.open')),
    role: 'button',
    'aria-expanded': 'false',
    ...(box.id ? { 'aria-controls': box.id } : {}),
  });
}

/**
 * Gives a close control the role of a button: the theme's own is a `<span>` that not all keys operate.
 * Returns a function that restores its attributes.
 */
function prepareCloser(closer: HTMLElement): () => void {
  return setAttributes(closer, {
    ...nameControl(closer, message('search.close')),
    ...(closer.localName === 'button' ? {} : { role: 'button', tabindex: '0' }),
  });
}

/** The name that the theme prints on its icon. It calls the icon a link, which is wrong for a button. */
const LINK_NAME = 'Search icon link';

/** The `aria-label` of a control without a fitting name; no attribute if the control has one. */
function nameControl(control: HTMLElement, name: string): Readonly<Record<string, string>> {
  const label = control.getAttribute('aria-label');
  const isNamed = label ? label !== LINK_NAME : /\p{L}/u.test(control.textContent);
  return isNamed ? {} : { 'aria-label': name };
}

/**
 * Handles clicks, Enter and Space in `root` before the theme's own script, and instead of it.
 *
 * @param controlOf the control that an event is for; null to ignore the event
 */
function onPress(
  root: HTMLElement,
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
    // The browser opens the search page in a new tab.
    if (control && isPlainClick(event)) take(event, control);
  };
  const takeKey = (event: KeyboardEvent): void => {
    const control = controlOf(event);
    const isKey = event.key === ' ' || event.key === 'Enter';
    if (control && isKey && control.localName !== 'button') take(event, control);
  };
  root.addEventListener('click', takeClick, { capture: true, signal });
  root.addEventListener('keydown', takeKey, { capture: true, signal });
}
