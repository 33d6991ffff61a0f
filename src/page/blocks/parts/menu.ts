import { type Printed, printed } from '../../print/printed';
import type { SiteLink } from '../../print/site-data';
import type { PrintContext } from '../block';

/** Prints links as nested lists. The link to the present page is marked. */
export function linkLists(
  links: readonly SiteLink[],
  context: PrintContext,
  className?: string,
): Printed {
  const items = links.map(({ title, url, isCurrent, children = [] }) => {
    const href = context.linkAddress(url);
    const name = href
      ? printed('a', { href, 'aria-current': isCurrent ? 'page' : undefined }, [title])
      : printed('span', {}, [title]);
    const below = children.length > 0 ? [linkLists(children, context, 'nh-submenu')] : [];
    return printed('li', {}, [name, ...below]);
  });
  return printed('ul', { class: className, role: 'list' }, items);
}
