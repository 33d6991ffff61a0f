/** Whether a link goes nowhere: an item that only holds a sub menu. */
export function isPlaceholder(link: HTMLAnchorElement): boolean {
  const address = link.getAttribute('href')?.trim() ?? '';
  return address === '' || address === '#';
}

/** Whether a link stays on the page that it is on, so that the menu must get out of the way. */
export function staysOnPage(link: HTMLAnchorElement): boolean {
  if (!link.href.includes('#') || link.target === '_blank') return false;
  const base = link.ownerDocument.location;
  return (['origin', 'pathname', 'search'] as const).every((part) => link[part] === base[part]);
}
