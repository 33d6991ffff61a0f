import type { LightboxItem } from '../../core/lightbox';
import { kindOfAddress } from './kind';

/** The item that a link of the gallery leads to; undefined: the link is an ordinary one. */
export function itemOfLink(link: HTMLAnchorElement): LightboxItem | undefined {
  const url = link.href;
  const type = link.hasAttribute('data-nh-page') ? 'page' : kindOfAddress(url);
  if (!type || link.hasAttribute('download')) return undefined;
  const picture = link.querySelector('img');
  const preview = picture?.currentSrc || picture?.src || undefined;
  const description = link.closest('figure')?.querySelector('figcaption')?.textContent.trim();
  const title = link.title || undefined;
  // An action's address on this page opens the item again.
  const permalink = link.dataset.eActionHash;
  if (type === 'page')
    return { type, url, title: title ?? (picture?.alt || link.textContent.trim()), permalink };
  if (type === 'video') return { type, url, title, description, poster: preview, permalink };
  return { type, url, title, description, alt: picture?.alt, preview, permalink };
}

/** The links inside `host` that open in the lightbox, in their order. */
export function galleryLinks(host: HTMLElement): Map<HTMLAnchorElement, LightboxItem> {
  const links = new Map<HTMLAnchorElement, LightboxItem>();
  for (const link of host.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const item = link.closest('nh-lightbox') === host && itemOfLink(link);
    if (item) links.set(link, item);
  }
  return links;
}
