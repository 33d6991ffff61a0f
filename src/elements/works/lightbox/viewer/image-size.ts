import type { Size } from './view-size';

/** The longer side of a vector image in pixels: it can fill any screen. */
const VECTOR_SIZE = 4000;

/**
 * Loads the image at `src` and returns its size.
 *
 * An SVG is scaled up so that it can fill the screen: browsers give it 300 by 150 pixels if it has no size.
 *
 * @throws Error if the image cannot be loaded
 */
export async function imageSize(src: string): Promise<Size> {
  const image = new Image();
  image.src = src;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  if (!width || !height) return { width: VECTOR_SIZE, height: VECTOR_SIZE * 0.75 };
  const isVector = new URL(src, document.baseURI).pathname.toLowerCase().endsWith('.svg');
  const scale = isVector ? VECTOR_SIZE / Math.max(width, height) : 1;
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
