/**
 * Completes a typed address: text with a dot and without a scheme loses its leading slashes and gets
 * `http://`. `localhost:8080` is unchanged, because it looks like a scheme.
 */
export function completedUrl(text: string): string {
  const trimmed = text.trim();
  const hasScheme = /^[a-z][a-z0-9.+-]*:/i.test(trimmed);
  return hasScheme || !trimmed.includes('.') ? trimmed : `http://${trimmed.replace(/^\/+/, '')}`;
}
