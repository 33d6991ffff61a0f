/** The names of the panels that are landmarks. */
const landmarks = new WeakMap<Document, Set<string>>();

/**
 * What a panel is until the signal ends: a landmark, or, where another panel of the document is one by the
 * same name, a group, since nobody could tell the two landmarks apart. A shut panel that the browser's
 * search looks through counts as well (axe, `landmark-unique`).
 *
 * @param title names the panel
 */
export function panelRole(title: Element, signal: AbortSignal): string {
  const { ownerDocument, textContent } = title;
  const names = landmarks.get(ownerDocument) ?? new Set();
  landmarks.set(ownerDocument, names);
  const name = textContent.trim().toLowerCase();
  if (names.has(name)) return 'group';
  names.add(name);
  signal.addEventListener('abort', () => names.delete(name), { once: true });
  return 'region';
}
