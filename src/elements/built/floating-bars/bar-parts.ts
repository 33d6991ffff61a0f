import { ownElement } from '../markup/own';
import { restoreAtEnd } from '../markup/restore';
import { uniqueId } from '../markup/unique-id';

/** What a floating bar is made of (facts, page-builder-markup 7). */
export interface BarParts {
  readonly bar: HTMLElement;
  readonly text: HTMLElement | undefined;
  readonly button: HTMLElement | undefined;
  readonly closeButton: HTMLElement | undefined;
}

/** The parts in `host`; undefined where it holds no bar. */
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
 * Mends what the builder prints wrongly: an alert that nobody has to answer, without a name, and a close
 * button for an id that is nobody's. Its boxes get the classes by which the builder takes their padding.
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
