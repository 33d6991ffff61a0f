import { safeAddress } from '../../../../core/dom/safe-address';

const IMAGE_DATA =
  /^data:image\/(?:png|jpe?g|gif|webp|avif|svg\+xml|bmp)(?:;[\w-]+=[\w-]+)?(?:;base64)?,/i;

/** An absolute http(s) address; undefined for anything else. */
export function imageUrl(value: unknown): string | undefined {
  const address = safeAddress(value);
  return address?.startsWith('http') ? address : undefined;
}

/** A `data:` address of an image; undefined for anything else. An `<img>` does not run scripts in it. */
export function imageData(value: unknown): string | undefined {
  return typeof value === 'string' && IMAGE_DATA.test(value) ? value : undefined;
}
