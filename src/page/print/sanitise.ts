import type { Element, ElementContent, Nodes, Properties } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { linkAddress } from './addresses';
import { markupSchema } from './markup-schema';
import { type Printed, printed } from './printed';
import { isSafeId } from './safe-id';

/** The maximum number of levels of untrusted HTML; deeper HTML is printed as text. */
const MOST_LEVELS = 100;

/**
 * Parses HTML from an untrusted source and keeps the allowed elements and attributes. The text of other elements stays,
 * except for code.
 *
 * @param pictureAddress returns an address that is safe for a picture; undefined for others
 * @param schema the allowed elements and attributes. Default: those of settings
 */
export function sanitised(
  html: string,
  pictureAddress: PictureAddress,
  schema: Schema = markupSchema,
): readonly Printed[] {
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
  if (tagName === 'form') return [printed('form', form(properties), inside)];
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

/** A form without a safe address is sent to the page itself. */
function form(properties: Properties): Record<string, string | boolean | undefined> {
  const { action, ...attributes } = attributesOf(properties);
  return { ...attributes, action: linkAddress(String(action ?? '')) };
}

/** Attributes by which scripts find the elements of a builder's page, with their settings. */
const BUILDER_ATTRIBUTES: ReadonlySet<string> = new Set([
  'data-id',
  'data-element_type',
  'data-widget_type',
  'data-model-cid',
  'data-settings',
]);

function attributesOf(properties: Properties): Record<string, string | boolean | undefined> {
  const entries = Object.entries(properties).flatMap(([name, value]) => {
    const attribute = attributeName(name);
    const text = Array.isArray(value) ? value.join(attribute === 'accept' ? ',' : ' ') : value;
    if (BUILDER_ATTRIBUTES.has(attribute)) return [];
    if (text === '' && attribute === 'class') return [];
    if (attribute === 'cite' && linkAddress(String(text)) === undefined) return [];
    if (attribute === 'id' && !isSafeId(String(text))) return [];
    return [[attribute, typeof text === 'boolean' ? text : String(text)] as const];
  });
  return Object.fromEntries(entries);
}

/** The names of most properties differ from those of attributes in case only. */
function attributeName(property: string): string {
  if (property === 'className') return 'class';
  if (property === 'htmlFor') return 'for';
  if (property.startsWith('aria')) return `aria-${property.slice(4).toLowerCase()}`;
  if (!property.startsWith('data')) return property.toLowerCase();
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
