import { logWarning } from '../../../../core/dom/log';
import { safeAddress } from '../../../../core/dom/safe-address';
import { parseSettings, warnOfProblems } from '../../../../core/settings';
import { lightboxConfig } from '../config';
import type { LightboxItem, LightboxRequest } from '../viewer/item';
import { lightboxItemOf } from './link-item';
import { itemOfSettings, type LinkSettings, linkSettings } from './link-settings';
import { placeAmong, slideshowMembers, slideshowOf } from './link-slideshow';

/**
 * What a lightbox link opens: what its lightbox attribute says, else its slideshow from it on, else
 * the item that it is.
 *
 * @returns undefined where it names nothing to open
 */
export function requestOfLink(link: HTMLElement): LightboxRequest | undefined {
  const site = lightboxConfig();
  const settings = settingsOf(link, site.builder);
  if (settings?.type && settings.type !== 'slideshow')
    return single(itemOfSettings(settings), link);
  const name = slideshowOf(link, site.builder);
  if (!name && settings) return requestOfSettings(settings, link);
  return (
    slideshow(name, link, (members) => placeAmong(members, link, site.builder)) ??
    single(lightboxItemOf(link, site.builder), link)
  );
}

/** What settings open: the slideshow that they name, from their address on, else their own item. */
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

/** Undefined where the page has no such slideshow. */
function slideshow(
  name: string | undefined,
  opener: HTMLElement | undefined,
  placeIn: (members: HTMLAnchorElement[]) => number,
): LightboxRequest | undefined {
  if (!name) return undefined;
  const site = lightboxConfig();
  const root = (opener?.getRootNode() ?? document) as Document | ShadowRoot;
  const members = slideshowMembers(root, name, site).flatMap((link) => {
    const item = lightboxItemOf(link, site.builder);
    return item ? [{ link, item }] : [];
  });
  if (members.length === 0) return undefined;
  const place = placeIn(members.map(({ link }) => link));
  return { items: members.map(({ item }) => item), index: Math.max(0, place), opener };
}

/** The element's lightbox attribute; unusable: undefined, told by a console warning. */
function settingsOf(element: Element, builder: string): LinkSettings | undefined {
  const name = `data-${builder}-lightbox`;
  const text = element.getAttribute(name);
  if (!text) return undefined;
  const settings = parseSettings(linkSettings, objectIn(text), { foreign: true });
  if (settings) warnOfProblems(element, name, settings.problems);
  else {
    logWarning(
      `nh-elements: ${name} holds no settings of a lightbox, so they are left aside. ` +
        "Print an object with type and url by the CMS's JSON encoder.",
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
