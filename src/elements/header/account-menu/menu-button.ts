import { isPlainClick } from '../../../core/dom/plain-click';
import { setAttributes } from '../../../core/dom/set-attributes';
import { takeEvent } from '../../../core/dom/take-event';
import { activeElement } from '../../../core/focus';
import { keyMove } from './key-move';
import { type MenuParts, menuItems } from './menu-parts';

/** The elements of a menu button, and the listener of its changes. */
export interface MenuButtonContext extends MenuParts {
  readonly host: HTMLElement;
  /** Called when the visitor has opened or closed the menu. */
  changed(isOpen: boolean): void;
}

/** The attributes of an open list, which the stylesheet selects. */
const OPEN = 'data-nh-open';
const SIDE = 'data-nh-side';

/** A menu button made of a trigger and a list, by the menu button pattern of the ARIA practices. */
export class MenuButton {
  readonly #context: MenuButtonContext;
  #isOpen = false;

  constructor(context: MenuButtonContext) {
    this.#context = context;
  }

  /** Adds roles and listeners; when `signal` is aborted, closes the menu and removes them. */
  attach(signal: AbortSignal): void {
    const { host } = this.#context;
    const { ownerDocument: document } = host;
    const restore = addMenuRoles(this.#context);
    // In the capture phase: the theme's own script listens on the icon and would act a second time.
    const capture = { capture: true, signal };
    host.addEventListener('click', (event) => this.#click(event), capture);
    // On the document: Escape closes the menu even if a click has left no element focused.
    document.addEventListener('keydown', (event) => this.#press(event), capture);
    for (const type of ['pointerup', 'focusin'])
      document.addEventListener(type, (event) => this.#leave(event), capture);
    signal.addEventListener('abort', () => {
      this.#isOpen = false;
      this.#show();
      restore();
    });
    this.#show();
  }

  #show(): void {
    const { trigger, list } = this.#context;
    trigger.setAttribute('aria-expanded', String(this.#isOpen));
    list.toggleAttribute(OPEN, this.#isOpen);
    if (this.#isOpen) list.setAttribute(SIDE, sideOf(trigger));
  }

  /** @param item index of the item to focus; a negative index counts from the end; default: the focus stays */
  #open(item?: number): void {
    const wasOpen = this.#isOpen;
    this.#isOpen = true;
    this.#show();
    if (item !== undefined) menuItems(this.#context.list).at(item)?.focus();
    if (!wasOpen) this.#context.changed(true);
  }

  #close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#show();
    this.#context.changed(false);
  }

  #click(event: MouseEvent): void {
    const { trigger, list } = this.#context;
    const path = event.composedPath();
    if (path.includes(trigger)) this.#clickTrigger(event);
    else if (path.includes(list) && path.some(isControl)) this.#close();
  }

  #clickTrigger(event: MouseEvent): void {
    // The browser opens the account page in a new tab; the theme's own script would cancel that.
    if (this.#context.trigger.matches('a[href]') && !isPlainClick(event)) {
      event.stopImmediatePropagation();
      return;
    }
    takeEvent(event);
    if (this.#isOpen) this.#close();
    // `detail` is 0 for a click by a key or a screen reader, which moves the focus to the first item.
    else this.#open(event.detail === 0 ? 0 : undefined);
  }

  #press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const { trigger, list } = this.#context;
    const path = event.composedPath();
    if (path.includes(trigger)) this.#pressTrigger(event);
    else if (this.#isOpen && path.includes(list)) this.#pressItem(event);
    if (!this.#isOpen || event.key !== 'Escape') return;
    takeEvent(event);
    trigger.focus({ preventScroll: true });
    this.#close();
  }

  #pressTrigger(event: KeyboardEvent): void {
    // Enter and Space make the browser click a button, and the click handler responds.
    const isClick = event.key === 'Enter' || event.key === ' ';
    if (isClick && this.#context.trigger.localName === 'button') return;
    const item = { ArrowDown: 0, Enter: 0, ' ': 0, ArrowUp: -1 }[event.key];
    if (item === undefined) return;
    takeEvent(event);
    if (event.repeat) return;
    if (this.#isOpen && isClick) this.#close();
    else this.#open(item);
  }

  #pressItem(event: KeyboardEvent): void {
    const items = menuItems(this.#context.list);
    const index = items.indexOf(activeElement() as HTMLElement);
    if (event.key === ' ') {
      takeEvent(event);
      items[index]?.click();
      return;
    }
    const names = items.map((item) => item.textContent);
    const target = keyMove(event.key, index, names);
    if (target === undefined) return;
    takeEvent(event);
    items[target]?.focus();
  }

  #leave(event: Event): void {
    if (!event.composedPath().includes(this.#context.host)) this.#close();
  }
}

/** Sets the roles of the menu button pattern; returns a function that restores the attributes. */
function addMenuRoles({ host, trigger, list }: MenuButtonContext): () => void {
  const isButton = trigger.localName === 'button';
  const undo = [
    setAttributes(trigger, {
      'aria-haspopup': 'menu',
      'aria-expanded': 'false',
      ...(list.id ? { 'aria-controls': list.id } : {}),
      // The theme prints an icon that opens a menu without `href`, so it would not be a tab stop.
      ...(isButton ? {} : { role: 'button', tabindex: '0' }),
    }),
    setAttributes(list, { role: 'menu', 'aria-label': trigger.getAttribute('aria-label') }),
    addItemRoles(list),
    // The theme makes the wrapper a tab stop for its own menu, which opens on hover and focus.
    ...[...host.querySelectorAll(':scope [tabindex="0"]')]
      .filter((wrapper) => wrapper.contains(list))
      .map((wrapper) => setAttributes(wrapper, { tabindex: null })),
  ];
  return () => {
    for (const back of undo) back();
  };
}

/** Sets the roles of a list's items, including items added later; returns a function that restores them. */
function addItemRoles(list: HTMLElement): () => void {
  const enhanced = new Map<Element, () => void>();
  const addNew = (): void => {
    const roles = [
      ...[...list.querySelectorAll('li')].map((item) => [item, { role: 'none' }] as const),
      ...menuItems(list).map((item) => [item, { role: 'menuitem', tabindex: '-1' }] as const),
    ];
    for (const [item, attributes] of roles) {
      if (!enhanced.has(item)) enhanced.set(item, setAttributes(item, attributes));
    }
  };
  addNew();
  const observer = new MutationObserver(addNew);
  observer.observe(list, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    for (const back of enhanced.values()) back();
  };
}

/** The side of the trigger with more room for the menu, in the direction of reading. */
function sideOf(trigger: HTMLElement): 'start' | 'end' {
  const { left, right } = trigger.getBoundingClientRect();
  const isLeft = (left + right) / 2 < trigger.ownerDocument.documentElement.clientWidth / 2;
  const isRightToLeft = getComputedStyle(trigger).direction === 'rtl';
  return isLeft === isRightToLeft ? 'end' : 'start';
}

function isControl(target: EventTarget): boolean {
  return 'matches' in target && (target as Element).matches('a, button');
}
