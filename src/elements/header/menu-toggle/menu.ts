import { siteConfig } from '../../../core/config';
import { isPlainClick } from '../../../core/dom/plain-click';
import { takeEvent } from '../../../core/dom/take-event';
import { adoptStyles } from '../../../core/element/styles';
import { activeElement, moveFocus } from '../../../core/focus';
import { type Speaker, speakers } from '../../../core/languages/english-texts';
import { Listeners } from '../../../core/state/listeners';
import {
  type Branch,
  branchesOf,
  overlaysPage,
  restoreBranches,
  showBranch,
  visibleToggle,
} from './branches';
import { isCovered } from './covered';
import { isPlaceholder, staysOnPage } from './links';
import stylesheet from './menu-toggle.css?inline';
import type { MenuSettings } from './menu-toggle.settings';
import { type MenuNames, menuNames } from './names';
import { openPanel } from './open-panel';
import { CLOSE_BUTTON, isEmptyMenu, kindOf, type MenuKind } from './panel';
import { screenOf } from './screen';
import {
  closedMenu,
  isBranchOpen,
  type MenuEvent,
  type MenuState,
  nextState,
  openBranch,
  type Path,
} from './state';

/** A toggle of a menu: an `<nh-menu-toggle>`. */
export interface MenuToggleHost {
  readonly host: HTMLElement;
  settings(): MenuSettings;
  /** The first visible button of the toggle. */
  button(): HTMLElement | undefined;
  /** Emits an event about an action of the visitor. */
  emit(name: 'nh-menu-open' | 'nh-menu-close', detail: { kind: MenuKind }): void;
}

/** A toggle, and its button that gets the focus when the menu closes. */
interface Opener {
  readonly toggle: MenuToggleHost;
  readonly button: HTMLElement | undefined;
}

const menus = new WeakMap<Element, Menu>();

/** Returns the menu that all toggles of a panel share. */
export function menuOf(panel: HTMLElement): Menu {
  const known = menus.get(panel) ?? new Menu(panel);
  menus.set(panel, known);
  return known;
}

/** The attributes of a panel that the stylesheet selects: its kind, and whether the viewport is narrow. */
const KIND = 'data-nh-menu';
const NARROW = 'data-nh-narrow';

/** A menu and its panel. Active while it has a toggle. */
export class Menu {
  readonly #panel: HTMLElement;
  readonly #toggles: MenuToggleHost[] = [];
  readonly #listeners = new Listeners();
  #state: MenuState = closedMenu;
  #life: AbortController | undefined;
  #branches: readonly Branch[] = [];
  #names: MenuNames = menuNames();
  /** The branch under the pointer. If the visitor closes the branch, it stays closed until the pointer leaves. */
  #pointed: Path = [];
  /** The toggle and button that have opened the menu. */
  #openedBy: Opener | undefined;
  #closePanel: (() => void) | undefined;

  constructor(panel: HTMLElement) {
    this.#panel = panel;
  }

  get panel(): HTMLElement {
    return this.#panel;
  }

  readonly isOpen = (): boolean => this.#state.isOpen;

  readonly isEmpty = (): boolean => isEmptyMenu(this.#panel);

  readonly subscribe: Listeners['add'] = this.#listeners.add;

  /** Adds a toggle; returns a function that removes it. */
  join(toggle: MenuToggleHost): () => void {
    this.#toggles.push(toggle);
    if (!this.#life) this.#begin();
    return () => {
      this.#toggles.splice(this.#toggles.indexOf(toggle), 1);
      if (this.#openedBy?.toggle === toggle) this.#openedBy = undefined;
      if (this.#toggles.length === 0) this.#end();
    };
  }

  /** Opens or closes the menu on behalf of the visitor. */
  toggle(toggle: MenuToggleHost, button: HTMLElement): void {
    if (this.#state.isOpen) {
      this.#close(button);
      return;
    }
    this.#openedBy = { toggle, button };
    this.#apply({ type: 'toggled' });
    const closeButton = this.#panel.querySelector<HTMLElement>(CLOSE_BUTTON);
    if (this.#kind() === 'off-canvas' && closeButton) moveFocus(closeButton);
    toggle.emit('nh-menu-open', { kind: this.#kind() });
  }

  /**
   * Closes the menu on behalf of the visitor.
   *
   * @param focus the element to focus; default: the focus stays
   */
  #close(focus?: HTMLElement): void {
    if (!this.#state.isOpen) return;
    const opener = this.#opener();
    const kind = this.#kind();
    this.#apply({ type: 'closed' });
    this.#openedBy = undefined;
    if (focus) moveFocus(focus);
    opener?.toggle.emit('nh-menu-close', { kind });
  }

  /** Closes the menu without a request of the visitor; focus inside the panel moves to the toggle. */
  #leave(): void {
    const active = activeElement();
    const isElsewhere = active && !this.#panel.contains(active);
    this.#close(isElsewhere ? undefined : this.#opener()?.button);
  }

  /** The toggle that has opened the menu; if the page has removed it, another toggle of the menu. */
  #opener(): Opener | undefined {
    if (this.#openedBy?.button?.isConnected) return this.#openedBy;
    const present = this.#toggles
      .filter(({ host }) => host.isConnected)
      .map((toggle) => ({ toggle, button: toggle.button() }));
    return present.find(({ button }) => button) ?? present[0];
  }

  #kind(): MenuKind {
    const toggle = this.#toggles[0];
    return toggle ? kindOf(this.#panel, toggle.host, toggle.settings()) : 'dropdown';
  }

  #begin(): void {
    this.#life = new AbortController();
    this.#names = menuNames();
    const { signal } = this.#life;
    const document = this.#panel.ownerDocument;
    adoptStyles(this.#panel.getRootNode(), stylesheet);
    // In the capture phase: the theme's own script listens on the controls and would act a second time.
    const capture = { capture: true, signal };
    this.#panel.addEventListener('click', (event) => this.#clicked(event), capture);
    this.#panel.addEventListener('keydown', (event) => this.#pressed(event), capture);
    for (const type of ['pointerover', 'pointerleave'] as const)
      this.#panel.addEventListener(type, (event) => this.#hovered(event), { signal });
    const view = document.defaultView;
    // On the window, to run after listeners on the document, which may handle an Escape themselves.
    view?.addEventListener('keydown', (event) => this.#escaped(event), { signal });
    // Visitors who come back should find the page, not the open menu.
    view?.addEventListener('pagehide', () => this.#apply({ type: 'closed' }), { signal });
    for (const type of ['click', 'focusin'])
      document.addEventListener(type, (event) => this.#left(event), capture);
    // The panel may be outside the element, and its names and close button may be English.
    const speaker: Speaker = { host: this.#panel };
    speakers.add(speaker);
    const leaveScreen = screenOf(document).join(() => this.#screenChanged());
    const observer = new MutationObserver(() => this.#show());
    observer.observe(this.#panel, { childList: true, subtree: true });
    signal.addEventListener('abort', () => {
      speakers.delete(speaker);
      leaveScreen();
      observer.disconnect();
    });
    this.#show();
  }

  #end(): void {
    this.#state = closedMenu;
    this.#show();
    this.#life?.abort();
    this.#life = undefined;
    restoreBranches(this.#panel, this.#names);
    this.#panel.removeAttribute(KIND);
    this.#panel.removeAttribute(NARROW);
  }

  #apply(event: MenuEvent): void {
    this.#state = nextState(this.#state, event);
    this.#show();
  }

  /** Shows the whole state, so that branches that close indirectly are updated too. */
  #show(): void {
    const { isOpen } = this.#state;
    this.#panel.setAttribute(KIND, this.#kind());
    this.#panel.toggleAttribute(NARROW, screenOf(this.#panel.ownerDocument).isNarrow);
    this.#branches = branchesOf(this.#panel, this.#names);
    for (const branch of this.#branches) showBranch(branch, this.#state, this.#names);
    if (isOpen)
      this.#closePanel ??= openPanel(this.#panel, this.#kind(), this.#names, () => this.#leave());
    else {
      this.#closePanel?.();
      this.#closePanel = undefined;
    }
    this.#listeners.notify();
  }

  #screenChanged(): void {
    // The page builder resizes its canvas while a menu is being edited.
    if (siteConfig().mode === 'edit') {
      this.#show();
      return;
    }
    this.#leave();
    this.#apply({ type: 'branches-closed' });
  }

  #clicked(event: MouseEvent): void {
    const target = event.target as Element;
    const branch = this.#branches.find(({ toggles }) =>
      toggles.some((toggle) => toggle.contains(target)),
    );
    const link = target.closest<HTMLAnchorElement>('a');
    if (branch) {
      takeEvent(event);
      this.#apply({ type: 'branch-toggled', path: branch.path });
    } else if (target.closest(`${CLOSE_BUTTON}, .${this.#names.backdrop}`)) {
      takeEvent(event);
      this.#close(this.#opener()?.button);
    } else if (link && isPlainClick(event)) this.#followed(event, link);
  }

  /** Handles a click on a link: it may open the item's submenu first; a link to a fragment closes the menu. */
  #followed(event: Event, link: HTMLAnchorElement): void {
    const branch = this.#branches.find((one) => one.link === link);
    const opensFirst = this.#state.isOpen && this.#toggles[0]?.settings().submenus === 'link';
    const isOpen = branch && isBranchOpen(this.#state, branch.path);
    if (branch && (isPlaceholder(link) || (opensFirst && !isOpen))) {
      takeEvent(event);
      this.#apply({ type: 'branch-toggled', path: branch.path });
    } else if (staysOnPage(link)) this.#close();
  }

  /** Opens overlaying submenus on hover, like the theme's stylesheets. */
  #hovered({ target, pointerType }: PointerEvent): void {
    const around = this.#branches.filter(({ item }) => item.contains(target as Node));
    const path = around.filter(overlaysPage).at(-1)?.path ?? [];
    // Touch has no hover.
    if (pointerType === 'touch' || String(path) === String(this.#pointed)) return;
    this.#pointed = path;
    this.#apply({ type: 'hovered', path });
  }

  /** Makes Enter and Space press the theme's arrow inside a link, which is not a button. */
  #pressed(event: KeyboardEvent): void {
    const toggle = event.target as HTMLElement;
    const branch = this.#branches.find(({ toggles }) => toggles.includes(toggle));
    const presses = event.key === 'Enter' || event.key === ' ';
    if (!branch || !presses || toggle.localName === 'button') return;
    takeEvent(event);
    if (!event.repeat) this.#apply({ type: 'branch-toggled', path: branch.path });
  }

  #escaped(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented || isCovered(this.#panel)) return;
    // The outermost branch: those inside it close too, and their toggles are hidden then.
    const branch = this.#branchAt(openBranch(this.#state).slice(0, 1));
    if (this.#state.isOpen) this.#close(this.#opener()?.button);
    else if (branch) this.#closeBranches(branch);
    else return;
    // Later listeners should ignore this Escape, so that each Escape closes a single layer.
    event.preventDefault();
  }

  /** Closes all branches; focus inside `branch` goes to its toggle. */
  #closeBranches(branch: Branch): void {
    const isInside = branch.item.contains(activeElement() ?? null);
    this.#apply({ type: 'branches-closed' });
    const toggle = visibleToggle(branch);
    if (isInside && toggle) moveFocus(toggle);
  }

  /** In a menu bar, closes overlaying submenus when something else is clicked or focused. */
  #left(event: Event): void {
    const { isOpen, branch } = this.#state;
    const top = isOpen ? undefined : this.#branchAt(branch.slice(0, 1));
    if (top && !event.composedPath().includes(top.item)) this.#apply({ type: 'branches-closed' });
  }

  #branchAt(path: Path): Branch | undefined {
    return this.#branches.find((branch) => String(branch.path) === String(path));
  }
}
