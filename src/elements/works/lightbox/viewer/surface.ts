import { isRightToLeft } from '../../../../core/config';
import { holdPage } from '../../../../core/dom/held-page';
import { adoptStyles } from '../../../../core/element/styles';
import { activeElement } from '../../../../core/focus/active-element';
import spinnerStyles from '../../../../core/parts/spinner.css?inline';
import { iconButton } from './button';
import { drawn } from './drawn';
import stylesheet from './lightbox.css?inline';
import { message } from './messages';

/** The open modal dialog that everything is shown in. */
export interface Surface {
  /** All that is seen: it may fill the screen, which a `<dialog>` itself may not. */
  readonly frame: HTMLElement;
  /** The row at the top; what is put in front stands before the close button. */
  readonly bar: HTMLElement;
  readonly closeButton: HTMLElement;
  /** Where the content goes. */
  readonly stage: HTMLElement;
  /** Aborted when it closes. */
  readonly signal: AbortSignal;
  /** Resolves when it is closed. */
  readonly closed: Promise<void>;
  close(): void;
}

/** What a surface is opened with. */
export interface SurfaceOptions {
  /** The dialog's accessible name. */
  readonly label: string;
  readonly kind: 'slides' | 'page' | 'video';
  /** What gets the focus back; default: what has it now. */
  readonly opener?: HTMLElement | undefined;
}

/**
 * Opens an empty modal dialog over the page, which is inert behind it.
 *
 * A phone's way back closes it where the browser takes that for a request to close (Chromium); an entry
 * in the history would do it everywhere, and disturb a page that keeps entries of its own.
 */
export function openSurface({ label, kind, opener }: SurfaceOptions): Surface {
  const life = new AbortController();
  const origin = opener ?? activeElement();
  const closeButton = iconButton('close', message('lightbox.close'), close);
  const bar = drawn('div', { class: 'nh-lightbox-bar' }, closeButton);
  const stage = drawn('div', { class: 'nh-lightbox-stage' });
  // The frame takes the focus, so that a held Enter key, which opened it, does not press a button.
  const frame = drawn(
    'div',
    { class: 'nh-lightbox-frame', tabindex: '-1', autofocus: true },
    bar,
    stage,
  );
  const dialog = drawn(
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
  adoptStyles(document, stylesheet + spinnerStyles);
  const release = holdPage(document);
  dialog.showModal();
  // Escape and a phone's way back. `close` alone comes a task after the dialog is gone: what the page asks for
  // in between would be taken back.
  dialog.addEventListener('cancel', close);
  dialog.addEventListener('close', close);
  const closed = new Promise<void>((resolve) => {
    life.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  return { frame, bar, closeButton, stage, signal: life.signal, closed, close };

  function close(): void {
    if (life.signal.aborted) return;
    if (document.fullscreenElement === frame) void document.exitFullscreen();
    dialog.close();
    release();
    if (origin?.isConnected) origin.focus({ preventScroll: true });
    life.abort();
    void fadedOut(dialog).then(() => dialog.remove());
  }
}

/** Resolves when the dialog's own transitions have ended. */
async function fadedOut(dialog: HTMLDialogElement): Promise<void> {
  await Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished));
}

/** Closes the surface by a click that begins and ends beside the content and the controls. */
export function closeByClickOutside({ bar, frame, stage, close, signal }: Surface): void {
  const isBeside = (target: Element): boolean =>
    target === stage || (bar.contains(target) && !target.closest('a, button, .nh-lightbox-menu'));
  let isOutside = false;
  frame.addEventListener(
    'pointerdown',
    ({ target }) => {
      isOutside = isBeside(target as Element);
    },
    { signal },
  );
  frame.addEventListener(
    'click',
    ({ target }) => {
      if (isOutside && isBeside(target as Element)) close();
      isOutside = false;
    },
    { signal },
  );
}
