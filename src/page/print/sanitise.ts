import type { Element, ElementContent, Nodes, Properties } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { linkAddress } from './addresses';
import { type Printed, printed } from './printed';

/** The maximum number of levels of untrusted HTML; deeper HTML is printed as text. */
const MOST_LEVELS = 100;

/** Classes that content editors set: they place and size pictures, or name a colour of the theme. */
const CONTENT_CLASS = /^(?:align|wp-|size-|has-)[a-z\d-]+$/;

/**
 * The only list of allowed elements and attributes. Addresses are checked afterwards, by the checks of links and
 * pictures. Ids and names could replace properties of the document, and styles could cover the page.
 */
const schema: Schema = {
  tagNames: (
    'a abbr b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure ' +
    'h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q rp rt ruby s samp section small span strong sub summary sup ' +
    'table tbody td tfoot th thead time tr u ul var wbr'
  ).split(' '),
  attributes: {
    '*': [['className', CONTENT_CLASS], 'dir', 'lang', 'title'],
    a: ['href', 'hrefLang', ['target', '_blank'], ['rel', 'nofollow', 'noopener', 'noreferrer']],
    blockquote: ['cite'],
    del: ['cite', 'dateTime'],
    details: ['open'],
    img: ['alt', 'height', ['loading', 'eager', 'lazy'], 'src', 'width'],
    ins: ['cite', 'dateTime'],
    li: ['value'],
    ol: ['reversed', 'start', ['type', '1', 'a', 'A', 'i', 'I']],
    q: ['cite'],
    td: ['colSpan', 'rowSpan'],
    th: ['abbr', 'colSpan', 'rowSpan', ['scope', 'col', 'colgroup', 'row', 'rowgroup']],
    time: ['dateTime'],
  },
  ancestors: {
    caption: ['table'],
    col: ['table'],
    colgroup: ['table'],
    tbody: ['table'],
    td: ['table'],
    tfoot: ['table'],
    th: ['table'],
    thead: ['table'],
    tr: ['table'],
  },
  strip: [
    'script',
    'style',
    'template',
    'iframe',
    'noscript',
    'object',
    'svg',
    'math',
    'textarea',
    'title',
  ],
};

/**
 * Parses HTML from an untrusted source and keeps the allowed elements and attributes. The text of other elements stays,
 * except for code.
 *
 * @param pictureAddress returns an address that is safe for a picture; undefined for others
 */
export function sanitised(html: string, pictureAddress: PictureAddress): readonly Printed[] {
  if (!/[<&\0\r]/.test(html)) return html === '' ? [] : [html];
  const parsed = parseFragment(html);
  // The readers of the tree call themselves for each level.
  if (isDeep(parsed)) return [html];
  const tree = sanitize(fromParse5(parsed) as Nodes, schema);
  if (!('children' in tree)) return [];
  return printedChildren(tree.children as ElementContent[], pictureAddress);
}

/** Returns an address that is safe for a picture; undefined for others. */
type PictureAddress = (address: string) => string | undefined;

function isDeep(root: DefaultTreeAdapterTypes.ParentNode): boolean {
  let level: readonly DefaultTreeAdapterTypes.ParentNode[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_LEVELS) return true;
    level = level.flatMap(({ childNodes }) => childNodes.filter((child) => 'childNodes' in child));
  }
  return false;
}

function printedChildren(
  nodes: readonly ElementContent[],
  pictureAddress: PictureAddress,
): Printed[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return [node.value];
    return node.type === 'element' ? elementOf(node, pictureAddress) : [];
  });
}

function elementOf(element: Element, pictureAddress: PictureAddress): readonly Printed[] {
  const inside = printedChildren(element.children, pictureAddress);
  const { tagName, properties } = element;
  if (tagName === 'a') return [printed('a', link(properties), inside)];
  if (tagName !== 'img') return [printed(tagName, attributesOf(properties), inside)];
  const src = pictureAddress(String(properties.src ?? ''));
  // A picture without a text for it is decorative.
  const attributes = { ...attributesOf(properties), src, alt: String(properties.alt ?? '') };
  return src === undefined ? [] : [printed('img', attributes)];
}

/** A link that opens a window must not give it access to the page. */
function link(properties: Properties): Record<string, string | boolean | undefined> {
  const { rel, ...attributes } = attributesOf(properties);
  const href = linkAddress(String(properties.href ?? ''));
  const words = new Set(
    String(rel ?? '')
      .split(' ')
      .filter(Boolean),
  );
  if (attributes.target) words.add('noopener');
  return { ...attributes, href, rel: [...words].join(' ') || undefined };
}

/** The names of properties differ from those of attributes in case only, but for the class. */
function attributesOf(properties: Properties): Record<string, string | boolean | undefined> {
  const entries = Object.entries(properties).flatMap(([name, value]) => {
    const attribute = name === 'className' ? 'class' : name.toLowerCase();
    const text = Array.isArray(value) ? value.join(' ') : value;
    if (text === '' && attribute === 'class') return [];
    if (attribute === 'cite' && linkAddress(String(text)) === undefined) return [];
    return [[attribute, typeof text === 'boolean' ? text : String(text)] as const];
  });
  return Object.fromEntries(entries);
}
