/** The menu of elements, by the ARIA menu pattern: a single menu, opened for one element at a time. */
export class ElementMenu {
  #menu = document.querySelector('.build-menu');
  #items = [...this.#menu.querySelectorAll('[role="menuitem"]')];
  /** The button that opened the menu; undefined while it is closed. */
  #handle;
  /** The window's width when the menu was opened. */
  #width;
  #choose;

  /** @param choose called with the chosen action (`data-do`) and the menu's button */
  constructor(choose) {
    this.#choose = choose;
    this.#menu.addEventListener('keydown', (event) => this.#press(event));
    this.#menu.addEventListener('click', ({ target }) => this.#pick(target));
    this.#menu.addEventListener('pointermove', ({ target }) => this.#itemOf(target)?.focus());
    this.#menu.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget && !this.#menu.contains(relatedTarget)) this.#close();
    });
    document.addEventListener('pointerdown', ({ target }) => {
      if (!this.#menu.contains(target) && !this.#handle?.contains(target)) this.#close();
    });
    // Only the width counts: a phone's address bar changes the height.
    addEventListener('resize', () => innerWidth !== this.#width && this.#close());
  }

  /** Opens the menu at its button, or at a point. `isUpwards` focuses the last item. */
  open(handle, { point, isUpwards = false } = {}) {
    if (this.#handle) this.#close();
    this.#handle = handle;
    this.#width = innerWidth;
    handle.setAttribute('aria-expanded', 'true');
    this.#menu.setAttribute('aria-label', `Actions for ${handle.dataset.label}`);
    this.#menu.showPopover();
    this.#place(point ?? this.#below(handle));
    this.#items.at(isUpwards ? -1 : 0).focus({ preventScroll: true });
    const shown = new CustomEvent('nh-template-save-exposure', { bubbles: true });
    this.#menu.dispatchEvent(shown);
  }

  /** Opens the menu, or closes it if it is open for this button. */
  toggle(handle, how) {
    if (this.#handle === handle) this.#leave();
    else this.open(handle, how);
  }

  /** Aligns the menu with the start or the end of its button, within the window's width. */
  #below(handle) {
    const { left, right, bottom } = handle.getBoundingClientRect();
    const isRight = left + right > document.documentElement.clientWidth;
    return { x: isRight ? right - this.#menu.offsetWidth : left, y: bottom + 4 };
  }

  #place({ x, y }) {
    const { width, height } = this.#menu.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const within = (at, size, room) => Math.max(8, Math.min(at, room - size - 8));
    // Positioned in the page, so that it scrolls with its element.
    this.#menu.style.left = `${scrollX + within(x, width, clientWidth)}px`;
    this.#menu.style.top = `${scrollY + within(y, height, clientHeight)}px`;
  }

  #press(event) {
    const at = this.#items.indexOf(document.activeElement);
    const moves = {
      ArrowDown: (at + 1) % this.#items.length,
      ArrowUp: at - 1,
      Home: 0,
      End: -1,
    };
    if (event.key in moves) this.#items.at(moves[event.key]).focus();
    else if (event.key === 'Enter' || event.key === ' ') this.#pick(this.#items[at]);
    else if (event.key === 'Escape') this.#leave();
    else if (event.key === 'Tab') return this.#leave();
    else if (!this.#find(event, at)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Focuses the next item that starts with a letter. */
  #find({ key, ctrlKey, altKey, metaKey }, at) {
    if (key.length !== 1 || ctrlKey || altKey || metaKey) return false;
    const order = [...this.#items.slice(at + 1), ...this.#items.slice(0, at + 1)];
    const begins = ({ textContent }) => textContent.toLowerCase().startsWith(key.toLowerCase());
    order.find(begins)?.focus();
    return true;
  }

  #pick(target) {
    const item = this.#itemOf(target);
    if (!item) return;
    const handle = this.#handle;
    this.#leave();
    this.#choose(item.dataset.do, handle);
  }

  #itemOf(target) {
    return target.closest('[role="menuitem"]');
  }

  /** Closes the menu and returns the focus. */
  #leave() {
    const handle = this.#handle;
    this.#close();
    handle?.focus({ preventScroll: true });
  }

  #close() {
    if (!this.#handle) return;
    this.#handle.setAttribute('aria-expanded', 'false');
    this.#handle = undefined;
    this.#menu.hidePopover();
  }
}
