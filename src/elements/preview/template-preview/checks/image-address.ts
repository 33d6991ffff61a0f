import { safeAddress } from '../../../../core/dom/safe-address';

const IMAGE_DATA =
  /^data:image\/(?:png|jpe?g|gif|webp|avif|svg\+xml|bmp)(?:;[\w-]+=[\w-]+)?(?:;base64)?,/i;

/** The whole address of an image on the web; undefined for anything else. */
export function imageUrl(value: unknown): string | undefined {
  const address = safeAddress(value);
  return address?.startsWith('http') ? address : undefined;
}

/** An image inside its own address; undefined for anything else. Scripts in it do not run in an `<img>`. */
export function imageData(value: unknown): string | undefined {
  return typeof value === 'string' && IMAGE_DATA.test(value) ? value : undefined;
}
