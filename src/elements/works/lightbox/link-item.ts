import { siteConfig } from '../../../core/config';
import { lightboxItemOf } from './links/link-item';
import type { LightboxItem } from './viewer/item';
import { kindOfAddress } from './viewer/kind';

/**
 * The item of a gallery link: an image, a video, or a page if the link has `data-nh-page`. Undefined for
 * other links, which do not open in the lightbox.
 */
export function itemOfLink(link: HTMLAnchorElement): LightboxItem | undefined {
  if (link.hasAttribute('download')) return undefined;
  const item = lightboxItemOf(link, siteConfig().builder);
  if (!item) return undefined;
  const { url, permalink } = item;
  const title = item.title ?? (link.title || undefined);
  if (link.hasAttribute('data-nh-page'))
    return { type: 'page', url, permalink, title: title ?? nameOf(link) };
  if (item.type !== 'image') return { ...item, title };
  const kind = kindOfAddress(url);
  if (kind === 'video') return { ...item, type: 'video', title, poster: item.preview };
  return kind && { ...item, title };
}

function nameOf(link: HTMLAnchorElement): string {
  return link.querySelector('img')?.alt || link.textContent.trim();
}

/** The links inside `host` that open in its lightbox, in document order, except those of a nested gallery. */
export function galleryLinks(host: HTMLElement): Map<HTMLAnchorElement, LightboxItem> {
  const links = new Map<HTMLAnchorElement, LightboxItem>();
  for (const link of host.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const gallery = link.closest('nh-lightbox');
    const isOwn = !gallery || gallery.contains(host);
    const item = isOwn && itemOfLink(link);
    if (item) links.set(link, item);
  }
  return links;
}
