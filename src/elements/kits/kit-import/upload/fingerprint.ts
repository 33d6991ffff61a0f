import { jsonText } from '../../../../core/state/json-text';

/** The number of bytes hashed at the start and the end of a file. */
const EDGE = 1024 * 1024;

/**
 * Identifies a file that is chosen again after a reload: SHA-256 in hex over its name, size, time of change,
 * and first and last mebibyte. This avoids reading 200 MB twice.
 *
 * Undefined if the browser has no digests, as on plain http: such an upload starts again after a reload.
 *
 * @throws DOMException if the file cannot be read: it was moved or changed since it was chosen
 */
export async function fingerprint(file: File): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  const { name, size, lastModified } = file;
  const head = jsonText([name, size, lastModified]);
  const parts = new Blob([head, file.slice(0, EDGE), file.slice(Math.max(0, size - EDGE))]);
  return hex(await crypto.subtle.digest('SHA-256', await parts.arrayBuffer()));
}

/** A random id, used in place of a fingerprint. */
export function unrepeatable(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)).buffer);
}

function hex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
