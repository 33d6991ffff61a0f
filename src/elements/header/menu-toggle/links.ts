import { pageAddress } from '../../../core/dom/page-address';

/** Whether a link has no target: its item only holds a submenu. */
export function isPlaceholder(link: HTMLAnchorElement): boolean {
  const address = link.getAttribute('href')?.trim() ?? '';
  return address === '' || address === '#';
}

/** Whether a link's address is a fragment of the current page. Following the link then closes the menu. */
export function staysOnPage(link: HTMLAnchorElement): boolean {
  if (!link.href.includes('#') || link.target === '_blank') return false;
  const base = pageAddress(link.ownerDocument);
  return (['origin', 'pathname', 'search'] as const).every((part) => link[part] === base[part]);
}
