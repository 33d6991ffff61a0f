import { atEnd } from '../../../core/dom/at-end';

/** The titles of the panels that are landmarks, by name. */
const landmarks = new WeakMap<Document, Map<string, Element>>();

/**
 * Returns the role of a panel: `region`, or `group` if another panel of the document is a region with the
 * same name, because landmarks need unique names. Closed panels count too if find-in-page searches them
 * (axe, `landmark-unique`). The name is released when the signal aborts. A printed `group` remains one: a panel
 * further up has its name (`builder/markup/printed-roles.ts`).
 *
 * @param title title that names the panel
 */
export function panelRole(title: Element, panel: Element, signal: AbortSignal): string {
  if (panel.getAttribute('role') === 'group') return 'group';
  const { ownerDocument, textContent } = title;
  const names = landmarks.get(ownerDocument) ?? new Map<string, Element>();
  landmarks.set(ownerDocument, names);
  const name = textContent.trim().toLowerCase();
  // A title that has left the page may not have ended yet, when a copy takes its place.
  if (names.get(name)?.isConnected) return 'group';
  names.set(name, title);
  atEnd(signal, () => {
    if (names.get(name) === title) names.delete(name);
  });
  return 'region';
}
