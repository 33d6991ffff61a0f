import { setAdoption } from './adoption';
import { fetchOnInteraction, fetchWhen, fetchWhenDue } from './due';
import { codeFailed, fetchElement } from './fetched';
import { library } from './library';
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
  const { isStatic, adopt } = pageConfig();
  if (observed.has(root) || isStatic === true) return;
  observed.add(root);
  fetchWhenDue(root);
  fetchOnInteraction(root);
  replayEarlyEvents(root);
  if (needsLinkCode()) void fetchElement(LINKS);
  if (isOn(adopt) || document.querySelector('script[data-adopt]')) void adoptNodes(root);
}

/** Has the page builder's own nodes brought alive in place. */
async function adoptNodes(root: Document | ShadowRoot): Promise<void> {
  try {
    const adopt = await library.loadAdoption();
    const { registry } = library;
    const config = pageConfig();
    setAdoption(adopt(root, { registry, config, fetchElement, fetchWhen, codeFailed }));
  } catch (error) {
    codeFailed('nh-elements', 'nh-adoption-failed', error);
  }
}
