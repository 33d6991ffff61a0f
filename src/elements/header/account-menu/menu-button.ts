import { isPlainClick } from '../../../core/dom/plain-click';
import { setAttributes } from '../../../core/dom/set-attributes';
import { takeEvent } from '../../../core/dom/take-event';
import { activeElement } from '../../../core/focus';
import { keyMove } from './key-move';
import { type MenuParts, menuItems } from './menu-parts';

/** What a menu button needs to know of its element. */
export interface MenuButtonContext extends MenuParts {
  readonly host: HTMLElement;
  /** Ends it, and closes the menu. */
  readonly signal: AbortSignal;
  /** Told when the visitor has opened or closed it. */
  changed(isOpen: boolean): void;
}

/** The attributes of a list while it is open; the stylesheet knows them. */
const OPEN = 'data-nh-open';
const SIDE = 'data-nh-side';

/** Makes a menu button of a trigger and a list, by the pattern of the ARIA practices. */
export function enhanceMenuButton(context: MenuButtonContext): void {
  const { host, trigger, list, signal } = context;
  const restore = addMenuRoles(context);
  let isOpen = false;

  const show = (): void => {
    trigger.setAttribute('aria-expanded', String(isOpen));
    list.toggleAttribute(OPEN, isOpen);
    if (isOpen) list.setAttribute(SIDE, sideOf(trigger));
  };
  const open = (item?: number): void => {
    const wasOpen = isOpen;
    isOpen = true;
    show();
    if (item !== undefined) menuItems(list).at(item)?.focus();
    if (!wasOpen) context.changed(true);
  };
  const close = (): void => {
    if (!isOpen) return;
    isOpen = false;
    show();
    context.changed(false);
  };
  const closeToTrigger = (): void => {
    trigger.focus({ preventScroll: true });
    close();
  };

  const click = (event: MouseEvent): void => {
    const path = event.composedPath();
    if (path.includes(trigger)) {
      // A new tab with the account's page is the browser's; the theme's own script would cancel it.
      if (trigger.matches('a[href]') && !isPlainClick(event)) {
        event.stopImmediatePropagation();
        return;
      }
      takeEvent(event);
      if (isOpen) close();
      // A click of a key or of a screen reader has no place; it goes on to the first item.
      else open(event.detail === 0 ? 0 : undefined);
    } else if (path.includes(list) && path.some(isControl)) close();
  };
  const key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.composedPath().includes(trigger)) pressTrigger(event);
    else if (isOpen && event.composedPath().includes(list)) pressItem(event);
    if (isOpen && event.key === 'Escape') {
      takeEvent(event);
      closeToTrigger();
    }
  };
  const pressTrigger = (event: KeyboardEvent): void => {
    // Enter and Space click a button by themselves, and it is the click that answers.
    const isClick = event.key === 'Enter' || event.key === ' ';
    if (isClick && trigger.localName === 'button') return;
    const item = { ArrowDown: 0, Enter: 0, ' ': 0, ArrowUp: -1 }[event.key];
    if (item === undefined) return;
    takeEvent(event);
    if (event.repeat) return;
    if (isOpen && isClick) close();
    else open(item);
  };
  const pressItem = (event: KeyboardEvent): void => {
    const items = menuItems(list);
    const at = items.indexOf(activeElement() as HTMLElement);
    if (event.key === ' ') {
      takeEvent(event);
      items[at]?.click();
      return;
    }
    const to = keyMove(
      event.key,
      at,
      items.map((item) => item.textContent),
    );
    if (to === undefined) return;
    takeEvent(event);
    items[to]?.focus();
  };
  const leave = (event: Event): void => {
    if (!event.composedPath().includes(host)) close();
  };

  // In the capture phase: the theme's own script listens on the icon, and would act once more.
  const capture = { capture: true, signal };
  host.addEventListener('click', click, capture);
  // On the document: Escape closes it too where a click has left the focus nowhere.
  host.ownerDocument.addEventListener('keydown', key, capture);
  for (const type of ['pointerup', 'focusin'])
    host.ownerDocument.addEventListener(type, leave, capture);
  signal.addEventListener('abort', () => {
    isOpen = false;
    show();
    restore();
  });
  show();
}

/** Gives the roles of the pattern; returns the way back. */
function addMenuRoles({ host, trigger, list }: MenuButtonContext): () => void {
  const isButton = trigger.localName === 'button';
  const undo = [
    setAttributes(trigger, {
      'aria-haspopup': 'menu',
      'aria-expanded': 'false',
      ...(list.id ? { 'aria-controls': list.id } : {}),
      // The theme prints an icon that opens a menu without an address, so the Tab key would pass it by.
      ...(isButton ? {} : { role: 'button', tabindex: '0' }),
    }),
    setAttributes(list, { role: 'menu', 'aria-label': trigger.getAttribute('aria-label') }),
    addItemRoles(list),
    // The wrapper is a tab stop only for the theme's own way of showing the menu.
    ...[...host.querySelectorAll(':scope [tabindex="0"]')]
      .filter((wrapper) => wrapper.contains(list))
      .map((wrapper) => setAttributes(wrapper, { tabindex: null })),
  ];
  return () => {
    for (const back of undo) back();
  };
}

/** Gives their roles to the items of a list, those that the page adds later too; returns the way back. */
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

/** The side of the trigger on which the menu has more room, in the direction of reading. */
function sideOf(trigger: HTMLElement): 'start' | 'end' {
  const { left, right } = trigger.getBoundingClientRect();
  const isLeft = (left + right) / 2 < trigger.ownerDocument.documentElement.clientWidth / 2;
  const isRightToLeft = getComputedStyle(trigger).direction === 'rtl';
  return isLeft === isRightToLeft ? 'end' : 'start';
}

function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.matches('a, button');
}
