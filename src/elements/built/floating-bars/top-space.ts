/** Attribute on the root while a bar reserves space at the top, for the offset of other sticky elements. */
const MARK = 'data-nh-floating-bar';
const END = '--nh-floating-bars-end';

interface Space {
  /** Height of the page that the bar covers, in CSS pixels. */
  readonly height: number;
  /** Distance from the top of the viewport to the bottom of the bar, in CSS pixels. */
  readonly end: number;
  /** The body of the page; the bar itself may have moved to another document, such as a template's. */
  readonly body: HTMLElement;
}

/** Bars at the top of the page. Bars overlap, so the tallest one determines the space. */
const bars = new Map<HTMLElement, Space>();
/** Padding that the page itself has set on its body. */
let pagePadding = '';

/** Reserves space for a bar at the top of the page, by replacing the body's padding. */
export function reserveTopSpace(bar: HTMLElement, space: Omit<Space, 'body'>): void {
  const { body } = bar.ownerDocument;
  if (bars.size === 0) pagePadding = body.style.paddingTop;
  bars.set(bar, { ...space, body });
  write(body);
}

/** Releases the space of a bar and restores the padding of the body. */
export function releaseTopSpace(bar: HTMLElement): void {
  const body = bars.get(bar)?.body;
  bars.delete(bar);
  if (body) write(body);
}

function write(body: HTMLElement): void {
  const root = body.ownerDocument.documentElement;
  const most = (key: 'height' | 'end'): number =>
    Math.max(...[...bars.values()].map((space) => space[key]));
  const isTaken = bars.size > 0;
  body.style.paddingTop = isTaken ? `${most('height')}px` : pagePadding;
  root.toggleAttribute(MARK, isTaken);
  if (isTaken) root.style.setProperty(END, `${most('end')}px`);
  else root.style.removeProperty(END);
}
