/**
 * A web address with an everyday host, all letters, digits and single dots and hyphens, ending in
 * letters. No such host fails to parse, and nothing after a host can, so most addresses need no
 * parser, which costs as much as ten simple rules.
 */
const EVERYDAY = /^https?:\/\/(?:[a-z\d]+[.-])*[a-z]+(?:[/?#]|$)/i;

/** What may stand before a scheme, control characters, is dropped by URL parsers; all else they refuse. */
const SCHEME =
  /^\W*(?:https?|ftps?|mailto|news|irc[6s]?|gopher|nntp|feed|telnet|mms|rtsp|sms|svn|tel|fax|xmpp|webcal|urn):/i;

/**
 * A host much longer than any that exists (DNS: 253 characters). URL parsers normalise it in
 * quadratic time: 80,000 combining accents take Node 20 2.7 s.
 */
const ENDLESS_HOST = /^\W*(?:https?|ftp):[/\\]*[^/\\?#]{2000}/i;

/** Chromium's parser lets a blank into a host, where the standard's (and Node's) refuses it. */
const BLANK_IN_HOST = /^\W*(?:https?|ftp):[/\\]*[^/\\?#]* /i;

/** Whether the text parses as a URL whose scheme WordPress lets through (`wp_allowed_protocols()`). */
export function isUrl(text: string): boolean {
  if (EVERYDAY.test(text)) return true;
  // URL parsers drop tabs and line breaks wherever they stand.
  const line = text.replace(/[\t\n\r]/g, '');
  return SCHEME.test(line) && !BLANK_IN_HOST.test(line) && !ENDLESS_HOST.test(line) && parses(line);
}

function parses(text: string): boolean {
  // Not URL.canParse: once Node 20 has optimised a call of it, it rejects hosts with Latin-1
  // letters, such as http://ß.
  try {
    return Boolean(new URL(text));
  } catch {
    return false;
  }
}
