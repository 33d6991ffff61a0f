import { markLive } from '../../../builder/markup/live';
import { classSelector } from '../../../builder/markup/names';
import { ownElement } from '../../../builder/markup/own';
import { restoreAtEnd } from '../../../builder/markup/restore';
import { uniqueId } from '../../../builder/markup/unique-id';
import type { EnhanceContext } from '../../../core/element';
import { builderNodeOf } from '../../../core/element/builder-node';
import type { AlertProps, events } from './alert.element';
import { dismiss } from './dismiss';
import { message } from './messages';

export const styles = '';

/**
 * Activates the builder's alert: its button fades the widget out
 * (docs/compatibility/page-builder-markup.md#simple-widgets).
 */
export function enhance({
  host,
  emit,
  signal,
}: EnhanceContext<AlertProps, typeof events>): undefined {
  const root = ownElement(host, classSelector('alert'));
  if (!root) return;
  restoreAtEnd(root, ['role'], signal);
  // `note`, since the role `alert` would be announced again whenever a tab or a popup shows the content.
  root.setAttribute('role', 'note');
  const button = ownElement(root, classSelector('alert-dismiss'));
  if (button) {
    const titleBox = ownElement(root, classSelector('alert-title'));
    const title = titleBox?.textContent.trim() ?? '';
    nameButton(button, title ? titleBox : undefined, signal);
    const wrapper = (builderNodeOf(host, 'alert.default')?.node as HTMLElement) ?? root;
    const click = (): void => {
      emit('nh-alert-close', { title });
      void dismiss(wrapper, button, signal);
    };
    button.addEventListener('click', click, { signal, once: true });
  }
  markLive(root, signal);
}

/**
 * Names the button by its label and the alert's title: the next alert's button would sound the same. Some
 * themes remove the printed label and screen reader text.
 */
function nameButton(
  button: HTMLElement,
  title: HTMLElement | undefined,
  signal: AbortSignal,
): void {
  restoreAtEnd(button, ['id', 'aria-label', 'aria-labelledby'], signal);
  const isNamed =
    button.hasAttribute('aria-label') || button.querySelector(classSelector('screen-only'));
  if (!isNamed) button.setAttribute('aria-label', message('alert.dismiss'));
  if (!title || button.hasAttribute('aria-labelledby')) return;
  restoreAtEnd(title, ['id'], signal);
  const ids = [button, title].map((part) => uniqueId(part, 'nh-alert'));
  button.setAttribute('aria-labelledby', ids.join(' '));
}
