import { headSnippetSource } from './head-snippet';

/** The headers of every answer. The policy is the one that the library is made for. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [
    "default-src 'self'",
    `script-src 'self' ${headSnippetSource}`,
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
