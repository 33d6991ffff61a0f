import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { sanitised } from '../../../../src/page/print/sanitise';
import { linkAddress, pictureAddress, toHtml } from '../../../../src/print';

/** Elements that run, load or submit something. SVG and MathML are recognised by their namespace. */
const CODE_ELEMENTS: ReadonlySet<string> = new Set(
  'script style template iframe frame frameset object embed applet noscript link meta base form input button select textarea portal'.split(
    ' ',
  ),
);

/** Attributes that hold an address. */
const ADDRESSES: ReadonlySet<string> = new Set([
  'href',
  'src',
  'action',
  'formaction',
  'poster',
  'data',
  'background',
]);

const HTML = 'http://www.w3.org/1999/xhtml';

/**
 * Filters HTML of a kit for an account without the CMS's right `unfiltered_html`, with the sanitiser of the page
 * printer.
 *
 * @returns undefined if the HTML has no code and no unfinished tag; it stays as it is
 */
export function withoutCode(html: string): string | undefined {
  if (!/<[a-z!/?]/i.test(html)) return undefined;
  let isCut = false;
  // The parser drops a tag without its end. Printed before other text, the tag would get an end.
  const onParseError = ({ code }: { readonly code: string }) => {
    isCut ||= code === 'eof-in-tag';
  };
  const parsed = parseFragment(html, { onParseError });
  if (!isCut && !hasCode(parsed)) return undefined;
  return toHtml(sanitised(html, pictureAddress));
}

function hasCode(root: DefaultTreeAdapterTypes.ParentNode): boolean {
  const left: DefaultTreeAdapterTypes.ParentNode[] = [root];
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    for (const child of node.childNodes) {
      if (!('tagName' in child)) continue;
      if (isCode(child)) return true;
      left.push(child);
    }
  }
  return false;
}

function isCode({ tagName, namespaceURI, attrs }: DefaultTreeAdapterTypes.Element): boolean {
  if (namespaceURI !== HTML || CODE_ELEMENTS.has(tagName)) return true;
  return attrs.some(({ name, value }) => /^(?:on|srcdoc$)/.test(name) || isScript(name, value));
}

/** Whether an attribute holds an address of a scheme that no link may have, such as `javascript:`. */
function isScript(name: string, value: string): boolean {
  if (!ADDRESSES.has(name)) return false;
  // Browsers leave out control characters within an address.
  const address = value.replace(/[\p{Cc}\s]/gu, '');
  return /^[a-z][a-z\d+.-]*:/i.test(address) && linkAddress(address) === undefined;
}
