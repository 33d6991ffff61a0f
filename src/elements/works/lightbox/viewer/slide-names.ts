import type PhotoSwipe from 'photoswipe';
import { message } from './messages';

/** Names the slideshow and its slides for assistive technology; only the shown slide is reachable. */
export function nameSlides(
  show: PhotoSwipe,
  options: {
    readonly label: string;
    readonly total: number;
    /** Returns the index of a slide's item, from 0. */
    indexOf(slide: number): number;
  },
): void {
  const { label, total, indexOf } = options;
  show.on('firstUpdate', () => {
    // Screen readers announce the surrounding dialog instead.
    show.element?.removeAttribute('role');
    show.scrollWrap?.setAttribute('aria-label', label);
  });
  show.on('afterSetContent', ({ slide }) => {
    const position = message('lightbox.position', { index: indexOf(slide.index) + 1, total });
    slide.holderElement?.setAttribute('aria-label', position);
    slide.holderElement?.toggleAttribute('inert', !slide.isActive);
  });
  show.on('slideActivate', ({ slide }) => slide.holderElement?.removeAttribute('inert'));
  show.on('slideDeactivate', ({ slide }) => slide.holderElement?.setAttribute('inert', ''));
}
