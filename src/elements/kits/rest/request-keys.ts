/** By their routes, the last requests that have had no answer. */
const unanswered = new Map<string, { readonly content: string; readonly key: string }>();

/** What a request is called: the same again as long as no answer to it has come. */
export function keyOf(route: string, body: unknown): string {
  const content = JSON.stringify(body);
  const last = unanswered.get(route);
  if (last?.content === content) return last.key;
  const key = randomKey();
  unanswered.set(route, { content, key });
  return key;
}

/** An answer has come: the same request is another one from now on. */
export function forgetKey(route: string, key: string): void {
  if (unanswered.get(route)?.key === key) unanswered.delete(route);
}

/** A name that no other request has, 32 hexadecimal digits; pages without encryption have no `randomUUID`. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
