import { ownElement } from '../markup/own';
import { restoreAtEnd } from '../markup/restore';
import { uniqueId } from '../markup/unique-id';

/** What contact buttons are made of (facts, page-builder-markup 7). */
export interface ChatParts {
  readonly root: HTMLElement;
  /** Opens the box, and shuts it. */
  readonly button: HTMLElement;
  /** What is shown and hidden. */
  readonly box: HTMLElement;
  /** What of it is animated. */
  readonly content: HTMLElement;
  readonly closeButton: HTMLElement | undefined;
  /** Where the message says when it was written. */
  readonly time: HTMLElement | undefined;
}

/** The parts in `host`; undefined where what opens, or what is opened, is missing. */
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

/** Mends what the builder prints wrongly: a dialog that says so in no attribute, ids of which all share one. */
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
