/** The endings of addresses that are requested. Whether an answer is a picture depends on its bytes. */
const PICTURE = /\.(?:png|jpe?g|gif|webp)$/i;

/** The value of an attribute that holds an address. */
const ATTRIBUTE = /\b(src|href)=(["'])([^"'<>]*)\2/gi;

/** The longest address of a picture. */
const LONGEST = 2000;

/** Whether a text is an address of a picture, as a whole or a path of its site. */
export function isPictureAddress(text: string): boolean {
  if (text.length > LONGEST || /\s/.test(text) || !/^(?:https?:\/\/|\/(?!\/))/.test(text))
    return false;
  const [path = ''] = text.split(/[?#]/, 1);
  return PICTURE.test(path);
}

/** The addresses of pictures in the values of settings and in markup, each once. */
export function pictureAddresses(value: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof value === 'string') {
    for (const address of addressesIn(value)) if (isPictureAddress(address)) found.add(address);
  } else if (typeof value === 'object' && value !== null) {
    for (const one of Object.values(value)) pictureAddresses(one, found);
  }
  return found;
}

function addressesIn(text: string): readonly string[] {
  if (!text.includes('<')) return [text];
  return [...text.matchAll(ATTRIBUTE)].map(([, , , address = '']) => decoded(address));
}

/** An address of markup with its ampersands. The CMS writes them as `&#038;`. */
const decoded = (address: string): string => address.replace(/&(?:amp|#0?38);/gi, '&');

/** A text with its addresses changed: the whole text, or the addresses in markup. */
export function withAddresses(text: string, change: (address: string) => string): string {
  if (!text.includes('<')) return change(text);
  return text.replace(
    ATTRIBUTE,
    (_, name: string, quote: string, address: string) =>
      `${name}=${quote}${changed(address, change)}${quote}`,
  );
}

function changed(address: string, change: (address: string) => string): string {
  const before = decoded(address);
  const after = change(before);
  if (after === before) return address;
  return before === address ? after : after.replaceAll('&', '&amp;');
}
