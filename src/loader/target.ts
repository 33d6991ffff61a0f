/**
 * Whether the fragment of the page's address names a node in the element, or an item in its settings. Loaded only on
 * pages whose address has a fragment.
 */
export function isTarget(element: Element): boolean {
  const id = decoded(location.hash.slice(1));
  if (!id) return false;
  const settings = element.getAttribute('settings');
  return element.contains(document.getElementById(id)) || settings?.includes(`"${id}"`) === true;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
