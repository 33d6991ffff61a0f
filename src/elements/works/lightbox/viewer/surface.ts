import { isRightToLeft } from '../../../../core/config';
import { lockScroll } from '../../../../core/dom/scroll-lock';
import { adoptStyles } from '../../../../core/element/styles';
import { activeElement } from '../../../../core/focus/active-element';
import { speakers } from '../../../../core/languages/english-texts';
import spinnerStyles from '../../../../core/parts/spinner.css?inline';
import { iconButton } from './button';
import { createElement } from './create-element';
import stylesheet from './lightbox.css?inline';
import { message } from './messages';

/** The open modal dialog of a lightbox. */
export interface Surface {
  readonly dialog: HTMLDialogElement;
  /** The visible box, which can go full screen; a `<dialog>` cannot. */
  readonly frame: HTMLElement;
  /** The toolbar at the top, which ends with the close button. */
  readonly bar: HTMLElement;
  readonly closeButton: HTMLElement;
  /** The container of the content. */
  readonly stage: HTMLElement;
  /** Aborted when the dialog closes. */
  readonly signal: AbortSignal;
  /** Resolves when the dialog is closed. */
  readonly closed: Promise<void>;
  close(): void;
}

/** The options of {@link openSurface}. */
export interface SurfaceOptions {
  /** The dialog's accessible name. */
  readonly label: string;
  /** The name of the first item, which screen readers announce with the focus; default: the dialog's name. */
  readonly firstName?: string | undefined;
  readonly kind: 'slides' | 'page' | 'video';
  /** The element that gets the focus after closing; default: the focused element. */
  readonly opener?: HTMLElement | undefined;
}

/**
 * Opens an empty modal dialog over the page, and makes the page inert.
 *
 * In Chromium, the back gesture of a phone is a close request and closes the dialog. A history entry would
 * support all browsers, but would disturb pages that manage the history themselves.
 */
export function openSurface({ label, firstName, kind, opener }: SurfaceOptions): Surface {
  const connection = new AbortController();
  const origin = opener ?? activeElement();
  const closeButton = iconButton('close', message('lightbox.close'), close);
  const bar = createElement('div', { class: 'nh-lightbox-bar' }, closeButton);
  const stage = createElement('div', { class: 'nh-lightbox-stage' });
  // The frame gets the focus, not a button: the Enter key that opened the dialog may still be held.
  const frame = createElement(
    'div',
    {
      class: 'nh-lightbox-frame',
      role: 'group',
      'aria-label': firstName || label,
      tabindex: '-1',
      autofocus: true,
    },
    bar,
    stage,
  );
  const dialog = createElement(
    'dialog',
    {
      class: 'nh-lightbox',
      'aria-label': label,
      'data-kind': kind,
      dir: isRightToLeft() ? 'rtl' : 'ltr',
    },
    frame,
  );
  document.body.append(dialog);
  const speaker = { host: dialog };
  speakers.add(speaker);
  adoptStyles(document, stylesheet + spinnerStyles);
  const release = lockScroll(document);
  dialog.showModal();
  // `cancel` is dispatched for Escape and the back gesture. The event `close` would be too late: it follows
  // one task after closing, and would undo changes that the page has made in between.
  dialog.addEventListener('cancel', close);
  dialog.addEventListener('close', close);
  const closed = new Promise<void>((resolve) => {
    connection.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  return { dialog, frame, bar, closeButton, stage, signal: connection.signal, closed, close };

  function close(): void {
    if (connection.signal.aborted) return;
    if (document.fullscreenElement === frame) void document.exitFullscreen();
    dialog.close();
    release();
    if (origin?.isConnected) origin.focus({ preventScroll: true });
    connection.abort();
    speakers.delete(speaker);
    void fadedOut(dialog).then(() => dialog.remove());
  }
}

/** Resolves when the dialog's transitions have finished. */
async function fadedOut(dialog: HTMLDialogElement): Promise<void> {
  await Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished));
}

/** Closes the surface on a click that starts and ends outside the content and the controls. */
export function closeByClickOutside({ bar, frame, stage, close, signal }: Surface): void {
  const isOutsideTarget = (target: Element): boolean =>
    target === stage || (bar.contains(target) && !target.closest('a, button, .nh-lightbox-menu'));
  let startedOutside = false;
  frame.addEventListener(
    'pointerdown',
    ({ target }) => {
      startedOutside = isOutsideTarget(target as Element);
    },
    { signal },
  );
  frame.addEventListener(
    'click',
    ({ target }) => {
      if (startedOutside && isOutsideTarget(target as Element)) close();
      startedOutside = false;
    },
    { signal },
  );
}
