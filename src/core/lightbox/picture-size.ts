import type { Size } from './view-size';

/** A drawing without a size of its own is shown this wide. */
const WIDTH = 1600;

/**
 * The size of the picture at `src`, once it has been fetched.
 *
 * @throws Error if there is no picture
 */
export async function pictureSize(src: string): Promise<Size> {
  const picture = new Image();
  picture.src = src;
  await picture.decode();
  const { naturalWidth: width, naturalHeight: height } = picture;
  return width && height ? { width, height } : { width: WIDTH, height: WIDTH * 0.75 };
}
