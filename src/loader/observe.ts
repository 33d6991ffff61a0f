import { adopt, beginAdoption } from './adopt';
import { fetchEagerCode, fetchOnInteraction, fetchWhenDue } from './due';
import { fetchElement } from './fetch-code';
import { isOn, LINKS, needsLinkCode } from './links';
import { pageConfig } from './page-config';
import { replayEarlyEvents } from './replay';

const observed = new WeakSet<Node>();

/**
 * Loads the elements of a document or shadow root: each tag's code is loaded when it is due, and clicks and
 * submits until then are replayed. Further calls for the same root, and calls on a static page, have no
 * effect.
 */
export function observe(root: Document | ShadowRoot = document): void {
  const config = pageConfig();
  if (observed.has(root)) return;
  if (isOn(config.isStatic)) {
    import('./static-page').catch(() => {});
    return;
  }
  observed.add(root);
  fetchOnInteraction(root);
  replayEarlyEvents(root);
  fetchEagerCode(root);
  // In a separate task, so that parsing and first styles do not wait for it.
  setTimeout(() => fetchWhenDue(root));
  if (needsLinkCode()) void fetchElement(LINKS);
  if (isOn(config.adopt) || document.querySelector('[data-adopt]')) void adopt({ root });
  // The adoption code detects the builder's own script.
  else if (isOn(config.bridges)) void beginAdoption();
}
