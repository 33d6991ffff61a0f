import { logWarning } from '../../../../core/dom/log';
import { safeAddress } from '../../../../core/dom/safe-address';
import { parseSettings, warnOfProblems } from '../../../../core/settings';
import { lightboxConfig } from '../config';
import type { LightboxItem, LightboxRequest } from '../viewer/item';
import { lightboxItemOf } from './link-item';
import { itemOfSettings, type LinkSettings, linkSettings } from './link-settings';
import { indexAmong, slideshowMembers, slideshowOf } from './link-slideshow';

/**
 * The request of a lightbox link: the item in its lightbox attribute, else its slideshow starting with the
 * link, else its own item.
 *
 * @returns undefined if there is nothing to open
 */
export function requestOfLink(link: HTMLElement): LightboxRequest | undefined {
  const site = lightboxConfig();
  const settings = settingsOf(link, site.builder);
  if (settings?.type && settings.type !== 'slideshow')
    return single(itemOfSettings(settings), link);
  const name = slideshowOf(link, site.builder);
  if (!name && settings) return requestOfSettings(settings, link);
  return (
    slideshow(name, link, (members) => indexAmong(members, link, site.builder)) ??
    single(lightboxItemOf(link, site.builder), link)
  );
}

/** The request of settings: the slideshow that they name, starting at their address, else their own item. */
export function requestOfSettings(
  settings: LinkSettings,
  opener: HTMLElement | undefined,
): LightboxRequest | undefined {
  return (
    slideshow(settings.slideshow, opener, (members) =>
      members.findIndex(({ href }) => href === safeAddress(settings.url)),
    ) ?? single(itemOfSettings(settings), opener)
  );
}

function single(
  item: LightboxItem | undefined,
  opener: HTMLElement | undefined,
): LightboxRequest | undefined {
  return item && { items: [item], opener };
}

/** The request of a slideshow; undefined if the page has no slideshow of that name. */
function slideshow(
  name: string | undefined,
  opener: HTMLElement | undefined,
  startIndex: (members: HTMLAnchorElement[]) => number,
): LightboxRequest | undefined {
  if (!name) return undefined;
  const site = lightboxConfig();
  const root = (opener?.getRootNode() ?? document) as Document | ShadowRoot;
  const members = slideshowMembers(root, name, site).flatMap((link) => {
    const item = lightboxItemOf(link, site.builder);
    return item ? [{ link, item }] : [];
  });
  if (members.length === 0) return undefined;
  const index = startIndex(members.map(({ link }) => link));
  return { items: members.map(({ item }) => item), index: Math.max(0, index), opener };
}

/** The settings in the element's lightbox attribute; invalid ones are undefined, with a console warning. */
function settingsOf(element: Element, builder: string): LinkSettings | undefined {
  const name = `data-${builder}-lightbox`;
  const text = element.getAttribute(name);
  if (!text) return undefined;
  const settings = parseSettings(linkSettings, objectIn(text), { foreign: true });
  if (settings) warnOfProblems(element, name, settings.problems);
  else {
    logWarning(
      `nh-elements: ${name} is not valid lightbox settings, so it is ignored. ` +
        "Print an object with type and url with the CMS's JSON encoder.",
      element,
    );
  }
  return settings?.values;
}

function objectIn(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
