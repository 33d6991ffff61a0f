import { createElement } from '../../../core/dom/create-element';
import { safeAddress } from '../../../core/dom/safe-address';
import { setAttributes } from '../../../core/dom/set-attributes';
import { showNodes } from '../../../core/dom/show-nodes';
import { iconButton } from '../icon-button';
import type { AccountMenuSettings } from './account-menu.settings';
import { message } from './messages';

const PERSON = 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20c.6-3.6 3.7-5.5 7.5-5.5s6.9 1.9 7.5 5.5';

/** The drawn button and menu of a tag without printed ones; without links neither is drawn. */
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

  /** Shows the links of the settings; an unsafe address gets no `href`. */
  show({ label, items = [] }: AccountMenuSettings): void {
    this.#button.setAttribute('aria-label', label || message('account.menu'));
    // Existing nodes are reused, which keeps the focus and the roles of an open menu.
    const nodes = items.map((_, index) => this.#list.children[index] ?? this.#createItem());
    showNodes(this.#list, nodes);
    items.forEach(({ title, url }, index) => {
      const link = nodes[index]?.firstElementChild as HTMLElement;
      setAttributes(link, { href: safeAddress(url) ?? null });
      if (link.textContent !== title) link.textContent = title;
    });
  }

  #createItem(): HTMLElement {
    return createElement(
      this.#document,
      'li',
      {},
      createElement(this.#document, 'a', { part: 'item' }),
    );
  }
}
