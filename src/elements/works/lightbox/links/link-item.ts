import { safeAddress } from '../../../../core/dom/safe-address';
import { videoLink } from '../../../../core/media/video-link';
import type { LightboxImage, LightboxItem, LightboxVideo } from '../viewer/item';
import { isImageAddress, markedVideo } from './link-eligibility';

/**
 * What a link shows in the lightbox: the video that it is marked with, else the picture it leads to.
 *
 * Its words come from its data attributes, else from the picture inside it and the caption of its
 * figure. Undefined where its address is none to follow.
 */
export function lightboxItemOf(link: Element, builder: string): LightboxItem | undefined {
  const video = markedVideo(link, builder);
  const address = link.getAttribute('href') ?? '';
  const url = videoLink(video ?? address);
  if (!url) return undefined;
  const words = wordsOf(link, builder);
  if (!video) return image(link, url, words);
  const poster = isImageAddress(address) ? safeAddress(address) : previewOf(link);
  return { type: 'video', url, ...words, poster } satisfies LightboxVideo;
}

function image(link: Element, url: string, words: Words): LightboxImage {
  const { title, description } = words;
  const alt = link.querySelector('img')?.alt || [title, description].filter(Boolean).join(' - ');
  return { type: 'image', url, ...words, alt, preview: previewOf(link) };
}

type Words = Pick<LightboxImage, 'title' | 'description' | 'permalink'>;

function wordsOf(link: Element, builder: string): Words {
  const title = link.getAttribute(`data-${builder}-lightbox-title`) || undefined;
  const description = link.getAttribute(`data-${builder}-lightbox-description`) || undefined;
  const caption = link.closest('figure')?.querySelector('figcaption')?.textContent.trim();
  // The builder prints the action that opens it again.
  const permalink = (link as HTMLElement).dataset.eActionHash || undefined;
  return title || description
    ? { title, description, permalink }
    : { title: caption || undefined, permalink };
}

function previewOf(link: Element): string | undefined {
  const picture = link.querySelector('img');
  return picture?.currentSrc || picture?.src || undefined;
}
