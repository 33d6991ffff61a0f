import { createElement } from '../../../core/dom/create-element';
import { lineIcon } from '../../../core/dom/line-icon';
import { safeAddress } from '../../../core/dom/safe-address';
import { setAttributes } from '../../../core/dom/set-attributes';
import { message } from './messages';
import type { SearchOverlayProps } from './search-overlay.element';

const MAGNIFIER = 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.3 15.3 20 20';

let count = 0;

/** The drawn icon, a link to the search page, and the box with the CMS's form, if none are printed. */
export class BuiltOverlay {
  readonly #name: HTMLElement;
  readonly #opener: HTMLElement;
  readonly #field: HTMLInputElement;
  readonly #submit: HTMLElement;
  readonly #form: HTMLElement;
  readonly #close: HTMLElement;
  readonly #box: HTMLElement;

  constructor(document: Document) {
    this.#name = createElement(document, 'span', { class: 'nh-unseen' });
    this.#opener = createElement(
      document,
      'a',
      { part: 'opener', class: 'nh-icon-button' },
      this.#name,
      lineIcon(document, MAGNIFIER),
    );
    this.#field = createElement(document, 'input', { type: 'search', name: 's' });
    this.#submit = createElement(document, 'button', { type: 'submit' });
    this.#form = createElement(
      document,
      'form',
      { part: 'form', class: 'nh-search-form' },
      this.#field,
      this.#submit,
    );
    this.#form.addEventListener('submit', (event) => this.#requireText(event));
    this.#field.addEventListener('input', () => this.#field.setCustomValidity(''));
    this.#close = createElement(
      document,
      'button',
      { type: 'button', part: 'close' },
      createElement(document, 'span', { 'aria-hidden': 'true' }, '×'),
    );
    this.#box = createElement(
      document,
      'div',
      { part: 'box', class: 'nh-search-box', id: `nh-search-box-${++count}` },
      createElement(document, 'search', {}, this.#form),
      this.#close,
    );
  }

  get nodes(): readonly HTMLElement[] {
    return [this.#opener, this.#box];
  }

  /**
   * Asks for a text when an empty search is submitted. With `required`, screen readers would call the field
   * invalid as soon as the box opens.
   */
  #requireText(event: Event): void {
    if (this.#field.value.trim()) return;
    event.preventDefault();
    this.#field.setCustomValidity(message('search.empty'));
    this.#field.reportValidity();
  }

  /** Applies the settings; an unsafe address is replaced by `/`. */
  show({ kind = 'header-cover', action, placeholder }: SearchOverlayProps['settings']): void {
    const address = safeAddress(action) ?? '/';
    this.#opener.setAttribute('href', address);
    this.#form.setAttribute('action', address);
    this.#name.textContent = message('search.open');
    this.#submit.textContent = message('search.submit');
    this.#close.setAttribute('aria-label', message('search.close'));
    setAttributes(this.#field, {
      'aria-label': message('search.field'),
      placeholder: placeholder ?? null,
    });
    for (const name of ['header-cover', 'full-screen'])
      this.#box.classList.toggle(name, name === kind);
  }
}
