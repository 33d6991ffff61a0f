import { safeAddress } from '../../../../core/dom/safe-address';
import { videoLink } from '../../../../core/media/video-link';
import type { LightboxImage, LightboxItem, LightboxVideo } from '../viewer/item';
import { isImageAddress, markedVideo } from './link-eligibility';

/**
 * The lightbox item of a link: the video in its attribute, else the image at its address. Undefined for
 * an unsafe address.
 *
 * Title and description come from data attributes. The default title is the caption of the link's figure.
 */
export function lightboxItemOf(link: Element, builder: string): LightboxItem | undefined {
  const video = markedVideo(link, builder);
  const address = link.getAttribute('href') ?? '';
  const url = videoLink(video ?? address);
  if (!url) return undefined;
  const texts = textsOf(link, builder);
  if (!video) return image(link, url, texts);
  const poster = isImageAddress(address) ? safeAddress(address) : previewOf(link);
  return { type: 'video', url, ...texts, poster } satisfies LightboxVideo;
}

function image(link: Element, url: string, texts: Texts): LightboxImage {
  const { title, description } = texts;
  const alt = link.querySelector('img')?.alt || [title, description].filter(Boolean).join(' - ');
  return { type: 'image', url, ...texts, alt, preview: previewOf(link) };
}

type Texts = Pick<LightboxImage, 'title' | 'description' | 'permalink'>;

function textsOf(link: Element, builder: string): Texts {
  const title = link.getAttribute(`data-${builder}-lightbox-title`) || undefined;
  const description = link.getAttribute(`data-${builder}-lightbox-description`) || undefined;
  const caption = link.closest('figure')?.querySelector('figcaption')?.textContent.trim();
  // The builder prints the hash of the action that opens this item.
  const permalink = (link as HTMLElement).dataset.eActionHash || undefined;
  return title || description
    ? { title, description, permalink }
    : { title: caption || undefined, permalink };
}

function previewOf(link: Element): string | undefined {
  const image = link.querySelector('img');
  return image?.currentSrc || image?.src || undefined;
}
