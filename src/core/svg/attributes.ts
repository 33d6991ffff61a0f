import { safeAddress } from '../dom/safe-address';
import { ATTRIBUTES, FUNCTIONS, PAINTS, WORDS } from './names';

/** An attribute that is safe to set. */
export type CleanAttribute = readonly [name: string, value: string];

const XLINK = 'http://www.w3.org/1999/xlink';

// No `%`: a browser would decode it, and resolve a different part than the one that was counted.
const LOCAL = /^#[^\s%]+$/;
const LOCAL_URL = /(?<![\w-])url\(\s*(["']?)#[^\s%"'()]+\1\s*\)/gi;

/**
 * Returns the attributes of `source` that may be kept. `style` becomes presentation attributes, because a
 * strict policy blocks it. Addresses are kept only on links (if safe to follow) and on references to parts
 * of the same drawing.
 *
 * @param styled the declarations of the drawing's own style rules for this element
 */
export function cleanAttributes(
  source: Element,
  styled: readonly CleanAttribute[] = [],
): CleanAttribute[] {
  const kept = new Map<string, string>();
  for (const { name, localName, namespaceURI, value } of source.attributes) {
    const isLink = localName === 'href' && (namespaceURI === null || namespaceURI === XLINK);
    if (isLink) {
      const address = cleanAddress(source.localName, value);
      if (address !== undefined) kept.set('href', address);
    } else if (namespaceURI === null && isPlain(name, value)) kept.set(name, value);
  }
  // Set last: a declaration outranks the attribute of the same name, and the `style` attribute outranks
  // a rule.
  const own = paintsIn(source.getAttribute('style') ?? '');
  for (const [name, value] of [...styled, ...own]) kept.set(name, value);
  return [...kept];
}

function isPlain(name: string, value: string): boolean {
  if (/^(data|aria)-[\w.-]+$/.test(name) || WORDS.has(name)) return true;
  return (ATTRIBUTES.has(name) || PAINTS.has(name)) && isHarmless(value);
}

/**
 * True if the value loads nothing. CSS keeps adding functions that load resources, so this is a list of
 * allowed ones: a `url(…)` within the drawing, and functions that only compute.
 */
function isHarmless(value: string): boolean {
  // An escape or a comment could hide any name; no valid value here needs one.
  if (/\\|\/\*/.test(value)) return false;
  const rest = value.replace(LOCAL_URL, ' ');
  const beforeCalls = rest.split('(').slice(0, -1);
  return beforeCalls.every((before) => FUNCTIONS.has(lastName(before.trimEnd()).toLowerCase()));
}

function lastName(text: string): string {
  return /(?<![\w-])[\w-]*$/.exec(text)?.[0] ?? '';
}

function cleanAddress(element: string, value: string): string | undefined {
  if (element === 'a') return value.startsWith('#') ? value : safeAddress(value);
  return LOCAL.test(value.trim()) ? value.trim() : undefined;
}

/**
 * Returns the presentation properties among declarations as attributes, without those that would load
 * something.
 */
export function paintsIn(style: string): CleanAttribute[] {
  return style.split(';').flatMap((declaration): CleanAttribute[] => {
    const [name = '', ...rest] = declaration.split(':');
    const value = rest.join(':').replace(/!\s*important/i, '');
    const isKept = PAINTS.has(name.trim()) && value.trim() !== '' && isHarmless(value);
    return isKept ? [[name.trim(), value.trim()]] : [];
  });
}
