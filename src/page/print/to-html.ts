import { checkedAttribute, checkedTag } from './names';
import type { Printed, PrintedElement } from './printed';

const voidTags: ReadonlySet<string> = new Set(
  'area br col hr img input source track wbr'.split(' '),
);

/** Writes printed nodes as HTML text. */
export function toHtml(nodes: readonly Printed[] | Printed): string {
  let html = '';
  for (const node of Array.isArray(nodes) ? nodes : [nodes]) {
    html += typeof node === 'string' ? escaped(node) : elementText(node);
  }
  return html;
}

function elementText({ tag, attributes, children }: PrintedElement): string {
  let start = `<${checkedTag(tag)}`;
  for (const name in attributes) {
    const value = attributes[name] as string | true;
    start += ` ${checkedAttribute(name)}`;
    if (value !== true) start += `="${escaped(value)}"`;
  }
  if (voidTags.has(tag)) return `${start}>`;
  // Parsers leave out a line break at the start of these.
  const extra = /^(?:pre|textarea)$/.test(tag) && startsWithBreak(children) ? '\n' : '';
  return `${start}>${extra}${toHtml(children)}</${tag}>`;
}

function startsWithBreak([first]: readonly Printed[]): boolean {
  return typeof first === 'string' && first.startsWith('\n');
}

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  // Parsers turn a carriage return into a line break.
  '\r': '&#13;',
};

/** Escapes a text for the content of an element and for a quoted attribute. HTML cannot hold U+0000. */
function escaped(text: string): string {
  if (!/[&<>"'\r\0]/.test(text)) return text;
  return text.replace(/[&<>"'\r]/g, (found) => references[found] ?? '').replaceAll('\0', '');
}
