import { countClicks } from '../../../builder/clicks/count-clicks';
import { markLive } from '../../../builder/markup/live';
import { onUrlTarget } from '../../../builder/markup/url-target';
import { keyframesFor } from '../../../builder/motion/keyframes';
import { siteConfig } from '../../../core/config';
import type { EnhanceContext } from '../../../core/element';
import { animationName } from '../floating/animation-name';
import { buttonEntrance } from '../floating/button-entrance';
import stylesheet from './chat.css?inline';
import { ChatBox } from './chat-box';
import { chatParts, repairChat } from './chat-parts';
import type { ContactButtonsProps, events } from './contact-buttons.element';

export const styles: string = stylesheet;

/**
 * Activates the builder's contact buttons: a button opens and closes a chat box
 * (docs/compatibility/page-builder.md#contact-buttons).
 */
export function enhance({
  host,
  props,
  emit,
  signal,
}: EnhanceContext<ContactButtonsProps, typeof events>) {
  const parts = chatParts(host);
  if (!parts) return undefined;
  const { root, button, box, closeButton } = parts;
  let { settings } = props;
  repairChat(parts, signal);
  const animation = (isOpen: boolean): string | undefined =>
    animationName(
      isOpen ? settings.style_chat_box_entrance_animation : settings.style_chat_box_exit_animation,
    );
  const chat = new ChatBox(parts, { signal, animation });
  const choose = (isOpen: boolean): void => {
    if (isOpen === chat.isOpen) return;
    // In the editor, the focus must not move.
    chat.setOpen(isOpen, siteConfig().mode !== 'edit');
    emit(isOpen ? 'nh-contact-buttons-open' : 'nh-contact-buttons-close', {});
  };
  const leave = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || !chat.isOpen) return;
    event.preventDefault();
    choose(false);
  };
  button.addEventListener('click', () => choose(!chat.isOpen), { signal });
  closeButton?.addEventListener('click', () => choose(false), { signal });
  root.addEventListener('keydown', leave, { signal });
  onUrlTarget(box, () => chat.setOpen(true, false), signal);
  countClicks(root, '.e-contact-buttons__send-button a', signal);
  const enterAs = buttonEntrance(button, signal);
  const enter = (): void => {
    const { style_chat_button_animation: name, style_chat_button_animation_delay: delay } =
      settings;
    enterAs({ name: animationName(name), delay });
    for (const used of [animation(true), animation(false)]) {
      if (used) void keyframesFor(parts.content, used);
    }
  };
  enter();
  markLive(root, signal);
  return {
    update(next: ContactButtonsProps): void {
      ({ settings } = next);
      enter();
    },
  };
}
