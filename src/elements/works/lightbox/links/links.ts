import {
  isActionLink,
  runActionLink,
  runActionOfLocation,
} from '../../../../builder/runtime/actions/links';
import { takeEvent } from '../../../../core/dom/take-event';
import { type LightboxSite, lightboxConfig } from '../config';
import { registerLightboxAction } from './link-action';
import { actNatively, plainClickPath } from './link-click';
import { enablesLightbox, isLightboxLink, mayOpen } from './link-eligibility';
import { openRequest } from './link-open';
import { requestOfLink } from './link-request';

/** The attribute of links that another of our elements opens in the lightbox. */
const HANDLED_BY_ELEMENT = 'data-nh-opens';

const documents = new WeakSet<Document>();

/**
 * Opens the lightbox links of a document, including those in open shadow roots, and runs its action links
 * and the action in the page's address. A second call for a document does nothing.
 *
 * Links whose own attribute enables the lightbox are handled on the window, before any other script, so
 * that the builder's own lightbox does not open too. Links that only the kit's setting enables are handled
 * on the root element, after all scripts and elements that prevent the click. Unregistered actions are left
 * to the page's other scripts.
 */
export function listenToLinks(document: Document = globalThis.document): void {
  if (documents.has(document)) return;
  documents.add(document);
  registerLightboxAction();
  document.defaultView?.addEventListener('click', handleMarkedLink, { capture: true });
  document.documentElement.addEventListener('click', handleOtherLink);
  runActionOfLocation(document);
}

function handleMarkedLink(event: MouseEvent): void {
  const link = clickedLink(event);
  const site = lightboxConfig();
  if (!link) return;
  if (isActionLink(link, site.builder)) {
    // The address of an action link is not a page. Another script may handle an unregistered action.
    event.preventDefault();
    if (runActionLink(link)) event.stopImmediatePropagation();
  } else if (isMarked(link, site)) openClicked(event, link, site);
}

function handleOtherLink(event: MouseEvent): void {
  const link = clickedLink(event);
  const site = lightboxConfig();
  if (!link || isMarked(link, site)) return;
  if (isLightboxLink(link, site)) openClicked(event, link, site);
  // The editor does not follow links.
  else if (site.mode === 'edit' && link.closest(`.${site.builder}-edit-area`))
    event.preventDefault();
}

/** True if the element's own attributes enable the lightbox, and for all elements that are not links. */
function isMarked(link: Element, site: LightboxSite): boolean {
  return link.localName !== 'a' || (enablesLightbox(link, site) && isLightboxLink(link, site));
}

function openClicked(event: MouseEvent, link: HTMLElement, site: LightboxSite): void {
  const request = requestOfLink(link);
  // The editor does not follow links.
  if (!request && site.mode !== 'edit') return;
  takeEvent(event);
  const open = async (): Promise<void> => {
    if (request && (await mayOpen(site, document))) await openRequest(request);
  };
  open().catch((error: unknown) => actNatively(link, error));
}

/** The link or lightbox element of a plain click, unless one of our elements opens it itself. */
function clickedLink(event: MouseEvent): HTMLElement | undefined {
  const { builder } = lightboxConfig();
  const path = plainClickPath(event);
  const link = path.find(
    (node) => node.matches('a[href]') || node.hasAttribute(`data-${builder}-lightbox`),
  );
  if (link?.hasAttribute(HANDLED_BY_ELEMENT)) return undefined;
  // The gallery handles its own links, but not action links.
  const isInGallery = path.some(({ localName }) => localName === 'nh-lightbox');
  return link && isInGallery && !isActionLink(link, builder) ? undefined : link;
}
