import { createHash } from 'node:crypto';

/** The image types that the servers accept, by their first bytes. SVG is missing: it may hold scripts. */
const types = [
  { type: 'image/png', extension: 'png', magic: /^89504e470d0a1a0a/ },
  { type: 'image/jpeg', extension: 'jpg', magic: /^ffd8ff/ },
  // "GIF87a" or "GIF89a".
  { type: 'image/gif', extension: 'gif', magic: /^474946383[79]61/ },
  // "RIFF", four bytes of length, "WEBP".
  { type: 'image/webp', extension: 'webp', magic: /^52494646.{8}57454250/ },
] as const;

/** The media types of the images that the servers accept. */
export const imageTypes: readonly string[] = types.map(({ type }) => type);

/** The type of an image file, read from its first bytes; undefined when the type is not accepted. */
export function imageType(bytes: Uint8Array): (typeof types)[number] | undefined {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('hex');
  return types.find(({ magic }) => magic.test(start));
}

/** A file name made from the file's bytes: 32 hexadecimal digits. Equal files get equal names. */
export function contentName(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}
