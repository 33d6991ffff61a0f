import { isPlainClick } from '../../../../core/dom/plain-click';
import type { Emit } from '../../../../core/element';
import type { events } from '../portfolio.element';

/** Dispatches `nh-portfolio-open` for each click on a printed link, which the page may cancel. */
export function reportOpening(
  list: HTMLElement,
  emit: Emit<typeof events>,
  signal: AbortSignal,
): void {
  const open = (click: MouseEvent): void => {
    const link = (click.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (!link || click.defaultPrevented || !isPlainClick(click)) return;
    const title = (link.closest('li') ?? link).textContent.replace(/\s+/g, ' ').trim();
    const where = link.target === '_blank' ? 'new-tab' : 'same-tab';
    const item = { id: undefined, title, type: 'page', href: link.href } as const;
    if (!emit('nh-portfolio-open', { item, in: where }, link)) click.preventDefault();
  };
  list.addEventListener('click', open, { signal });
}
