import { adopt, beginAdoption } from './adopt';
import { fetchOnInteraction, fetchWhenDue } from './due';
import { fetchElement } from './fetched';
import { isOn, LINKS, needsLinkCode } from './links';
import { pageConfig } from './page-config';
import { replayEarlyEvents } from './replay';

const observed = new WeakSet<Node>();

/**
 * Brings the elements of a document or a shadow root alive: fetches each tag's code when it is due,
 * and loses no click or submit meanwhile. A second call for the same root adds nothing; on a static
 * page no call does.
 */
export function observe(root: Document | ShadowRoot = document): void {
  const config = pageConfig();
  if (observed.has(root) || config.isStatic === true) return;
  observed.add(root);
  fetchOnInteraction(root);
  replayEarlyEvents(root);
  // In a task of its own: what evaluates this may end the parsing too, with the browser's first styles.
  setTimeout(() => fetchWhenDue(root));
  if (needsLinkCode()) void fetchElement(LINKS);
  if (isOn(config.adopt) || document.querySelector('[data-adopt]')) void adopt({ root });
  // It knows whether the builder's own script runs.
  else if (isOn(config.bridges)) void beginAdoption();
}
