import type { Size } from './view-size';

/** A drawing has no pixels of its own: its longer side is this, and the screen's size limits it. */
const DRAWN = 4000;

/**
 * The size of the picture at `src`, once it has been fetched.
 *
 * A drawing (SVG) may be shown as large as the screen; without a size it is a browser's 300 by 150.
 *
 * @throws Error if there is no picture
 */
export async function pictureSize(src: string): Promise<Size> {
  const picture = new Image();
  picture.src = src;
  await picture.decode();
  const { naturalWidth: width, naturalHeight: height } = picture;
  if (!width || !height) return { width: DRAWN, height: DRAWN * 0.75 };
  const isDrawing = new URL(src, document.baseURI).pathname.toLowerCase().endsWith('.svg');
  const scale = isDrawing ? DRAWN / Math.max(width, height) : 1;
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
