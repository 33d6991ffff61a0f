/** The last request without a response, by its route's path. */
const pending = new Map<string, { readonly content: string; readonly key: string }>();

/** The idempotency key of a request. A repeated request gets the same key until a response arrives. */
export function keyOf(path: string, body: unknown): string {
  const content = JSON.stringify(body);
  const last = pending.get(path);
  if (last?.content === content) return last.key;
  const key = randomKey();
  pending.set(path, { content, key });
  return key;
}

/** Forgets a key after its response: from then on an equal request is a new one. */
export function forgetKey(path: string, key: string): void {
  if (pending.get(path)?.key === key) pending.delete(path);
}

/** A random key of 32 hexadecimal digits. `crypto.randomUUID` is missing on pages without HTTPS. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
