/**
 * An address with a simple host: letters, digits, single dots and hyphens, ending in letters. Such a host
 * always parses, and so does everything after a host. Most addresses thus need no parser, which takes as
 * long as ten simple rules.
 */
const EVERYDAY = /^https?:\/\/(?:[a-z\d]+[.-])*[a-z]+(?:[/?#]|$)/i;

/** URL parsers drop control characters before a scheme, and reject any other character there. */
const SCHEME =
  /^\W*(?:https?|ftps?|mailto|news|irc[6s]?|gopher|nntp|feed|telnet|mms|rtsp|sms|svn|tel|fax|xmpp|webcal|urn):/i;

/**
 * A host much longer than the limit of DNS (253 characters). URL parsers normalise hosts in quadratic time:
 * 80,000 combining accents take 2.7 s in Node 20.
 */
const ENDLESS_HOST = /^\W*(?:https?|ftp):[/\\]*[^/\\?#]{2000}/i;

/** Chromium's parser accepts a space in a host, which the standard's (and Node's) rejects. */
const BLANK_IN_HOST = /^\W*(?:https?|ftp):[/\\]*[^/\\?#]* /i;

/** True if the text parses as a URL with a scheme that WordPress allows (`wp_allowed_protocols()`). */
export function isUrl(text: string): boolean {
  if (EVERYDAY.test(text)) return true;
  // URL parsers drop all tabs and line breaks.
  const line = text.replace(/[\t\n\r]/g, '');
  return SCHEME.test(line) && !BLANK_IN_HOST.test(line) && !ENDLESS_HOST.test(line) && parses(line);
}

function parses(text: string): boolean {
  // Not `URL.canParse`: after Node 20 optimises a call of it, it rejects hosts with Latin-1 letters, such
  // as http://ß.
  try {
    return Boolean(new URL(text));
  } catch {
    return false;
  }
}
