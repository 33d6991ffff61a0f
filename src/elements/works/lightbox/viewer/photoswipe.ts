import type PhotoSwipe from 'photoswipe';
import type { PhotoSwipeOptions } from 'photoswipe';
import { adoptStyles } from '../../../../core/element/styles';

/** Brings PhotoSwipe and its stylesheet, at first need. */
export async function loadPhotoSwipe(): Promise<typeof PhotoSwipe> {
  const [library, styles] = await Promise.all([
    import('photoswipe'),
    import('photoswipe/style.css?inline'),
  ]);
  // Its class names are also those of PhotoSwipe 4, which a shop on the page may use.
  adoptStyles(document, `@scope (dialog.nh-lightbox) { ${styles.default} }`);
  return library.default;
}

/**
 * Switches off its controls, which set `innerHTML` (Trusted Types refuse it), and its keeping of the
 * focus, which is the dialog's affair. Its types do not know `preloader`.
 */
export const quiet: PhotoSwipeOptions & { readonly preloader: false } = {
  close: false,
  zoom: false,
  counter: false,
  arrowPrev: false,
  arrowNext: false,
  preloader: false,
  trapFocus: false,
  returnFocus: false,
};
