/** Adds an id to the `aria-describedby` of `element`, or removes it. */
export function setDescribedBy(element: Element, id: string, isDescribed: boolean): void {
  const known = element.getAttribute('aria-describedby')?.split(/\s+/).filter(Boolean) ?? [];
  const ids = known.filter((other) => other !== id);
  if (isDescribed) ids.push(id);
  if (ids.length > 0) element.setAttribute('aria-describedby', ids.join(' '));
  else element.removeAttribute('aria-describedby');
}
