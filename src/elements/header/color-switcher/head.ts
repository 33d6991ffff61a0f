/**
 * The head snippet, which pages print before their stylesheets (`dist/head/color-switcher.js`, one
 * script without imports). Shows the palette before the first paint, and handles clicks on switchers and
 * changes of the system and other tabs until the element's own code is loaded and takes over.
 *
 * The snippet matches keys exactly, as the theme prints them: the settings parser, which ignores case,
 * would double its size. Pages with other spellings show their palette once the element is loaded.
 */
import { takeEvent } from '../../../core/dom/take-event';
import type { events } from './color-switcher.element';
import type { EarlyWindow } from './early-window';
import { LivePalette, type PaletteView } from './live-palette';
import { replaceAtOnce } from './logo';
import type { PaletteSite } from './palette-site';
import { showIcon, updateButton } from './pressed-button';
import { printedSite } from './printed-site';
import { unknownState } from './state';

const TAG = 'nh-color-switcher';
const BUTTON = `${TAG} button`;
const CHANGE = 'nh-palette-change' satisfies keyof typeof events;

const printed = printedSite(document.getElementById('nh-config')?.textContent ?? '');
if (printed?.isInit) begin(printed);

function begin(site: PaletteSite): void {
  let known = unknownState;
  const life = new AbortController();
  const { signal } = life;
  const view: PaletteView = {
    replaceLogo: replaceAtOnce,
    onShown(state) {
      known = state;
      showOnButtons(site, state.isSwitched);
    },
  };
  const palette = new LivePalette(window, site, known, view, signal);
  palette.follow(site);
  // Updates the body, the logo and the buttons as they are parsed, before they are painted.
  const observer = new MutationObserver(() => palette.showParts());
  observer.observe(document, { childList: true, subtree: true });
  const parsed = (): void => {
    palette.showParts();
    observer.disconnect();
  };
  document.addEventListener('DOMContentLoaded', parsed, { signal });
  // In the capture phase: the theme's own script listens on the button and would switch back.
  addEventListener('click', (event) => handleClick(event, palette), { capture: true, signal });
  (window as EarlyWindow).nhColorSwitcher = () => {
    life.abort();
    observer.disconnect();
    return known;
  };
}

function showOnButtons(site: PaletteSite, isSwitched: boolean): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>(BUTTON)) {
    updateButton(button, isSwitched);
    showIcon(button, site, isSwitched);
  }
}

function handleClick(event: Event, palette: LivePalette): void {
  const host = (event.target as Element).closest?.(BUTTON)?.closest(TAG);
  if (!host) return;
  takeEvent(event);
  const detail = palette.toggle();
  host.dispatchEvent(new CustomEvent(CHANGE, { detail, bubbles: true, composed: true }));
}
