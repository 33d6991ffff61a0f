/** Bytes at either end that tell files of one name, size and time apart. */
const EDGE = 1024 * 1024;

/**
 * What a file is known by when it is picked again after a reload: SHA-256 in hex over its name, size, time
 * of change, and first and last mebibyte. So two hundred megabytes need not be read twice.
 *
 * Undefined where the browser has no digests, which is on plain http: such an upload begins anew.
 *
 * @throws DOMException where the file cannot be read: it has been moved or changed since it was picked
 */
export async function fingerprint(file: File): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  const { name, size, lastModified } = file;
  const head = JSON.stringify([name, size, lastModified]);
  const parts = new Blob([head, file.slice(0, EDGE), file.slice(Math.max(0, size - EDGE))]);
  return hex(await crypto.subtle.digest('SHA-256', await parts.arrayBuffer()));
}

/** A name that no other upload has, in the fingerprint's place. */
export function unrepeatable(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)).buffer);
}

function hex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
