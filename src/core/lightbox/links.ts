import { isActionLink, runActionLink, runActionOfLocation } from '../actions/links';
import { type SiteConfig, siteConfig } from '../config';
import { logError } from '../dom/log';
import { registerLightboxAction } from './link-action';
import { isAskedFor, isLightboxLink, isPickingColour, mayOpen } from './link-eligibility';
import { openRequest } from './link-open';
import { requestOfLink } from './link-request';

const listened = new WeakSet<Document>();

/** Links whose click is the browser's, since the lightbox did not come. */
const released = new WeakSet<Element>();

/**
 * Opens the lightbox links of a document, those in open shadow roots included, and runs its action
 * links; runs the action that the page was opened with. A second call adds nothing.
 *
 * What asks for the lightbox by itself is taken before any other script sees the click, so that the
 * builder's own lightbox does not open too. What only the kit's switch makes a lightbox link is taken
 * at the document's root, where no script and no element has used it.
 */
export function listenToLinks(document: Document = globalThis.document): void {
  if (listened.has(document)) return;
  listened.add(document);
  registerLightboxAction();
  document.addEventListener('click', takeMarked, { capture: true });
  document.documentElement.addEventListener('click', takeOthers);
  runActionOfLocation(document);
}

function takeMarked(event: MouseEvent): void {
  const link = clickedLink(event);
  const site = siteConfig();
  if (!link) return;
  if (isActionLink(link, site.builder)) {
    take(event);
    runActionLink(link);
  } else if (isMarked(link, site)) openClicked(event, link, site);
}

function takeOthers(event: MouseEvent): void {
  const link = clickedLink(event);
  const site = siteConfig();
  if (!link || isMarked(link, site)) return;
  if (isLightboxLink(link, site)) openClicked(event, link, site);
  // A page that is being edited is not left by a click.
  else if (site.mode === 'edit' && link.closest(`.${site.builder}-edit-area`))
    event.preventDefault();
}

/** A link that opens in the lightbox whatever the kit says; other elements need only the attribute. */
function isMarked(link: Element, site: SiteConfig): boolean {
  return link.localName !== 'a' || (isAskedFor(link, site) && isLightboxLink(link, site));
}

function openClicked(event: MouseEvent, link: HTMLElement, site: SiteConfig): void {
  const isOpening = mayOpen(site, isPickingColour(document, site.builder));
  const request = isOpening ? requestOfLink(link) : undefined;
  if (isOpening && !request) return;
  take(event);
  if (request) openRequest(request).catch((error: unknown) => actNatively(link, error));
}

function take(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function actNatively(link: HTMLElement, error: unknown): void {
  logError(
    'nh-elements: the lightbox could not be loaded, so the link acts by itself. ' +
      'Check the network and that the whole library folder was published.',
    error,
  );
  released.add(link);
  link.click();
  released.delete(link);
}

/** The link that a plain click is meant for; what is modified, used or a swipe's end is left alone. */
function clickedLink(event: MouseEvent): HTMLElement | undefined {
  const { altKey, button, ctrlKey, metaKey, shiftKey } = event;
  if (event.defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey)
    return undefined;
  // Of any window: a node of an iframe's document is no `Element` of this one.
  const path = event.composedPath().filter((node): node is Element => 'matches' in node);
  const attribute = `data-${siteConfig().builder}-lightbox`;
  const link = path.find((node) => node.matches('a[href]') || node.hasAttribute(attribute));
  if (!link || released.has(link) || path.some(hasOwnAnswer)) return undefined;
  return link as HTMLElement;
}

/** The gallery element opens its links itself; a carousel lets no click through that ends a swipe. */
function hasOwnAnswer(node: Element): boolean {
  const { swiper } = node as { swiper?: { allowClick?: boolean } };
  return node.localName === 'nh-lightbox' || swiper?.allowClick === false;
}
