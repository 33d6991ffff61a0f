import { createElement } from '../../../core/dom/create-element';
import { safeAddress } from '../../../core/dom/safe-address';
import { setAttributes } from '../../../core/dom/set-attributes';
import { showNodes } from '../../../core/dom/show-nodes';
import { iconButton } from '../icon-button';
import type { AccountMenuSettings } from './account-menu.settings';
import { message } from './messages';

const PERSON = 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20c.6-3.6 3.7-5.5 7.5-5.5s6.9 1.9 7.5 5.5';

/** The button and the menu of a tag that the server has printed none in; without links there is neither. */
export class BuiltMenu {
  readonly #document: Document;
  readonly #button: HTMLElement;
  readonly #list: HTMLElement;

  constructor(document: Document) {
    this.#document = document;
    this.#button = iconButton(document, PERSON, 'nh-account-button');
    this.#list = createElement(document, 'ul', { part: 'menu', class: 'nh-account-list' });
  }

  get nodes(): readonly HTMLElement[] {
    return this.#list.firstChild ? [this.#button, this.#list] : [];
  }

  /** Has the links that the settings name; one that may not be followed leads nowhere. */
  show({ label, items = [] }: AccountMenuSettings): void {
    this.#button.setAttribute('aria-label', label || message('account.menu'));
    // Each place keeps its nodes, and so the focus and the roles of an open menu.
    const places = items.map((_, at) => this.#list.children[at] ?? this.#place());
    showNodes(this.#list, places);
    items.forEach(({ title, url }, at) => {
      const link = places[at]?.firstElementChild as HTMLElement;
      setAttributes(link, { href: safeAddress(url) ?? null });
      if (link.textContent !== title) link.textContent = title;
    });
  }

  #place(): HTMLElement {
    return createElement(
      this.#document,
      'li',
      {},
      createElement(this.#document, 'a', { part: 'item' }),
    );
  }
}
