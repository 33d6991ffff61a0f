import { isPlainClick } from '../../../core/dom/plain-click';
import { lockScroll } from '../../../core/dom/scroll-lock';
import { takeEvent } from '../../../core/dom/take-event';
import { moveFocus } from '../../../core/focus';
import { loginNames } from './names';

/** The elements of the popup, and the listeners of its changes. */
export interface PopupContext {
  readonly host: HTMLElement;
  readonly dialog: HTMLDialogElement;
  /** Called before the popup opens; false cancels that. */
  opens(): boolean;
  /** Called when the popup was closed. */
  closed(): void;
  readonly signal: AbortSignal;
}

/** Opens the dialog when an account icon anywhere in the page is clicked, and closes it. */
export function enhanceLoginPopup({ host, dialog, opens, closed, signal }: PopupContext): void {
  const { ownerDocument: document } = host;
  const names = loginNames();
  let end: (() => void) | undefined;

  const open = (opener: HTMLElement): void => {
    const release = lockScroll(document);
    for (const box of host.querySelectorAll(names.wrapper)) box.classList.add('show');
    dialog.showModal();
    firstField(host, dialog)?.focus();
    end = () => {
      end = undefined;
      release();
      for (const box of host.querySelectorAll(names.wrapper)) box.classList.remove('show');
      // Safari does not focus a clicked link, so the dialog would not return the focus to it.
      if (opener.isConnected) moveFocus(opener);
    };
  };
  const finish = (): void => {
    if (!end) return;
    end();
    closed();
  };
  const handleClick = (event: MouseEvent): void => {
    const opener = elementsOn(event).find((element) => element.matches(names.opener));
    if (!opener || !isPlainClick(event) || dialog.open) return;
    // Browsers report a close later, so the visitor can open the dialog again before that.
    finish();
    if (!opens()) return;
    takeEvent(event);
    open(opener);
  };
  // In the capture phase: the theme's own script listens on the icon and would open its own popup.
  document.addEventListener('click', handleClick, { capture: true, signal });

  let beganOutside = false;
  const isOutside = (event: Event): boolean =>
    event.composedPath()[0] === dialog || onPath(event, names.backdrop);
  dialog.addEventListener(
    'pointerdown',
    (event) => {
      beganOutside = isOutside(event);
    },
    { signal },
  );
  dialog.addEventListener(
    'click',
    (event) => {
      const isClose = onPath(event, names.close);
      if (isClose) event.preventDefault();
      // A drag that selects text may begin in a field and end outside.
      if (isClose || (beganOutside && isOutside(event))) dialog.close();
    },
    { signal },
  );
  dialog.addEventListener(
    'close',
    () => {
      // An event of an earlier close says nothing about the dialog that is open now.
      if (!dialog.open) finish();
    },
    { signal },
  );
  signal.addEventListener('abort', () => {
    end?.();
    dialog.close();
  });
}

/** The field to focus first; in shadow DOM the server's form is outside the dialog's tree. */
function firstField(host: ParentNode, dialog: ParentNode): HTMLElement | null {
  const field = 'input:enabled:not([type="hidden"], [type="submit"], [type="button"])';
  return host.querySelector<HTMLElement>(field) ?? dialog.querySelector(field);
}

function onPath(event: Event, selector: string): boolean {
  return elementsOn(event).some((element) => element.matches(selector));
}

function elementsOn(event: Event): HTMLElement[] {
  return event.composedPath().filter((target) => 'matches' in target) as HTMLElement[];
}
