import { ownElement } from '../../../builder/markup/own';
import { restoreAtEnd } from '../../../builder/markup/restore';
import { uniqueId } from '../../../builder/markup/unique-id';

/** The parts of contact buttons (docs/compatibility/page-builder-markup.md#floating-elements). */
export interface ChatParts {
  readonly root: HTMLElement;
  /** Opens and closes the box. */
  readonly button: HTMLElement;
  /** The box that is shown and hidden. */
  readonly box: HTMLElement;
  /** The animated content of the box. */
  readonly content: HTMLElement;
  readonly closeButton: HTMLElement | undefined;
  /** Time of the message. */
  readonly time: HTMLElement | undefined;
}

/** Returns the parts in `host`; undefined if the button or the box is missing. */
export function chatParts(host: HTMLElement): ChatParts | undefined {
  const part = (name: string) => ownElement(host, `.e-contact-buttons__${name}`);
  const root = ownElement(host, '.e-contact-buttons');
  const button = part('chat-button');
  const box = part('content-wrapper');
  if (!root || !button || !box) return undefined;
  return {
    root,
    button,
    box,
    content: part('content') ?? box,
    closeButton: part('close-button'),
    time: part('message-bubble-time'),
  };
}

/** Repairs the builder's markup: a dialog without a valid role, and duplicate ids. */
export function repairChat(parts: ChatParts, signal: AbortSignal): void {
  const { root, button, box, content, closeButton } = parts;
  restoreAtEnd(root, ['aria-role'], signal);
  restoreAtEnd(button, ['class', 'style', 'aria-controls', 'aria-expanded'], signal);
  restoreAtEnd(content, ['class'], signal);
  const written = ['id', 'class', 'role', 'tabindex', 'aria-hidden', 'aria-label', 'inert'];
  restoreAtEnd(box, written, signal);
  root.removeAttribute('aria-role');
  box.setAttribute('role', 'dialog');
  box.tabIndex = -1;
  if (!box.ariaLabel) box.ariaLabel = button.ariaLabel || button.textContent.trim();
  const id = uniqueId(box, 'nh-chat');
  button.setAttribute('aria-controls', id);
  if (!closeButton) return;
  restoreAtEnd(closeButton, ['aria-controls', 'aria-expanded'], signal);
  closeButton.setAttribute('aria-controls', id);
}
