import { pageWide } from '../dom/page-wide';

/** Pages without tracking never take the kept events. */
const CAPACITY = 50;

/**
 * Makes a tool's code keep its events until the code of tracking takes them, which may arrive later. Pages of visitors load
 * neither.
 */
export function withFirstEvents<M>(
  events: object,
  load: (again?: string) => Promise<M>,
): (again?: string) => Promise<M> {
  return (again) => {
    for (const type of Object.keys(events)) document.addEventListener(type, keep);
    return load(again);
  };
}

function keep(event: Event): void {
  const kept = pageWide<Event[] | undefined>('first-events', () => []);
  if (kept && kept.length < CAPACITY) kept.push(event);
}
