import { builderClass, classSelector } from '../../../builder/markup/names';
import { ownElement } from '../../../builder/markup/own';
import { restoreAtEnd, TITLE_ATTRIBUTES } from '../../../builder/markup/restore';
import { uniqueId } from '../../../builder/markup/unique-id';
import type { Disclosable } from './disclosures';
import { PANEL_ATTRIBUTES, showPanel } from './panel';
import { panelRole } from './panel-role';
import { slide } from './slide';

/** Duration of the slide animation in milliseconds (docs/compatibility/page-builder.md#tabs-accordion-toggle). */
const DURATION = 400;

/** A title of the builder with the panel that it opens. */
export class DisclosureItem implements Disclosable {
  readonly title: HTMLElement;
  readonly button: HTMLElement;
  readonly panel: HTMLElement;
  #isOpen = false;

  constructor(title: HTMLElement, panel: HTMLElement, signal: AbortSignal) {
    this.title = title;
    this.panel = panel;
    this.button = buttonOf(title);
    this.#repair(signal);
    this.#show(false);
    this.#announce();
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  onRevealed(reveal: () => void, signal: AbortSignal): void {
    this.panel.addEventListener('beforematch', reveal, { signal });
  }

  setOpen(isOpen: boolean, isSliding: boolean): void {
    if (isOpen === this.#isOpen) return;
    this.#isOpen = isOpen;
    this.#announce();
    void slide(this.panel, isOpen, (open) => this.#show(open), isSliding ? DURATION : 0);
  }

  #announce(): void {
    this.button.setAttribute('aria-expanded', String(this.#isOpen));
    this.title.classList.toggle(builderClass('active'), this.#isOpen);
    this.panel.classList.toggle(builderClass('active'), this.#isOpen);
  }

  #show(isOpen: boolean): void {
    showPanel(this.panel, isOpen);
  }

  /** Repairs the builder's markup: headings without their role, a second tab stop, duplicate ids. */
  #repair(signal: AbortSignal): void {
    const { title, button, panel } = this;
    const inner = ownElement(title, 'a');
    for (const element of new Set([title, button, ...(inner ? [inner] : [])])) {
      restoreAtEnd(element, TITLE_ATTRIBUTES, signal);
    }
    restoreAtEnd(panel, [...TITLE_ATTRIBUTES, ...PANEL_ATTRIBUTES, 'aria-labelledby'], signal);
    inner?.removeAttribute('tabindex');
    for (const name of ['role', 'aria-controls', 'aria-expanded', 'aria-selected', 'tabindex']) {
      title.removeAttribute(name);
    }
    button.setAttribute('role', 'button');
    button.tabIndex = 0;
    button.setAttribute('aria-controls', uniqueId(panel, 'nh-panel'));
    panel.setAttribute('role', panelRole(button, panel, signal));
    panel.setAttribute('aria-labelledby', uniqueId(button, 'nh-title'));
  }
}

/** Returns the button of a title. A heading keeps its role, so the element inside it becomes the button. */
function buttonOf(title: HTMLElement): HTMLElement {
  const inner = title.querySelector<HTMLElement>(
    `${classSelector('accordion-title')}, ${classSelector('toggle-title')}`,
  );
  return inner && /^h[1-6]$/.test(title.localName) ? inner : title;
}
