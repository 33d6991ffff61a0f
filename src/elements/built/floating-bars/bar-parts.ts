import { ownElement } from '../../../builder/markup/own';
import { restoreAtEnd } from '../../../builder/markup/restore';
import { uniqueId } from '../../../builder/markup/unique-id';

/** The parts of a floating bar (docs/compatibility/page-builder-markup.md#floating-elements). */
export interface BarParts {
  readonly bar: HTMLElement;
  readonly text: HTMLElement | undefined;
  readonly button: HTMLElement | undefined;
  readonly closeButton: HTMLElement | undefined;
}

/** Returns the parts in `host`; undefined without a bar. */
export function barParts(host: HTMLElement): BarParts | undefined {
  const part = (name: string) => ownElement(host, `.e-floating-bars__${name}`);
  const bar = ownElement(host, '.e-floating-bars');
  return (
    bar && {
      bar,
      text: part('announcement-text'),
      button: part('cta-button'),
      closeButton: part('close-button'),
    }
  );
}

/**
 * Repairs the builder's markup: a role that announces an alert, a missing name, and a close button that
 * refers to a missing id. Adds the classes with which the builder removes the padding of outer boxes.
 */
export function repairBar({ bar, text, button, closeButton }: BarParts, signal: AbortSignal): void {
  restoreAtEnd(bar, ['id', 'class', 'role', 'aria-labelledby'], signal);
  if (button) restoreAtEnd(button, ['class', 'style'], signal);
  bar.setAttribute('role', 'region');
  if (text) {
    restoreAtEnd(text, ['id'], signal);
    bar.setAttribute('aria-labelledby', uniqueId(text, 'nh-bar-text'));
  } else if (!bar.ariaLabel) {
    bar.removeAttribute('role');
  }
  if (closeButton) {
    restoreAtEnd(closeButton, ['aria-controls'], signal);
    closeButton.setAttribute('aria-controls', uniqueId(bar, 'nh-bar'));
  }
  for (const name of ['e-con-inner', 'e-con']) {
    const box = bar.closest<HTMLElement>(`.${name}`);
    if (!box) continue;
    restoreAtEnd(box, ['class'], signal);
    box.classList.add(`${name}--floating-bars`);
  }
}
