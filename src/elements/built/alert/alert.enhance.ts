import type { EnhanceContext } from '../../../core/element';
import { builderNodeOf } from '../../../core/element/builder-node';
import { markLive } from '../markup/live';
import { classSelector } from '../markup/names';
import { ownElement } from '../markup/own';
import { restoreAtEnd } from '../markup/restore';
import type { AlertProps, events } from './alert.element';
import { dismiss } from './dismiss';
import { message } from './messages';

export const styles = '';

/** Brings the builder's alert alive: its button fades its widget out (facts, page-builder-markup 5). */
export function enhance({
  host,
  emit,
  signal,
}: EnhanceContext<AlertProps, typeof events>): undefined {
  const root = ownElement(host, classSelector('alert'));
  if (!root) return;
  restoreAtEnd(root, ['role'], signal);
  // It came with the page: as an alert it would be told again whenever a tab or a popup shows it.
  root.setAttribute('role', 'note');
  const button = ownElement(root, classSelector('alert-dismiss'));
  if (button) {
    nameButton(button, signal);
    const title = ownElement(root, classSelector('alert-title'))?.textContent.trim() ?? '';
    const wrapper = (builderNodeOf(host, 'alert.default')?.node as HTMLElement) ?? root;
    const click = (): void => {
      emit('nh-alert-close', { title });
      void dismiss(wrapper, button, signal);
    };
    button.addEventListener('click', click, { signal, once: true });
  }
  markLive(root, signal);
}

/** The builder prints a label, or a text for screen readers; some themes take both away. */
function nameButton(button: HTMLElement, signal: AbortSignal): void {
  const isNamed =
    button.hasAttribute('aria-label') || button.querySelector(classSelector('screen-only'));
  if (isNamed) return;
  restoreAtEnd(button, ['aria-label'], signal);
  button.setAttribute('aria-label', message('alert.dismiss'));
}
