import type PhotoSwipe from 'photoswipe';
import { message } from './messages';

/** What a slideshow is called by assistive technology, which reaches only the slide that is shown. */
export function nameSlides(
  show: PhotoSwipe,
  options: {
    readonly label: string;
    readonly total: number;
    /** An item's place, from PhotoSwipe's own. */
    placeOf(slide: number): number;
  },
): void {
  const { label, total, placeOf } = options;
  show.on('firstUpdate', () => {
    // The dialog around it is the one that is announced.
    show.element?.removeAttribute('role');
    show.scrollWrap?.setAttribute('aria-label', label);
  });
  show.on('afterSetContent', ({ slide }) => {
    const position = message('lightbox.position', { index: placeOf(slide.index) + 1, total });
    slide.holderElement?.setAttribute('aria-label', position);
    slide.holderElement?.toggleAttribute('inert', !slide.isActive);
  });
  show.on('slideActivate', ({ slide }) => slide.holderElement?.removeAttribute('inert'));
  show.on('slideDeactivate', ({ slide }) => slide.holderElement?.setAttribute('inert', ''));
}
