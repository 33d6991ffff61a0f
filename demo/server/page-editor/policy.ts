/**
 * The Content-Security-Policy of the editor's page, as docs/editor.md describes it: Puck writes `<style>` elements, opens
 * its frame by markup, for which the policy `default` exists, and draws the arrows of lists by a `data:` image.
 */
export const editorPolicy: string = [
  "default-src 'self'",
  "script-src 'self'",
  "img-src 'self' data:",
  "style-src 'self'",
  "style-src-elem 'self' 'unsafe-inline'",
  "style-src-attr 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types nh default',
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
  "object-src 'none'",
].join('; ');
