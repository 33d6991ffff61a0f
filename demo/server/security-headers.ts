import { scriptSource } from './head-snippet';

/**
 * The headers of every response, with the Content-Security-Policy that the library supports.
 *
 * @param headSnippet the inline script of the pages; empty without one
 */
export function securityHeaders(headSnippet: string): Readonly<Record<string, string>> {
  const scripts = ["'self'", ...(headSnippet ? [scriptSource(headSnippet)] : [])];
  return {
    'Content-Security-Policy': [
      "default-src 'self'",
      `script-src ${scripts.join(' ')}`,
      "style-src 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types nh',
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'self'",
      "object-src 'none'",
    ].join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  };
}
