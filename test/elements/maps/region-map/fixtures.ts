import '../../../../src/define/region-map';
import { configure } from '../../../../src/core/config';
import { ownStorage } from '../../../page-objects/own-storage';

ownStorage();

/** A map on the page, with the hands to work it. */
export interface LiveRegionMap {
  readonly host: HTMLElement & { settings: unknown; readonly updateComplete: Promise<void> };
  readonly svg: SVGSVGElement;
  find<E extends Element = HTMLElement>(selector: string): E;
  all(selector: string): Element[];
  /**
   * Chooses in the selector, as a visitor does. Resolves after the microtasks that the browser runs
   * before anything else happens: React has drawn by the event's end, Preact draws in one of them.
   */
  choose(key: string): Promise<void>;
  /** The coordinates that are shown. */
  readonly shown: string[];
}

/** Three squares of two countries in a map of 1140 by 1620, twice the space of the coordinates. */
export const squares = [
  { path: 'M0 0h200v200h-200z', title: 'North', country: 'AT', link: '/north' },
  { path: 'M0 400h200v200h-200z', title: 'South', country: 'AT', ctitle: 'The south' },
  { path: 'M600 0h100v100h-100z', title: 'North', country: 'IT' },
];

export const viewBox = '0 0 1140 1620';

/** Puts markup into the page and brings its map alive. */
export async function liveMap(markup: string): Promise<LiveRegionMap> {
  const box = document.body.appendChild(document.createElement('main'));
  // Away from the corner, so that places on the page and on the map differ.
  box.style.cssText = 'inline-size: 570px; margin: 40px';
  box.innerHTML = markup;
  const host = box.querySelector('nh-region-map') as LiveRegionMap['host'];
  await host.updateComplete;
  const find = <E extends Element = HTMLElement>(selector: string): E => {
    const found = host.querySelector<E>(selector);
    if (!found) throw new Error(`The map has no ${selector}.`);
    return found;
  };
  return {
    host,
    svg: find<SVGSVGElement>('svg'),
    find,
    all: (selector) => [...host.querySelectorAll(selector)],
    async choose(key) {
      const select = find<HTMLSelectElement>('select');
      select.value = key;
      select.dispatchEvent(new Event('change', { bubbles: true }));
      await Promise.resolve();
    },
    get shown() {
      return [...host.querySelectorAll('output')].map((output) => output.textContent);
    },
  };
}

/** A map that is drawn from data. */
export function drawnMap(settings: object = {}): Promise<LiveRegionMap> {
  const all = { regions: squares, viewBox, selector: 'always', ...settings };
  return liveMap(tag(all));
}

/** The tag with settings as a CMS prints them. */
export function tag(settings: object, content = '', attributes = ''): string {
  const text = JSON.stringify(settings).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<nh-region-map settings="${text}" ${attributes}>${content}</nh-region-map>`;
}

/** The map of `squares` as a server prints it. */
export const printed = `<svg viewBox="${viewBox}"><g data-country="AT">
<a href="/north"><path d="M0 0h200v200h-200z"><title>North</title></path></a>
<path data-ctitle="The south" data-offset-x="10" d="M0 400h200v200h-200z"><title>South</title></path></g>
<g transform="translate(600 0)"><path id="IT-7" title="North" d="M0 0h100v100h-100z"></path></g></svg>`;

/** Removes all maps and the stored choices. */
export function cleared(): void {
  for (const box of document.querySelectorAll('body > main')) box.remove();
  localStorage.clear();
  configure({ mode: undefined, messages: undefined });
}

/** The next event of a kind on the document. */
export function heard<N extends keyof GlobalEventHandlersEventMap>(
  name: N,
): Promise<GlobalEventHandlersEventMap[N]> {
  return new Promise((resolve) => {
    document.addEventListener(name, resolve as EventListener, { once: true });
  });
}
