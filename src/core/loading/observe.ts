import { fetchOnInteraction, fetchWhenDue } from './due';
import { fetchElement } from './fetched';
import { LINKS, needsLinkCode } from './links';
import { pageConfig } from './page-config';
import { replayEarlyEvents } from './replay';

const observed = new WeakSet<Node>();

/**
 * Brings the elements of a document or a shadow root alive: fetches each tag's code when it is due,
 * and loses no click or submit meanwhile. A second call for the same root adds nothing; on a static
 * page no call does.
 */
export function observe(root: Document | ShadowRoot = document): void {
  if (observed.has(root) || pageConfig().isStatic === true) return;
  observed.add(root);
  fetchWhenDue(root);
  fetchOnInteraction(root);
  replayEarlyEvents(root);
  if (needsLinkCode()) void fetchElement(LINKS);
}
