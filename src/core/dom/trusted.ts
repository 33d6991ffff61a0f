/** The part of Trusted Types that is used here; TypeScript's DOM library does not have it yet. */
interface Policy {
  createHTML(text: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy;
}

const pass: Policy = { createHTML: (text) => text };
let policy: Policy | undefined;

/** The page's one policy, `nh`; made at first need, so that a page that makes no markup has none. */
function trustedTypes(): Policy {
  policy ??=
    (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('nh', pass) ?? pass;
  return policy;
}

/**
 * Text with its HTML entities turned into characters (`Fish &amp; chips` → `Fish & chips`). Tags in it
 * stay text: nothing is ever interpreted as markup.
 */
export function decodedText(text: string): string {
  if (!text.includes('&')) return text;
  // Without a `<` there is no tag, no comment and no script for the parser to find.
  const markup = trustedTypes().createHTML(text.replaceAll('<', '&lt;'));
  return new DOMParser().parseFromString(markup, 'text/html').body.textContent ?? text;
}
