import { safeAddress } from '../dom/safe-address';
import { ATTRIBUTES, FUNCTIONS, PAINTS, WORDS } from './names';

/** An attribute that may be set as it is. */
export type CleanAttribute = readonly [name: string, value: string];

const XLINK = 'http://www.w3.org/1999/xlink';

// A browser would decode a `%`, and find another part than the one that is counted.
const LOCAL = /^#[^\s%]+$/;
const LOCAL_URL = /(?<![\w-])url\(\s*(["']?)#[^\s%"'()]+\1\s*\)/gi;

/**
 * The attributes of `source` that may be kept. `style` becomes paint attributes, since a strict policy
 * refuses it; an address stays only on a link (where it must be one to follow) and, within the drawing,
 * on what refers to a part of it.
 *
 * @param styled what the drawing's own style rules say of it
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
  // Last: a declaration wins over the attribute of the same name, and the part's own over a rule.
  const own = paintsIn(source.getAttribute('style') ?? '');
  for (const [name, value] of [...styled, ...own]) kept.set(name, value);
  return [...kept];
}

function isPlain(name: string, value: string): boolean {
  if (/^(data|aria)-[\w.-]+$/.test(name) || WORDS.has(name)) return true;
  return (ATTRIBUTES.has(name) || PAINTS.has(name)) && isHarmless(value);
}

/**
 * True where nothing is loaded by it. CSS has ever more functions that load something, so those that
 * may stand here are listed: a `url(…)` that is a part of the drawing itself, and what only computes.
 */
function isHarmless(value: string): boolean {
  // An escape or a comment could hide any name, and none of these values needs one.
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

/** The paints among declarations, as attributes; those that would load something are left out. */
export function paintsIn(style: string): CleanAttribute[] {
  return style.split(';').flatMap((declaration): CleanAttribute[] => {
    const [name = '', ...rest] = declaration.split(':');
    const value = rest.join(':').replace(/!\s*important/i, '');
    const isKept = PAINTS.has(name.trim()) && value.trim() !== '' && isHarmless(value);
    return isKept ? [[name.trim(), value.trim()]] : [];
  });
}
