import type PhotoSwipe from 'photoswipe';
import type { PhotoSwipeOptions } from 'photoswipe';
import { adoptStyles } from '../../../../core/element/styles';

/** Loads PhotoSwipe and its stylesheet on demand. */
export async function loadPhotoSwipe(): Promise<typeof PhotoSwipe> {
  const [code, styles] = await Promise.all([
    import('photoswipe'),
    import('photoswipe/style.css?inline'),
  ]);
  // Scoped, because PhotoSwipe 4, which a shop on the page may use, has the same class names.
  adoptStyles(document, `@scope (dialog.nh-lightbox) { ${styles.default} }`);
  return code.default;
}

/**
 * Disables PhotoSwipe's controls and focus handling. The controls set `innerHTML`, which Trusted Types
 * block; the dialog handles the focus. PhotoSwipe's types lack `preloader`.
 */
export const withoutControls: PhotoSwipeOptions & { readonly preloader: false } = {
  close: false,
  zoom: false,
  counter: false,
  arrowPrev: false,
  arrowNext: false,
  preloader: false,
  trapFocus: false,
  returnFocus: false,
};
