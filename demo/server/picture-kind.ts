/** The kinds of pictures that are kept, by how their files begin. SVG is none: it can hold scripts. */
const kinds = [
  { type: 'image/png', extension: 'png', magic: '89504e470d0a1a0a' },
  { type: 'image/jpeg', extension: 'jpg', magic: 'ffd8ff' },
  // RIFF, the file's length, WEBP.
  { type: 'image/webp', extension: 'webp', magic: /^52494646.{8}57454250/ },
] as const;

/** What kind of picture a file is; undefined where it is none that is kept. */
export function pictureKind(bytes: Uint8Array): (typeof kinds)[number] | undefined {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('hex');
  return kinds.find(({ magic }) => start.search(magic) === 0);
}
