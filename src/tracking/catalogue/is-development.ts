// Bundlers replace this expression; a page without a bundler has no `process`.
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** True in development and in tests. */
export function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production';
  } catch {
    return false;
  }
}
