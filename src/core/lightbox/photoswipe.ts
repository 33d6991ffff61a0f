import type PhotoSwipe from 'photoswipe';
import { adoptStyles } from '../element/styles';

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
