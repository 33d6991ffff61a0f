// A bundler puts the word in its place; a page without one knows no `process`.
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** True where the code runs for whoever writes it: in development and in tests. */
export function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production';
  } catch {
    return false;
  }
}
