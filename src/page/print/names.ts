const forbidden: ReadonlySet<string> = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'plaintext',
  'xmp',
  'object',
  'embed',
  'base',
  'meta',
  'link',
]);

const tags = new Map<string, boolean>();

/**
 * Returns a tag unless it could run code or change how the rest of the page is read. The tags of blocks are fixed or
 * choices, so that a failure is a mistake of a block.
 */
export function checkedTag(tag: string): string {
  let isAllowed = tags.get(tag);
  if (isAllowed === undefined) {
    isAllowed = /^[a-z][a-z\d-]*$/i.test(tag) && !forbidden.has(tag.toLowerCase());
    tags.set(tag, isAllowed);
  }
  if (!isAllowed)
    throw new TypeError(`<${tag}> is not printed. Print an element that cannot run code.`);
  return tag;
}

const attributes = new Map<string, boolean>();

/** Returns an attribute's name unless its value would run as code or as a style. */
export function checkedAttribute(name: string): string {
  let isAllowed = attributes.get(name);
  if (isAllowed === undefined) {
    isAllowed = /^(?!on|style$|srcdoc$)[a-z][\w:-]*$/i.test(name);
    attributes.set(name, isAllowed);
  }
  if (!isAllowed)
    throw new TypeError(`The attribute "${name}" is not printed. Print a class instead.`);
  return name;
}
