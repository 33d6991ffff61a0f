/** On the root while a bar takes room at the top: below it begins what else sticks there. */
const MARK = 'data-nh-floating-bar';
const END = '--nh-floating-bars-end';

interface Room {
  /** CSS pixels of the page that the bar covers. */
  readonly height: number;
  /** CSS pixels from the window's edge to the bar's end. */
  readonly end: number;
}

/** The bars at the top of the page; the highest decides, since they lie on each other. */
const bars = new Map<HTMLElement, Room>();
/** What the page has itself given its body. */
let own = '';

/** Keeps the page below a bar at its top: by the body's padding, in place of its own. */
export function takeTopRoom(bar: HTMLElement, room: Room): void {
  const { body } = bar.ownerDocument;
  if (bars.size === 0) own = body.style.paddingTop;
  bars.set(bar, room);
  write(body);
}

/** Gives the room back; the body has its own padding again. */
export function giveTopRoomBack(bar: HTMLElement): void {
  if (bars.delete(bar)) write(bar.ownerDocument.body);
}

function write(body: HTMLElement): void {
  const root = body.ownerDocument.documentElement;
  const most = (key: keyof Room): number =>
    Math.max(...[...bars.values()].map((room) => room[key]));
  const isTaken = bars.size > 0;
  body.style.paddingTop = isTaken ? `${most('height')}px` : own;
  root.toggleAttribute(MARK, isTaken);
  if (isTaken) root.style.setProperty(END, `${most('end')}px`);
  else root.style.removeProperty(END);
}
