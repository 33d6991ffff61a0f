/** The bytes of a zip file whose entries are stored as they are; in the browser, which has no zlib. */
export function storedZip(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const [path, content] = [encoder.encode(name), encoder.encode(text)];
    const shared = [20, 0x0800, 0, 0, 0x21];
    const sizes = [crc32(content), content.length, content.length];
    const local = header(0x04034b50, shared, sizes, [path.length, 0], []);
    const central = header(
      0x02014b50,
      [20, ...shared],
      sizes,
      [path.length, 0, 0, 0, 0],
      [0, offset],
    );
    parts.push(local, path, content);
    directory.push(central, path);
    offset += local.length + path.length + content.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const count = Object.keys(files).length;
  const end = header(0x06054b50, [0, 0, count, count], [size, offset], [0], []);
  return joined([...parts, ...directory, end]);
}

/** A signature, then numbers of 2, 4, 2 and 4 bytes, all little-endian. */
function header(
  signature: number,
  shorts: readonly number[],
  longs: readonly number[],
  lastShorts: readonly number[],
  lastLongs: readonly number[],
): Uint8Array {
  const bytes: number[] = [];
  const add = (value: number, width: number): void => {
    for (let byte = 0; byte < width; byte++) bytes.push((value >>> (8 * byte)) & 0xff);
  };
  add(signature, 4);
  for (const value of shorts) add(value, 2);
  for (const value of longs) add(value, 4);
  for (const value of lastShorts) add(value, 2);
  for (const value of lastLongs) add(value, 4);
  return Uint8Array.from(bytes);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    all.set(part, offset);
    offset += part.length;
  }
  return all;
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
