import { fetchOnInteraction, fetchWhenDue } from './due';
import { replayEarlyEvents } from './replay';

const observed = new WeakSet<Node>();

/**
 * Brings the elements of a document or a shadow root alive: fetches each tag's code when it is due,
 * and loses no click or submit meanwhile. A second call for the same root adds nothing; on a static
 * page no call does.
 */
export function observe(root: Document | ShadowRoot = document): void {
  if (observed.has(root) || isStaticPage()) return;
  observed.add(root);
  fetchWhenDue(root);
  fetchOnInteraction(root);
  replayEarlyEvents(root);
}

/** What `isStatic` of the site's configuration says, read without the configuration's code. */
function isStaticPage(): boolean {
  try {
    return JSON.parse(document.getElementById('nh-config')?.textContent ?? '').isStatic === true;
  } catch {
    // None, or unreadable, which the elements themselves will tell.
    return false;
  }
}
