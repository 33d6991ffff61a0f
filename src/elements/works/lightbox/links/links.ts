import { isActionLink, runActionLink, runActionOfLocation } from '../../../../core/actions/links';
import { takeEvent } from '../../../../core/dom/take-event';
import { type LightboxSite, lightboxConfig } from '../config';
import { registerLightboxAction } from './link-action';
import { actNatively, plainClickPath } from './link-click';
import { isAskedFor, isLightboxLink, isPickingColour, mayOpen } from './link-eligibility';
import { openRequest } from './link-open';
import { requestOfLink } from './link-request';

/** On what an element of ours opens in the lightbox by itself. */
const OWN = 'data-nh-opens';

const listened = new WeakSet<Document>();

/**
 * Opens the lightbox links of a document, those in open shadow roots included, and runs its action
 * links; runs the action that the page was opened with. A second call adds nothing.
 *
 * What asks for the lightbox by itself is taken at the window, before any other script sees the click,
 * so that the builder's own lightbox does not open too. What only the kit's switch makes a lightbox
 * link is taken at the document's root, where no script and no element has used it. An action that is
 * not registered here goes on to the page's other scripts.
 */
export function listenToLinks(document: Document = globalThis.document): void {
  if (listened.has(document)) return;
  listened.add(document);
  registerLightboxAction();
  document.defaultView?.addEventListener('click', answerMarkedLink, { capture: true });
  document.documentElement.addEventListener('click', answerOtherLink);
  runActionOfLocation(document);
}

function answerMarkedLink(event: MouseEvent): void {
  const link = clickedLink(event);
  const site = lightboxConfig();
  if (!link) return;
  if (isActionLink(link, site.builder)) {
    // Another script's own action is its to run; the address leads nowhere in any case.
    event.preventDefault();
    if (runActionLink(link)) event.stopImmediatePropagation();
  } else if (isMarked(link, site)) openClicked(event, link, site);
}

function answerOtherLink(event: MouseEvent): void {
  const link = clickedLink(event);
  const site = lightboxConfig();
  if (!link || isMarked(link, site)) return;
  if (isLightboxLink(link, site)) openClicked(event, link, site);
  // A page that is being edited is not left by a click.
  else if (site.mode === 'edit' && link.closest(`.${site.builder}-edit-area`))
    event.preventDefault();
}

/** A link that opens in the lightbox whatever the kit says; other elements need only the attribute. */
function isMarked(link: Element, site: LightboxSite): boolean {
  return link.localName !== 'a' || (isAskedFor(link, site) && isLightboxLink(link, site));
}

function openClicked(event: MouseEvent, link: HTMLElement, site: LightboxSite): void {
  const isOpening = mayOpen(site, isPickingColour(document, site.builder));
  const request = isOpening ? requestOfLink(link) : undefined;
  if (isOpening && !request) return;
  takeEvent(event);
  if (request) openRequest(request).catch((error: unknown) => actNatively(link, error));
}

/** The link that a plain click is meant for; none that the gallery element opens itself. */
function clickedLink(event: MouseEvent): HTMLElement | undefined {
  const { builder } = lightboxConfig();
  const path = plainClickPath(event);
  const link = path.find(
    (node) => node.matches('a[href]') || node.hasAttribute(`data-${builder}-lightbox`),
  );
  if (link?.hasAttribute(OWN)) return undefined;
  // What it holds is its affair, but for actions, which it does not know.
  const isInGallery = path.some(({ localName }) => localName === 'nh-lightbox');
  return link && isInGallery && !isActionLink(link, builder) ? undefined : link;
}
